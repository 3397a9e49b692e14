import type { RecommenderDeck } from '@crownsmith/recommender';
import type { BannedCards } from '#src/aggregate/banned-play';
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

/** Cards by held deck: those of deck h are in `cards` from `starts[h]` up to `starts[h + 1]`. */
export interface DeckExtraCards {
  readonly starts: Int32Array;
  readonly cards: Int32Array;
}

/** Of held decks the cards of their lists that their format bans. */
export const bannedOfHeld = (
  { numbers }: Pick<HeldDecks, 'numbers'>,
  { deck, card }: BannedCards,
): DeckExtraCards => {
  const starts = new Int32Array(numbers.length + 1);
  const cards: number[] = [];
  let row = 0;
  numbers.forEach((number, held) => {
    while ((deck[row] ?? Infinity) < number) row += 1;
    for (; deck[row] === number; row += 1) cards.push(card[row] ?? -1);
    starts[held + 1] = cards.length;
  });
  return { starts, cards: Int32Array.from(cards) };
};

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
