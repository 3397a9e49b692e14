import type { ModelLookups } from '../model/model-lookups';
import { deckWeights, SHARPNESSES, type Signals } from '../signals/signals';

/** By card: its place in the query, −1 for cards that the list lacks. */
const placesOf = ({ cards }: ModelLookups, { query }: Signals): Int32Array => {
  const places = new Int32Array(cards).fill(-1);
  query.cards.forEach((card, place) => (places[card] = place));
  return places;
};

/** How many of the similar decks play each of the user's cards, in the order of the query. */
export const similarCounts = (lookups: ModelLookups, signals: Signals): Uint32Array => {
  const { deckStarts, deckCards } = lookups.model;
  const places = placesOf(lookups, signals);
  const counts = new Uint32Array(signals.query.cards.length);
  for (const deck of signals.neighbours.decks) {
    const end = deckStarts[deck + 1] as number;
    for (let at = deckStarts[deck] as number; at < end; at++) {
      const place = places[deckCards[at] as number] as number;
      if (place >= 0) counts[place] = (counts[place] as number) + 1;
    }
  }
  return counts;
};

/**
 * Share of the similar decks that play each of the user's cards, as if the list lacked it, so that no card supports
 * itself: for each of SHARPNESSES, in the order of the query.
 */
export const sharesWithout = (lookups: ModelLookups, signals: Signals): readonly Float64Array[] => {
  const { deckStarts, deckCards } = lookups.model;
  const { query, neighbours } = signals;
  const places = placesOf(lookups, signals);
  return SHARPNESSES.map((sharpness) => {
    const weights = deckWeights(neighbours.overlaps, sharpness);
    const playing = new Float64Array(query.cards.length);
    neighbours.decks.forEach((deck, i) => {
      const end = deckStarts[deck + 1] as number;
      for (let at = deckStarts[deck] as number; at < end; at++) {
        const place = places[deckCards[at] as number] as number;
        if (place >= 0) playing[place] = (playing[place] as number) + (weights[i] as number);
      }
    });
    return playing.map((share, i) => {
      const without = share * Math.exp(-sharpness * (neighbours.cardWeights[i] as number));
      const all = 1 - share + without;
      return all > 0 ? without / all : 0;
    });
  });
};
