import type { CardRow } from '@crownsmith/api-client';
import { inclusion, lift, shrunkRate, synergy, type Counts } from '@crownsmith/recommender';

/** Decks with a card and decks that could play it, on the page and among all decks of the scope. */
export interface RowCounts {
  readonly slug: string;
  readonly here: Counts;
  readonly overall: Counts;
}

/** Rounds a rate to four decimals, which is precise enough and keeps page files small. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** A row of a list with synergy and lift. */
export const cardRow = ({ slug, here, overall }: RowCounts): CardRow => {
  const difference = synergy(here, overall);
  const ratio = lift(here, overall);
  return {
    slug,
    num_decks: here.decks,
    potential_decks: here.potential,
    synergy: difference === undefined ? null : rounded(difference),
    lift: ratio === undefined ? null : rounded(ratio),
  };
};

/** A row over decks of all kinds, for which synergy and lift are meaningless. */
export const plainRow = (slug: string, { decks, potential }: Counts): CardRow => ({
  slug,
  num_decks: decks,
  potential_decks: potential,
  synergy: null,
  lift: null,
});

/** Inclusion of a row, 0–1; 0 if no deck could play the card. */
export const rowInclusion = (row: Pick<CardRow, 'num_decks' | 'potential_decks'>): number =>
  inclusion({ decks: row.num_decks, potential: row.potential_decks }) ?? 0;

/** Sorts by inclusion, then by decks, both descending, then by slug. */
export const byInclusion = (a: CardRow, b: CardRow): number =>
  rowInclusion(b) - rowInclusion(a) || byDecks(a, b);

/** Rates are sorted as if this many further decks without the card had been counted: one deck of one is no certainty. */
const SORT_SHRINKAGE = 5;

/** Inclusion of a row as lists are sorted by it. */
export const sortRate = (row: Pick<CardRow, 'num_decks' | 'potential_decks'>): number =>
  shrunkRate({ decks: row.num_decks, potential: row.potential_decks }, 0, SORT_SHRINKAGE);

/** Sorts by inclusion, shrunk where few decks could play a card, descending; then by synergy and decks. */
export const byShrunkInclusion = (a: CardRow, b: CardRow): number =>
  sortRate(b) - sortRate(a) || (b.synergy ?? -1) - (a.synergy ?? -1) || byDecks(a, b);

/** Sorts rows like a comparison that begins with numbers, greatest first, each of which is computed once. */
const sortBy = <T>(
  rows: readonly T[],
  keyOf: (row: T) => number,
  compare: (a: T, b: T) => number,
): readonly T[] => {
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort((a, b) => b.key - a.key || compare(a.row, b.row));
  return keyed.map(({ row }) => row);
};

/** Something with a row. */
interface HasRow {
  readonly row: CardRow;
}

/** Sorts what has rows by `byShrunkInclusion`. */
export const sortByInclusion = <T extends HasRow>(rows: readonly T[]): readonly T[] =>
  sortBy(
    rows,
    ({ row }) => sortRate(row),
    (a, b) => byShrunkInclusion(a.row, b.row),
  );

/** Sorts what has rows by `byShrunkSynergy`. */
export const sortBySynergy = <T extends HasRow>(rows: readonly T[]): readonly T[] =>
  sortBy(
    rows,
    ({ row }) => sortSynergy(row),
    (a, b) => byShrunkSynergy(a.row, b.row),
  );

const sortSynergy = ({ synergy: value, potential_decks: potential }: CardRow): number =>
  value === null ? -1 : (value * potential) / (potential + SORT_SHRINKAGE);

/** Sorts by synergy, shrunk where few decks could play a card, descending; then like `byShrunkInclusion`. */
const byShrunkSynergy = (a: CardRow, b: CardRow): number =>
  sortSynergy(b) - sortSynergy(a) || byShrunkInclusion(a, b);

/** Sorts rows of cards or commanders by decks, descending, then by slug. */
export const byDecks = (
  a: { readonly slug: string; readonly num_decks: number },
  b: { readonly slug: string; readonly num_decks: number },
): number => b.num_decks - a.num_decks || (a.slug < b.slug ? -1 : 1);
