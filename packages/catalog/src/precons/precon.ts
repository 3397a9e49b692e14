import { makeSlug, MAX_COMMANDERS, type Slug } from '@crownsmith/domain';

/** A preconstructed deck with its card names as written. */
export interface Precon {
  /** Made from the name; `distinctPrecons` adds the set where several precons have one name. */
  readonly slug: Slug;
  readonly name: string;
  /** Code in lower case or name of its set, as in the file. */
  readonly set?: string;
  /** ISO date. */
  readonly releasedAt?: string;
  readonly commanders: readonly string[];
  /** Cards without the commanders, each name once. */
  readonly cards: readonly PreconEntry[];
}

export interface PreconEntry {
  readonly name: string;
  readonly count: number;
}

/** Why a file yields no precon. */
export type PreconFault =
  | 'too-large'
  | 'gzip'
  | 'binary'
  | 'not-a-list'
  | 'shape'
  | 'no-name'
  | 'no-commander'
  | 'no-cards'
  | 'line'
  | 'duplicate';

/** A precon, or why a file yields none. */
export type PreconResult =
  | { readonly precon: Precon; readonly reason?: undefined }
  | { readonly code: PreconFault; readonly reason: string };

const isoDateIn = (value: string | null | undefined): string | undefined => {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(value ?? '')?.[0];
  return date !== undefined && !Number.isNaN(Date.parse(date)) ? date : undefined;
};

/** A set code in lower case; any longer text is the set's name. */
const setOf = (value: string | null | undefined): string | undefined => {
  if (value === null || value === undefined || value === '') return undefined;
  return /^[a-z0-9]{2,6}$/i.test(value) ? value.toLowerCase() : value;
};

const mergeEntries = (entries: readonly PreconEntry[]): readonly PreconEntry[] => {
  const counts = new Map<string, number>();
  for (const { name, count } of entries) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].map(([name, count]) => ({ name, count }));
};

/** What a file says of its precon. */
export interface PreconHeader {
  readonly name: string;
  readonly set: string | null | undefined;
  readonly date: string | null | undefined;
}

/** A precon from its parts; an error if it lacks a name, a commander or cards. */
export const makePrecon = (
  header: PreconHeader,
  commanders: readonly string[],
  entries: readonly PreconEntry[],
): PreconResult => {
  if (header.name === '') return { code: 'no-name', reason: 'the deck has no name' };
  if (commanders.length === 0) return { code: 'no-commander', reason: 'the deck has no commander' };
  if (commanders.length > MAX_COMMANDERS)
    return { code: 'shape', reason: `the deck has more than ${MAX_COMMANDERS} commanders` };
  if (entries.length === 0)
    return { code: 'no-cards', reason: 'the deck has no cards besides its commander' };
  const set = setOf(header.set);
  const releasedAt = isoDateIn(header.date);
  return {
    precon: {
      slug: makeSlug(header.name),
      name: header.name,
      ...(set !== undefined && { set }),
      ...(releasedAt !== undefined && { releasedAt }),
      commanders,
      cards: mergeEntries(entries.filter(({ name }) => !commanders.includes(name))),
    },
  };
};
