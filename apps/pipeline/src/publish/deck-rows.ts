import type { RecommenderDeck } from '@crownsmith/recommender';
import type { HeldDecks } from '#src/aggregate/held-decks';

/** Decks as numbers of cards, in a form that can be posted to a worker thread. */
export type DeckRows = Pick<HeldDecks, 'c1' | 'c2' | 'starts' | 'deckCards'>;

/** The cards of held decks, without what else is known of them. */
export const deckRows = ({ c1, c2, starts, deckCards }: DeckRows): DeckRows => ({
  c1,
  c2,
  starts,
  deckCards,
});

/** Generates the decks in the recommender's format. */
export function* recommenderDecks({ c1, c2, starts, deckCards }: DeckRows): Generator<RecommenderDeck> {
  for (let deck = 0; deck < c1.length; deck += 1) {
    const first = c1[deck] ?? 0;
    const second = c2[deck] ?? -1;
    yield {
      commanders: second < 0 ? [first] : [first, second],
      cards: deckCards.subarray(starts[deck], starts[deck + 1]),
    };
  }
}
