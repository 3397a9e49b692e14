import type { CardRow } from '@crownsmith/api-client';
import { lift, synergy, type Counts } from '@crownsmith/recommender';

/** Decks with a card and decks that could play it, here and among all decks of the scope. */
export interface RowCounts {
  readonly slug: string;
  readonly here: Counts;
  readonly overall: Counts;
}

/** Rates are kept to four decimals: a snapshot is read by people and sent to phones. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** A row of a list from its counts. */
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

/** Inclusion of a row, 0–1; 0 where no deck could play the card. */
const rowInclusion = (row: Pick<CardRow, 'num_decks' | 'potential_decks'>): number =>
  row.potential_decks > 0 ? row.num_decks / row.potential_decks : 0;

/** The most included first; more decks first among equals, then by slug. */
export const byInclusion = (a: CardRow, b: CardRow): number =>
  rowInclusion(b) - rowInclusion(a) || b.num_decks - a.num_decks || (a.slug < b.slug ? -1 : 1);

/** The highest synergy first. */
export const bySynergy = (a: CardRow, b: CardRow): number =>
  (b.synergy ?? -1) - (a.synergy ?? -1) || byInclusion(a, b);
