import { commanderRates, type CommanderRates } from './commander-rates';
import type { Corpus } from '../model/model-lookups';
import type { Neighbours } from './neighbours';
import type { Prior } from './prior';
import type { Query } from './query';

/**
 * How sharply the similar decks are weighed, each by e^(sharpness × overlap): from broad agreement to near twins.
 * The middle one is the best alone; the blend takes all three (bench/fit-blend.ts).
 */
export const SHARPNESSES = [0.2, 0.5, 1] as const;

/** What is known about every card in the light of a query, each by card index. */
export interface Signals {
  readonly query: Query;
  readonly neighbours: Neighbours;
  /** Weighted share of the similar decks with the card, one array for each of SHARPNESSES. */
  readonly shares: readonly [broad: Float32Array, middle: Float32Array, sharp: Float32Array];
  /** Sum of the item-item weights from the user's cards and commanders. */
  readonly together: Float32Array;
  readonly commander: CommanderRates;
  readonly prior: Float32Array;
  /** How much of the list the nearest deck shares, 0–1, by weight. */
  readonly nearest: number;
}

/** The weights of similar decks at one sharpness, summing to 1. */
export const deckWeights = (overlaps: Float32Array, sharpness: number): Float64Array => {
  const weights = new Float64Array(overlaps.length);
  const best = overlaps[0] ?? 0;
  let sum = 0;
  overlaps.forEach((overlap, i) => {
    weights[i] = Math.exp(sharpness * (overlap - best));
    sum += weights[i];
  });
  return weights.map((weight) => weight / sum);
};

const weightedShares = (corpus: Corpus, { decks, overlaps }: Neighbours): Signals['shares'] => {
  const { deckStarts, deckCards } = corpus.model;
  const at = (sharpness: number): Float32Array => {
    const shares = new Float32Array(corpus.cards);
    const weights = deckWeights(overlaps, sharpness);
    decks.forEach((deck, i) => {
      const weight = weights[i] as number;
      if (weight < 1e-7) return;
      const end = deckStarts[deck + 1] as number;
      for (let at = deckStarts[deck] as number; at < end; at++) {
        const card = deckCards[at] as number;
        shares[card] = (shares[card] as number) + weight;
      }
    });
    return shares;
  };
  return [at(SHARPNESSES[0]), at(SHARPNESSES[1]), at(SHARPNESSES[2])];
};

const sumTogether = ({ model, cards }: Corpus, query: Query): Float32Array => {
  const sums = new Float32Array(cards);
  const addFrom = (source: number): void => {
    const end = model.itemStarts[source + 1] as number;
    for (let i = model.itemStarts[source] as number; i < end; i++) {
      const target = model.itemTargets[i] as number;
      sums[target] = (sums[target] as number) + (model.itemWeights[i] as number);
    }
  };
  for (const card of query.cards) addFrom(card);
  for (const commander of query.commanders) addFrom(cards + commander);
  return sums;
};

/** Gathers all signals for a query. */
export const makeSignals = (
  corpus: Corpus,
  priorOf: Prior,
  find: (query: Query) => Neighbours,
  query: Query,
): Signals => {
  const neighbours = find(query);
  const prior = priorOf(query);
  const whole = neighbours.cardWeights.reduce((sum, weight) => sum + weight, 0);
  return {
    query,
    neighbours,
    shares: weightedShares(corpus, neighbours),
    together: sumTogether(corpus, query),
    commander: commanderRates(corpus, query, prior),
    prior,
    nearest: whole > 0 ? Math.min(1, (neighbours.overlaps[0] ?? 0) / whole) : 0,
  };
};
