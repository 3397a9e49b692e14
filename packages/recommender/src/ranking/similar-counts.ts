import { eachThatCouldPlay } from '../deck-counts/could-play';
import type { ModelLookups } from '../model/model-lookups';
import type { Neighbours } from '../signals/neighbours';
import type { Counts } from '../statistics/rates';

/** Of the similar decks those that play each of some cards, and those that could; in the order of the cards. */
export const similarCounts = (
  lookups: ModelLookups,
  { decks, known }: Neighbours,
  cards: readonly number[],
): readonly Counts[] => {
  const playing = new Uint32Array(cards.length);
  const potential = new Uint32Array(cards.length);
  eachThatCouldPlay(lookups, known, decks, cards, (card, _, plays) => {
    potential[card] = potential[card] + 1;
    if (plays) playing[card] = playing[card] + 1;
  });
  return cards.map((_, at) => ({ decks: playing[at], potential: potential[at] }));
};
