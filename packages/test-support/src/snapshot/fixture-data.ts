import type { CardRow, CommanderRow } from '@crownsmith/api-client';
import type { Card } from '@crownsmith/domain';

/** What the pages of a fixture are made from. */
export interface FixtureData {
  readonly cards: readonly Card[];
  /** commanders and pairs, most played first */
  readonly commanders: readonly CommanderRow[];
  readonly decks: number;
}

/** Files by their path below the snapshot's folder. */
export type FixtureFiles = readonly (readonly [path: string, content: object])[];

/** Rows of a list, the first card in all decks and each further one in one deck less. */
export const cardRows = (cards: readonly Card[], decks: number): CardRow[] =>
  cards.map((card, index) => ({
    slug: card.slug,
    num_decks: Math.max(decks - index, 1),
    potential_decks: decks,
    synergy: 0.25,
    lift: 1.5,
  }));
