import { commanderRates, rangesOfZones, type CommanderRates } from './commander-rates';
import type { ModelLookups } from '../model/model-lookups';
import type { JobCounts } from '../ranking/job-counts';
import type { Neighbours } from './neighbours';
import { chosenConditions } from './population';
import type { Expectation, Prior } from './prior';
import type { Query } from './query';
import { surprisesOf } from './surprises';
import { updateByList } from './update-by-list';

/**
 * Sharpnesses at which similar decks are weighted by e^(sharpness × overlap): from broad agreement to near duplicates.
 * The middle one is the best single one; the blend uses all three (bench/fit-blend.ts).
 */
export const SHARPNESSES = [0.2, 0.5, 1] as const;

/** The estimates for every card, given a query; arrays are by card index. */
export interface Signals {
  readonly query: Query;
  readonly neighbours: Neighbours;
  /** What the list and the similar decks have of every job. */
  readonly jobs: () => JobCounts;
  /** Weighted share of the similar decks that play the card, for each of SHARPNESSES. */
  readonly shares: readonly [broad: Float32Array, middle: Float32Array, sharp: Float32Array];
  /** Sum of the item-item weights from the user's cards and commanders. */
  readonly itemScores: Float32Array;
  /** The same with each card counting by how unexpected it is with these commanders: what is always played says little. */
  readonly surpriseScores: Float32Array;
  readonly commander: CommanderRates;
  readonly expectation: Expectation;
  /** For commanders without decks: the commanders' rates once the list is known (`updateByList`), otherwise those rates. */
  readonly updatedRates: Float32Array;
  /** Weighted share of the list that the nearest deck contains, 0–1. */
  readonly nearest: number;
}

/** The weights of similar decks at one sharpness; their sum is 1. */
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

/** A deck of less weight does not count. */
const SMALLEST_WEIGHT = 1e-7;

const weightedShares = (lookups: ModelLookups, { decks, overlaps }: Neighbours): Signals['shares'] => {
  const { deckStarts, deckCards } = lookups.model;
  const [broad, middle, sharp] = [0, 1, 2].map(() => new Float32Array(lookups.cards)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const weights = SHARPNESSES.map((sharpness) =>
    deckWeights(overlaps, sharpness).map((weight) => (weight < SMALLEST_WEIGHT ? 0 : weight)),
  );
  decks.forEach((deck, i) => {
    const [a = 0, b = 0, c = 0] = weights.map((list) => list[i]);
    const end = deckStarts[deck + 1];
    for (let at = deckStarts[deck]; at < end; at++) {
      const card = deckCards[at];
      broad[card] = broad[card] + a;
      middle[card] = middle[card] + b;
      sharp[card] = sharp[card] + c;
    }
  });
  return [broad, middle, sharp];
};

const sumItemWeights = (
  { model, cards }: ModelLookups,
  query: Query,
  expected: Float32Array,
): Pick<Signals, 'itemScores' | 'surpriseScores'> => {
  const itemScores = new Float32Array(cards);
  const surpriseScores = new Float32Array(cards);
  const addFrom = (source: number, surprise: number): void => {
    const end = model.itemStarts[source + 1];
    for (let i = model.itemStarts[source]; i < end; i++) {
      const target = model.itemTargets[i];
      const weight = model.itemWeights[i];
      itemScores[target] = itemScores[target] + weight;
      surpriseScores[target] = surpriseScores[target] + surprise * weight;
    }
  };
  for (const card of query.cards) addFrom(card, 1 - expected[card]);
  for (const commander of query.commanders) addFrom(cards + commander, 1);
  return { itemScores, surpriseScores };
};

/** Computes all signals for a query. */
export const computeSignals = (
  lookups: ModelLookups,
  priorOf: Prior,
  { neighbours: findNeighbours, jobs }: { neighbours: () => Neighbours; jobs: () => JobCounts },
  query: Query,
): Signals => {
  const neighbours = findNeighbours();
  const expectation = priorOf(query);
  const rates = commanderRates(lookups, query, expectation.rates, neighbours.known);
  const potential =
    rates.decks > 0
      ? neighbours.known?.potentialOf(
          rangesOfZones(lookups, rates.zones),
          chosenConditions(query, neighbours.known),
        )
      : undefined;
  const commander = { ...rates, potential };
  const updatedRates =
    commander.decks > 0 || query.cards.length === 0
      ? commander.rates
      : updateByList(surprisesOf(lookups), commander.rates, query.cards);
  const maxOverlap = neighbours.cardWeights.reduce((sum, weight) => sum + weight, 0);
  return {
    query,
    neighbours,
    jobs,
    shares: weightedShares(lookups, neighbours),
    ...sumItemWeights(lookups, query, commander.rates),
    commander,
    expectation,
    updatedRates,
    nearest: maxOverlap > 0 ? Math.min(1, (neighbours.overlaps[0] ?? 0) / maxOverlap) : 0,
  };
};
