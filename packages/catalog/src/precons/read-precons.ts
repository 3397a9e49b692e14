import { isUtf8 } from 'node:buffer';
import {
  makeSlug,
  parseDeckList,
  MAX_COMMANDERS,
  MAX_LIST_CHARACTERS,
  type DeckListFacts,
  type Slug,
} from '@crownsmith/domain';
import { z } from 'zod';
import { BrokenGzipError, gunzipIfCompressed } from '../records/gunzip';

/** A deck as it is sold: names that nobody looked up yet. */
export interface Precon {
  /** Of its name; where a folder has two of one name, of name and set. */
  readonly slug: Slug;
  readonly name: string;
  /** Code in lower case or name of its set, as the file says. */
  readonly set?: string;
  /** ISO date. */
  readonly releasedAt?: string;
  readonly commanders: readonly string[];
  /** Names and counts without the commanders, each name once. */
  readonly cards: readonly { readonly name: string; readonly count: number }[];
}

/** Why a file gives no precon. */
export type PreconFault =
  | 'too-large'
  | 'gzip'
  | 'not-utf8'
  | 'json'
  | 'shape'
  | 'no-name'
  | 'no-commander'
  | 'no-cards'
  | 'line'
  | 'duplicate';

/** A file of a folder of precons. */
export interface PreconFile {
  /** Name of the file, for messages. */
  readonly file: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** What comes of a folder of precons, file by file; a file without fault may still have lines that could not be read. */
export type PreconEvent =
  | { readonly kind: 'precon'; readonly precon: Precon; readonly file: string }
  | { readonly kind: 'reject'; readonly code: PreconFault; readonly reason: string; readonly file: string };

/** Longest file, decompressed, in bytes: decks with all card facts in them run to some 300 kB. */
export const MAX_PRECON_BYTES = 4 * 1024 * 1024;

const card = z.object({
  name: z.string().trim().min(1).max(500),
  count: z.number().int().min(1).max(1000).default(1),
});
const cards = z.array(card).max(1000);
const text = z.string().trim().max(500).nullish();

/** A deck file of MTGJSON (mtgjson.com/data-models/deck, read 2026-11-21), and plainer files of the same words. */
const deckSchema = z.object({
  name: z.string().trim().min(1).max(300),
  code: text,
  set: text,
  releaseDate: text,
  date: text,
  commander: cards.nullish(),
  commanders: z.array(z.union([z.string().trim().min(1).max(500), card])).nullish(),
  mainBoard: cards.nullish(),
  cards: z
    .array(z.union([z.string().trim().min(1).max(500), card]))
    .max(1000)
    .nullish(),
});
const wrapped = z.object({ data: z.unknown() });

type Outcome =
  | { readonly precon: Precon; readonly reason?: undefined }
  | { readonly code: PreconFault; readonly reason: string };

const isoDate = (value: string | null | undefined): string | undefined => {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(value ?? '')?.[0];
  return date !== undefined && !Number.isNaN(Date.parse(date)) ? date : undefined;
};

/** Set codes are short words; whatever else stands there is the set's name. */
const setOf = (value: string | null | undefined): string | undefined => {
  if (value === null || value === undefined || value === '') return undefined;
  return /^[a-z0-9]{2,6}$/i.test(value) ? value.toLowerCase() : value;
};

interface Listed {
  readonly name: string;
  readonly count: number;
}

const gathered = (entries: readonly Listed[]): readonly Listed[] => {
  const counts = new Map<string, number>();
  for (const { name, count } of entries) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].map(([name, count]) => ({ name, count }));
};

const makePrecon = (
  facts: { readonly name: string; readonly set: string | undefined; readonly date: string | undefined },
  commanders: readonly string[],
  entries: readonly Listed[],
): Outcome => {
  if (facts.name === '') return { code: 'no-name', reason: 'it has no name' };
  if (commanders.length === 0) return { code: 'no-commander', reason: 'it names no commander' };
  if (commanders.length > MAX_COMMANDERS)
    return { code: 'shape', reason: `it names more than ${MAX_COMMANDERS} commanders` };
  if (entries.length === 0) return { code: 'no-cards', reason: 'it lists no card beside its commander' };
  const set = setOf(facts.set);
  const releasedAt = isoDate(facts.date);
  return {
    precon: {
      slug: makeSlug(facts.name),
      name: facts.name,
      ...(set !== undefined && { set }),
      ...(releasedAt !== undefined && { releasedAt }),
      commanders,
      cards: gathered(entries.filter(({ name }) => !commanders.includes(name))),
    },
  };
};

const listed = (entry: string | Listed): Listed =>
  typeof entry === 'string' ? { name: entry, count: 1 } : entry;

const fromJson = (content: string): Outcome => {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    return { code: 'json', reason: error instanceof Error ? error.message : 'it is not JSON' };
  }
  const outer = wrapped.safeParse(value);
  const deck = deckSchema.safeParse(outer.success && outer.data.data !== undefined ? outer.data.data : value);
  if (!deck.success) {
    const issue = deck.error.issues[0];
    return { code: 'shape', reason: `${issue?.path.join('.') || 'deck'}: ${issue?.message ?? 'unexpected'}` };
  }
  const { name, code, set, releaseDate, date, commander, commanders, mainBoard, cards: plain } = deck.data;
  const leaders = [...(commander ?? []), ...(commanders ?? [])].map((each) => listed(each).name);
  const rest = [...(mainBoard ?? []), ...(plain ?? [])].map(listed);
  return makePrecon(
    { name, set: code ?? set ?? undefined, date: releaseDate ?? date ?? undefined },
    [...new Set(leaders)],
    rest,
  );
};

const HEAD_LINE = /^\s*(name|set|date)\s*:\s*(.*?)\s*$/i;

/** A deck list below lines `Name:`, `Set:` and `Date:`; the list is read as the domain reads what people paste. */
const fromText = (content: string, facts: DeckListFacts): Outcome => {
  if (content.length > MAX_LIST_CHARACTERS)
    return { code: 'too-large', reason: `a list has at most ${MAX_LIST_CHARACTERS} characters` };
  const lines = content.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const head = new Map<string, string>();
  let at = 0;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const [, key, value] = HEAD_LINE.exec(line) ?? [];
    if (key !== undefined && value !== undefined) head.set(key.toLowerCase(), value);
    else if (line.trim() !== '') break;
  }
  // Blank lines in their place keep the numbers of the lines right.
  const list = parseDeckList([...lines.slice(0, at).map(() => ''), ...lines.slice(at)].join('\n'), facts);
  const [error] = list.errors;
  if (error !== undefined)
    return { code: 'line', reason: `line ${error.line}, column ${error.column}: ${error.code}` };
  return makePrecon(
    { name: head.get('name') ?? '', set: head.get('set'), date: head.get('date') },
    list.commanders.map(({ name }) => name),
    list.main,
  );
};

const readAll = async (bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array | undefined> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of gunzipIfCompressed(bytes)) {
    length += part.length;
    if (length > MAX_PRECON_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const readPrecon = async (bytes: AsyncIterable<Uint8Array>, facts: DeckListFacts): Promise<Outcome> => {
  try {
    const whole = await readAll(bytes);
    if (whole === undefined)
      return { code: 'too-large', reason: `it is longer than ${MAX_PRECON_BYTES} bytes` };
    const content = new TextDecoder().decode(whole);
    const outcome = /^\s*[{[]/.test(content) ? fromJson(content) : fromText(content, facts);
    // What can be read in spite of it would show odd letters in names.
    return 'precon' in outcome && !isUtf8(whole) ? { code: 'not-utf8', reason: 'it is not UTF-8' } : outcome;
  } catch (error) {
    if (!(error instanceof BrokenGzipError)) throw error;
    return { code: 'gzip', reason: error.message };
  }
};

/**
 * Reads precons, a deck a file, gzipped or not: a deck file of MTGJSON, plain JSON of the same words, or a text of lines
 * `Name:`, `Set:` and `Date:` above a deck list. A file that gives none is a reject with its name; so is the second of one
 * name and set. Of two with one name and different sets, the second's slug ends with its set.
 */
export async function* readPrecons(
  files: AsyncIterable<PreconFile> | Iterable<PreconFile>,
  facts: DeckListFacts = {},
): AsyncGenerator<PreconEvent> {
  const slugs = new Set<string>();
  const seen = new Set<string>();
  for await (const { file, bytes } of files) {
    const outcome = await readPrecon(bytes, facts);
    if (!('precon' in outcome)) {
      yield { kind: 'reject', code: outcome.code, reason: `${file}: ${outcome.reason}`, file };
      continue;
    }
    const { precon } = outcome;
    const slug = slugs.has(precon.slug) ? makeSlug(`${precon.name} ${precon.set ?? ''}`) : precon.slug;
    const identity = `${precon.slug}|${precon.set ?? ''}`;
    if (seen.has(identity) || slugs.has(slug)) {
      yield { kind: 'reject', code: 'duplicate', reason: `${file}: there is another ${precon.name}`, file };
      continue;
    }
    seen.add(identity);
    slugs.add(slug);
    yield { kind: 'precon', precon: { ...precon, slug }, file };
  }
}
