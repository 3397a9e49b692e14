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
  readonly rows: readonly PageRow[];
  readonly manaCurve: readonly number[];
  readonly types: Readonly<Record<string, number>>;
  /** US dollars; undefined where no price is known */
  readonly averagePrice: number | undefined;
  readonly figures: DeckFigures | undefined;
}

/** A card with its counts on both sides. */
export interface ComparedRow {
  readonly card: PageCard;
  /** undefined where none of the side's decks is known to play it */
  readonly a: PageRow | undefined;
  readonly b: PageRow | undefined;
}

/** What two sides have in common and what they do not. */
export interface Comparison {
  /** cards that enough decks of both play, those first of which more of either do */
  readonly both: readonly ComparedRow[];
  /** cards that more decks of the first play, the greatest difference first */
  readonly ratherA: readonly ComparedRow[];
  readonly ratherB: readonly ComparedRow[];
  /** how much of what the decks of one play those of the other play, too, 0–1 */
  readonly overlap: number;
}

/** A card is common to both from this inclusion on. */
const MIN_SHARED = 0.2;
/** A side prefers a card from this difference of inclusion on. */
const MIN_DIFFERENCE = 0.1;
/** Fewest decks that could play a card whose rate is shown. */
const MIN_POTENTIAL = 3;

const shareOf = (row: PageRow | undefined): number => row?.inclusion ?? 0;

const joinRows = (a: readonly PageRow[], b: readonly PageRow[]): readonly ComparedRow[] => {
  const known = (rows: readonly PageRow[]) =>
    new Map(
      rows
        .filter(({ potentialDecks }) => potentialDecks >= MIN_POTENTIAL)
        .map((row) => [row.card.slug, row] as const),
    );
  const [left, right] = [known(a), known(b)];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((slug) => {
    const [inA, inB] = [left.get(slug), right.get(slug)];
    const card = (inA ?? inB)?.card;
    return card === undefined ? [] : [{ card, a: inA, b: inB }];
  });
};

const byName = (one: ComparedRow, other: ComparedRow): number =>
  one.card.slug < other.card.slug ? -1 : Number(one.card.slug > other.card.slug);

/**
 * Compares what the decks of two sides play.
 * @param length most cards of each list
 */
export const compareSides = (
  a: Pick<ComparedSide, 'rows'>,
  b: Pick<ComparedSide, 'rows'>,
  length: number,
): Comparison => {
  const rows = joinRows(a.rows, b.rows);
  const preferred = (difference: (row: ComparedRow) => number): readonly ComparedRow[] =>
    rows
      .filter((row) => difference(row) >= MIN_DIFFERENCE)
      .sort((one, other) => difference(other) - difference(one) || byName(one, other))
      .slice(0, length);
  const least = (row: ComparedRow): number => Math.min(shareOf(row.a), shareOf(row.b));
  const [shared, any] = rows.reduce(
    ([low, high], row) => [low + least(row), high + Math.max(shareOf(row.a), shareOf(row.b))],
    [0, 0],
  );
  return {
    both: rows
      .filter((row) => least(row) >= MIN_SHARED)
      .sort((one, other) => least(other) - least(one) || byName(one, other))
      .slice(0, length),
    ratherA: preferred((row) => shareOf(row.a) - shareOf(row.b)),
    ratherB: preferred((row) => shareOf(row.b) - shareOf(row.a)),
    overlap: any > 0 ? shared / any : 0,
  };
};

/**
 * The rows of the decks that are not of a variant: those of all decks less those of the variant. Cards that the variant
 * does not list are left out, for nobody knows how many of its decks play them.
 */
export const rowsWithout = (all: readonly PageRow[], variant: readonly PageRow[]): readonly PageRow[] => {
  const inVariant = new Map(variant.map((row) => [row.card.slug, row]));
  return all.flatMap((row) => {
    const part = inVariant.get(row.card.slug);
    if (part === undefined) return [];
    const numDecks = Math.max(0, row.numDecks - part.numDecks);
    const potentialDecks = Math.max(numDecks, row.potentialDecks - part.potentialDecks);
    return [
      {
        ...row,
        numDecks,
        potentialDecks,
        inclusion: potentialDecks > 0 ? numDecks / potentialDecks : 0,
        synergy: null,
        lift: null,
      },
    ];
  });
};
