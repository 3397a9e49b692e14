import type { ModelLookups } from '../model/model-lookups';
import { deckWeights, SHARPNESSES, type Signals } from '../signals/signals';

/** How many of the similar decks play each of the user's cards, in the order of the query. */
export const similarCounts = (lookups: ModelLookups, { query, neighbours }: Signals): Uint32Array => {
  const { deckStarts, deckCards } = lookups.model;
  const place = new Map(query.cards.map((card, i) => [card, i]));
  const counts = new Uint32Array(query.cards.length);
  for (const deck of neighbours.decks)
    for (const card of deckCards.subarray(deckStarts[deck], deckStarts[deck + 1])) {
      const own = place.get(card);
      if (own !== undefined) counts[own] = (counts[own] as number) + 1;
    }
  return counts;
};

/**
 * Share of the similar decks that play each of the user's cards, as if the list lacked it, so that no card supports
 * itself: for each of SHARPNESSES, in the order of the query.
 */
export const sharesWithout = (
  lookups: ModelLookups,
  { query, neighbours }: Signals,
): readonly Float64Array[] => {
  const { deckStarts, deckCards } = lookups.model;
  const place = new Map(query.cards.map((card, i) => [card, i]));
  return SHARPNESSES.map((sharpness) => {
    const weights = deckWeights(neighbours.overlaps, sharpness);
    const playing = new Float64Array(query.cards.length);
    neighbours.decks.forEach((deck, i) => {
      const end = deckStarts[deck + 1] as number;
      for (let at = deckStarts[deck] as number; at < end; at++) {
        const own = place.get(deckCards[at] as number);
        if (own !== undefined) playing[own] = (playing[own] as number) + (weights[i] as number);
      }
    });
    return playing.map((share, i) => {
      const without = share * Math.exp(-sharpness * (neighbours.cardWeights[i] as number));
      const all = 1 - share + without;
      return all > 0 ? without / all : 0;
    });
  });
};
