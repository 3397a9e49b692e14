import type { ModelLookups } from '../model/model-lookups';
import { deckWeights, SHARPNESSES, type Signals } from '../signals/signals';

/** The shares of similar decks that play the cards of a list, as if the list lacked each: no card supports itself. */
export interface SharesWithout {
  /** For each of SHARPNESSES by card, in the order of the query: of the decks that are open to it; 0 where none is. */
  readonly shares: readonly Float64Array[];
  /** By card: the similar decks that are open to it, by their dates and formats, or play it; as a share of all, 0–1. */
  readonly open: Float64Array;
}

/** What the similar decks say of each of the user's cards without it. */
export const sharesWithout = (lookups: ModelLookups, { query, neighbours }: Signals): SharesWithout => {
  const { deckStarts, deckCards } = lookups.model;
  const { decks, overlaps, cardWeights, known } = neighbours;
  const size = query.cards.length;
  const places = new Int32Array(lookups.cards).fill(-1);
  query.cards.forEach((card, place) => (places[card] = place));
  const tallies = SHARPNESSES.map((sharpness) => ({
    sharpness,
    weights: deckWeights(overlaps, sharpness),
    playing: new Float64Array(size),
    closed: new Float64Array(size),
  }));
  const open = new Float64Array(size).fill(decks.length > 0 ? 1 : 0);
  const plays = new Uint8Array(size);
  decks.forEach((deck, i) => {
    plays.fill(0);
    const end = deckStarts[deck + 1];
    for (let at = deckStarts[deck]; at < end; at++) {
      const place = places[deckCards[at]];
      if (place < 0) continue;
      plays[place] = 1;
      for (const { weights, playing } of tallies) playing[place] = playing[place] + weights[i];
    }
    if (known === undefined) return;
    for (let place = 0; place < size; place++) {
      if (plays[place] === 1 || known.isOpenTo(deck, query.cards[place])) continue;
      open[place] = open[place] - 1 / decks.length;
      for (const { weights, closed } of tallies) closed[place] = closed[place] + weights[i];
    }
  });
  return {
    open: open.map((share) => Math.max(0, share)),
    shares: tallies.map(({ sharpness, playing, closed }) =>
      playing.map((share, i) => {
        const without = share * Math.exp(-sharpness * cardWeights[i]);
        const all = 1 - closed[i] - share + without;
        return all > 0 ? without / all : 0;
      }),
    ),
  };
};
