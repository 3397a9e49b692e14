import type { Model } from '../src/model/model';
import type { Corpus } from './corpora';
import { playedCards, type SplitDeck } from './split';

/** For each deck the greatest Jaccard index with a deck of the model, 0–1. */
export const nearestJaccard = (
  corpus: Corpus,
  model: Model,
  decks: readonly SplitDeck[],
): readonly number[] => {
  const shared = new Uint16Array(model.deckStarts.length - 1);
  return decks.map((deck) => {
    const cards = playedCards(corpus, deck);
    shared.fill(0);
    for (const card of cards)
      for (const other of model.postings.subarray(model.postingStarts[card], model.postingStarts[card + 1]))
        shared[other] = shared[other] + 1;
    let best = 0;
    shared.forEach((both, other) => {
      const size = model.deckStarts[other + 1] - model.deckStarts[other];
      best = Math.max(best, both / (cards.length + size - both));
    });
    return best;
  });
};
