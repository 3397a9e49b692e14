import { areEnoughDecks } from '@crownsmith/domain';
import type { PageCard, PageRow } from '#app/model/card';
import type { DeckFigures } from '#app/model/narrowed';

/** One of two commanders that are compared, or a variant of one, or its decks without that variant. */
export interface ComparedSide {
  /** value of the query parameter: `edgar-markov`, or `edgar-markov/tokens` */
  readonly key: string;
  readonly label: string;
  /** the page that it is on its own */
  readonly url: string;
  readonly cards: readonly PageCard[];
  readonly numDecks: number;
  /** the cards that its decks play, with their counts */
  readonly rows: readonly SideRow[];
  /** the most decks that may play a card that `rows` lack; absent where none does */
  readonly mostUnlisted?: ((card: PageCard) => number) | undefined;
  readonly manaCurve: readonly number[];
  readonly types: Readonly<Record<string, number>>;
  /** US dollars; undefined where no price is known */
  readonly averagePrice: number | undefined;
  readonly figures: DeckFigures | undefined;
}

/** A card of a side with its counts. */
export interface SideRow extends PageRow {
  /** the most decks that may play it, where `numDecks` are the fewest that do; absent where they are all */
  readonly mostDecks?: number | undefined;
}

/** How many decks of a side play a card: from `fewest` to `most`, which are the same where they were counted. */
export interface ComparedCount {
  readonly fewest: number;
  readonly most: number;
  readonly of: number;
}

/** A card with its counts on both sides. */
export interface ComparedRow {
  readonly card: PageCard;
  readonly a: ComparedCount;
  readonly b: ComparedCount;
}

/** What two sides have in common and what they do not. */
export interface Comparison {
  /** cards that enough decks of both play, those first of which more of either do */
  readonly both: readonly ComparedRow[];
  /** cards that more decks of the first play, the greatest difference first */
  readonly ratherA: readonly ComparedRow[];
  readonly ratherB: readonly ComparedRow[];
  /** which part of the cards of an average deck of one is in an average deck of the other, 0–1 */
  readonly overlap: number;
  /** whether decks of all cards were counted; if not, `overlap` is an estimate */
  readonly isExact: boolean;
}

/** Decks whose bracket is estimated: of some formats none is, whose decks are among `numDecks` of figures. */
export const estimatedDecks = (brackets: readonly number[] = []): number =>
  brackets.reduce((sum, decks) => sum + decks, 0);

/** A card is common to both from this inclusion on. */
const MIN_SHARED = 0.2;
/** A side prefers a card from this difference of inclusion on. */
const MIN_DIFFERENCE = 0.1;
/** Fewest decks that could play a card whose rate is shown, of a side that has no more itself. */
const MIN_POTENTIAL = 3;

type Rows = Pick<ComparedSide, 'rows' | 'numDecks' | 'mostUnlisted'>;

const rate = (decks: number, of: number): number => (of > 0 ? decks / of : 0);
/** The lowest share of a side's decks that plays a card, 0–1. */
const leastOf = ({ fewest, of }: ComparedCount): number => rate(fewest, of);
const mostOf = ({ most, of }: ComparedCount): number => rate(most, of);

/** The count of a card by its row, or of one without a row. */
const countOf = (side: Rows, card: PageCard, row: SideRow | undefined): ComparedCount =>
  row === undefined
    ? { fewest: 0, most: side.mostUnlisted?.(card) ?? 0, of: side.numDecks }
    : { fewest: row.numDecks, most: row.mostDecks ?? row.numDecks, of: row.potentialDecks };

/** Whether too few of a side's decks could play a card to say anything of it. */
const isRare = (row: SideRow | undefined, { numDecks }: Rows): boolean =>
  row !== undefined &&
  (areEnoughDecks(numDecks) ? !areEnoughDecks(row.potentialDecks) : row.potentialDecks < MIN_POTENTIAL);

const joinRows = (a: Rows, b: Rows): readonly ComparedRow[] => {
  const known = ({ rows }: Rows) => new Map(rows.map((row) => [row.card.slug, row]));
  const [left, right] = [known(a), known(b)];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((slug) => {
    const [inA, inB] = [left.get(slug), right.get(slug)];
    const card = (inA ?? inB)?.card;
    const isKnown = card !== undefined && !isRare(inA, a) && !isRare(inB, b);
    return !isKnown ? [] : [{ card, a: countOf(a, card, inA), b: countOf(b, card, inB) }];
  });
};

/** Whether the decks that play a card were counted. */
export const isCounted = ({ fewest, most }: ComparedCount): boolean => fewest === most;

const byName = (one: ComparedRow, other: ComparedRow): number =>
  one.card.slug < other.card.slug ? -1 : Number(one.card.slug > other.card.slug);

/**
 * Compares what the decks of two sides play. Of a card that was not counted on a side only what is certain counts: it is
 * preferred where the least difference is great enough.
 * @param length most cards of each list
 */
export const compareSides = (a: Rows, b: Rows, length: number): Comparison => {
  const rows = joinRows(a, b);
  const preferred = (difference: (row: ComparedRow) => number): readonly ComparedRow[] =>
    rows
      .filter((row) => difference(row) >= MIN_DIFFERENCE)
      .sort((one, other) => difference(other) - difference(one) || byName(one, other))
      .slice(0, length);
  const least = (row: ComparedRow): number => Math.min(leastOf(row.a), leastOf(row.b));
  const [shared, mean] = rows.reduce(
    ([common, cards], row) => [common + least(row), cards + (leastOf(row.a) + leastOf(row.b)) / 2],
    [0, 0],
  );
  return {
    both: rows
      .filter((row) => least(row) >= MIN_SHARED)
      .sort((one, other) => least(other) - least(one) || byName(one, other))
      .slice(0, length),
    ratherA: preferred((row) => leastOf(row.a) - mostOf(row.b)),
    ratherB: preferred((row) => leastOf(row.b) - mostOf(row.a)),
    overlap: mean > 0 ? shared / mean : 0,
    isExact: rows.every((row) => isCounted(row.a) && isCounted(row.b)),
  };
};

/**
 * The rows of the decks that are not of a variant: those of all decks less those of the variant. Of a card that the variant
 * does not list, at least so many decks are left as it cannot have.
 */
export const rowsWithout = (all: Rows, variant: Rows): readonly SideRow[] => {
  const inVariant = new Map(variant.rows.map((row) => [row.card.slug, row]));
  const without = Math.max(0, all.numDecks - variant.numDecks);
  return all.rows.map((row) => {
    const part = inVariant.get(row.card.slug);
    const { fewest, most } = countOf(variant, row.card, part);
    const mostDecks = Math.max(0, row.numDecks - fewest);
    const numDecks = Math.max(0, row.numDecks - most);
    const left =
      part === undefined ? Math.min(row.potentialDecks, without) : row.potentialDecks - part.potentialDecks;
    const potentialDecks = Math.max(mostDecks, left);
    return {
      ...row,
      numDecks,
      mostDecks,
      potentialDecks,
      inclusion: rate(numDecks, potentialDecks),
      synergy: null,
      lift: null,
    };
  });
};
