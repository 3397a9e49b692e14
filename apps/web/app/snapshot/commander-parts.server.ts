import { DECK_KINDS } from '@crownsmith/api-client';
import { BRACKETS, makeSlug } from '@crownsmith/domain';
import { orElse } from '@crownsmith/answers/snapshot';
import type { PageList, PageRow } from '#app/model/card';
import type { CommanderView, PageDeck } from '#app/model/commander';
import { KIND_NOUNS, kindLabel, type Nouns } from '#app/model/deck-kinds';
import type { PageNarrowing } from '#app/model/narrowed';
import type { NarrowedDecks } from './narrowed-decks.server';
import type { Snapshot } from './snapshot.server';

/** Some of a commander's decks, with page JSON of their own: those of a theme, a tribe, a price, a bracket or a kind. */
export interface CommanderPart {
  /** last segment of the address */
  readonly key: string;
  readonly name: string;
  readonly numDecks: number;
  /** what its decks are called; `decks` by default */
  readonly nouns?: Nouns | undefined;
  /** decks of the commander that its decks are counted among; undefined for all */
  readonly countedDecks?: number | undefined;
  readonly lists: readonly PageList[];
  /** every card that is counted */
  readonly rows: readonly PageRow[];
  readonly manaCurve: readonly number[];
  readonly types: Readonly<Record<string, number>>;
  /** USD; null where no price is known */
  readonly averagePrice: number | null;
  /** without the commanders; undefined in snapshots of older pipelines */
  readonly averageDeck: PageDeck | undefined;
  /** as in `bracketCounts` */
  readonly bracketCounts?: Readonly<Record<string, number>> | undefined;
}

const EVERY_DECK = { withCards: [], withoutCards: [] } as const;

/** Live counts; undefined in snapshots of older pipelines, and where the file is damaged. */
const countsOf = (snapshot: Snapshot): NarrowedDecks | undefined =>
  orElse(() => snapshot.narrowedDecks(), undefined);

/** A commander's decks by estimated bracket, those without decks left out; undefined where brackets were not estimated. */
export const countBrackets = (
  snapshot: Snapshot,
  of: CommanderView,
  narrowing: PageNarrowing = EVERY_DECK,
): Readonly<Record<string, number>> | undefined => {
  const brackets = countsOf(snapshot)?.figures(of, narrowing).brackets;
  return (
    brackets &&
    Object.fromEntries(brackets.flatMap((decks, at) => (decks > 0 ? [[String(at + 1), decks]] : [])))
  );
};

interface NarrowedPart extends Pick<CommanderPart, 'key' | 'name' | 'nouns'> {
  readonly narrowing: PageNarrowing;
}

/** The bracket or the kind of decks that a segment names. */
const findCondition = (key: string, { hasBrackets }: NarrowedDecks): NarrowedPart | undefined => {
  const kind = DECK_KINDS.find((known) => known === key);
  if (kind !== undefined) {
    return { key, name: kindLabel(kind), nouns: KIND_NOUNS[kind], narrowing: { ...EVERY_DECK, decks: kind } };
  }
  const known = BRACKETS.find(({ name, bracket }) =>
    [makeSlug(name), `bracket-${bracket}`, String(bracket)].includes(key),
  );
  return known === undefined || !hasBrackets
    ? undefined
    : {
        key: makeSlug(known.name),
        name: known.name,
        narrowing: { ...EVERY_DECK, bracket: known.bracket },
      };
};

const findNarrowedPart = async (
  snapshot: Snapshot,
  of: CommanderView,
  key: string,
): Promise<CommanderPart | undefined> => {
  const decks = countsOf(snapshot);
  if (decks === undefined) return undefined;
  const found = findCondition(key, decks);
  if (found === undefined) return undefined;
  const { narrowing, ...part } = found;
  const view = await decks.narrow(of, narrowing);
  if (view.numDecks === 0) return undefined;
  return {
    ...part,
    numDecks: view.numDecks,
    countedDecks: view.countedDecks < of.numDecks ? view.countedDecks : undefined,
    lists: view.lists,
    rows: decks.rows(of, narrowing),
    manaCurve: view.manaCurve,
    types: view.types,
    averagePrice: decks.averagePrice(of, narrowing),
    averageDeck: decks.averageDeck(of, narrowing),
    bracketCounts: countBrackets(snapshot, of, narrowing),
  };
};

/**
 * Finds a part by the last segment of an address: the key of a variant or the slug of its name, whose decks (`tournament`), or
 * a bracket by its name (`optimized`, `cedh`) or number (`bracket-4`). Undefined for an unknown one, and for one without decks.
 */
export const findPart = async (
  snapshot: Snapshot,
  of: CommanderView,
  text: string,
): Promise<CommanderPart | undefined> => {
  const key = makeSlug(text);
  const variants = await snapshot.browse.variants(of.slug);
  const known = variants.find((own) => own.key === key || makeSlug(own.name) === key);
  if (known === undefined) return findNarrowedPart(snapshot, of, key);
  const variant = await snapshot.browse.variant(of.slug, known.key);
  return variant && { ...variant, rows: variant.lists.flatMap(({ rows }) => rows) };
};
