import type { RecommenderDeck } from '@crownsmith/recommender';
import type { DeckCounts } from '#src/aggregate/deck-counts';

/** Decks as numbers of cards, in a form that can be posted to a worker thread. */
export interface DeckRows {
  readonly c1: Int32Array;
  /** -1 for none */
  readonly c2: Int32Array;
  /** cards of deck d are in `deckCards` from `starts[d]` up to `starts[d + 1]` */
  readonly starts: Int32Array;
  readonly deckCards: Int32Array;
}

/** The decks that the pages count. */
export const makeDeckRows = ({ decks, facts }: DeckCounts): DeckRows => ({
  c1: decks.c1,
  c2: decks.c2,
  starts: facts.starts,
  deckCards: facts.columns[0] ?? new Int32Array(),
});

/** Generates the decks in the recommender's format. */
export function* recommenderDecks({ c1, c2, starts, deckCards }: DeckRows): Generator<RecommenderDeck> {
  for (let deck = 0; deck < c1.length; deck += 1) {
    const first = c1[deck] ?? 0;
    const second = c2[deck] ?? -1;
    yield {
      commanders: second < 0 ? [first] : [first, second],
      cards: Uint32Array.from(deckCards.subarray(starts[deck], starts[deck + 1])),
    };
  }
}
