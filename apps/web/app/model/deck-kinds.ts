import { DECK_KINDS, type DeckKind, type DecksByKind, type DeckSources } from '@crownsmith/api-client';
import { err, ok, type Result } from '@crownsmith/domain';

type Kind = keyof DecksByKind;

/** A noun: of one, and of several. */
export type Nouns = readonly [one: string, many: string];

/** What decks of a kind are called: one of them, and several. */
export const KIND_NOUNS: Readonly<Record<Kind, Nouns>> = {
  tournament: ['tournament deck', 'tournament decks'],
  casual: ['casual list', 'casual lists'],
  precon: ['precon', 'precons'],
  own: ['deck of this site’s users', 'decks of this site’s users'],
  unknown: ['deck of unknown kind', 'decks of unknown kind'],
};

/** What decks are called that are of any kind, or of one. */
export const deckNouns = (kind: Kind | undefined): Nouns =>
  kind === undefined ? ['deck', 'decks'] : KIND_NOUNS[kind];

/** The same as a label. @example kindLabel('casual') // 'Casual lists' */
export const kindLabel = (kind: Kind | undefined): string => {
  const [, many] = deckNouns(kind);
  return many.charAt(0).toUpperCase() + many.slice(1);
};

/** Longest value that an error repeats, in characters. */
const MAX_REPEATED = 150;

/**
 * Whose decks count, by the text of a query; undefined for all. @returns an error where it is no kind
 * @example parseKind('Casual') // { ok: true, value: 'casual' }
 */
export const parseKind = (text: string | undefined): Result<DeckKind | undefined, string> => {
  if (text === undefined || text === '') return ok(undefined);
  const kind = DECK_KINDS.find((known) => known === text.toLowerCase());
  return kind === undefined
    ? err(`“${text.slice(0, MAX_REPEATED)}” is not whose decks count: ${DECK_KINDS.join(', ')}.`)
    : ok(kind);
};

/** Fewest decks of a kind that a page offers: of fewer each decides what is usual. */
const MIN_OFFERED = 8;

const totalOf = (kinds: DecksByKind): number => Object.values(kinds).reduce((sum, decks) => sum + decks, 0);

/** Both numbers of decks together, by kind. */
export const addKinds = (a: DecksByKind, b: DecksByKind): DecksByKind =>
  Object.fromEntries(
    [...DECK_KINDS, 'unknown' as const].flatMap((kind) => {
      const decks = (a[kind] ?? 0) + (b[kind] ?? 0);
      return decks === 0 ? [] : [[kind, decks]];
    }),
  );

/** The kinds that some decks can be narrowed to: those with enough of them, unless all decks are of one. */
export const offeredKinds = (kinds: DecksByKind): readonly DeckKind[] =>
  DECK_KINDS.filter((kind) => (kinds[kind] ?? 0) >= MIN_OFFERED && kinds[kind] !== totalOf(kinds));

/** The kind that all of some decks are of; undefined where they are of several, or of unknown ones. */
export const onlyKind = (kinds: DecksByKind): DeckKind | undefined =>
  DECK_KINDS.find((kind) => (kinds[kind] ?? 0) > 0 && kinds[kind] === totalOf(kinds));

/** Of this share on, decks of a month are as good as all of one kind. */
const MAIN_SHARE = 0.9;

const mainKind = (kinds: DecksByKind): Kind | undefined => {
  const entries = Object.entries(kinds) as [Kind, number][];
  const total = totalOf(kinds);
  return entries.find(([, decks]) => decks >= MAIN_SHARE * total)?.[0];
};

/**
 * Whose decks those of each month are, in words: of one kind, of one source whose kind is not known, or of several. Shares of two months
 * that differ in it are not of the same players.
 */
export const monthOrigins = ({ sources, months }: DeckSources): ReadonlyMap<string, string> =>
  new Map(
    months.map(({ period, kinds, main }) => {
      const kind = mainKind(kinds);
      if (kind !== undefined && kind !== 'unknown') return [period, KIND_NOUNS[kind][1]];
      if (kind === undefined || main === null) return [period, 'decks of several sources'];
      return [period, `decks of ${sources[main]?.name ?? `source ${main + 1}`}`];
    }),
  );
