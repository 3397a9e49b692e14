import { overallCounts, type ModelLookups } from '../model/model-lookups';
import { IDENTITIES } from '../prior/identity-kernel';
import { popularityOf } from '../prior/popularity';
import { WEIGHT_UNIT } from '../prior/weight-rows';
import type { Query } from './query';

/** A rate that is expected to fall falls to no less than this share of the usual one. */
const SMALLEST_SHARE = 0.1;
const GREATEST_RATE = 0.99;

/** How much of a typical card's estimated synergy adds to its rate. */
const TYPICAL_SHARE = 0.2;

/** The expected rate of a card from its usual rate and the expected difference. */
export const expectedRate = (usual: number, difference: number): number =>
  Math.min(GREATEST_RATE, Math.max(SMALLEST_SHARE * usual, usual + difference));

/** Calls a function for every weight that the prior has for commanders of an identity; a card may come several times. */
export const eachWeight = (
  { model }: ModelLookups,
  { commanders, identity }: Pick<Query, 'commanders' | 'identity'>,
  call: (card: number, weight: number) => void,
): void => {
  const eachOf = (
    starts: Uint32Array,
    row: number,
    of: Uint16Array,
    by: Int16Array,
    factor: number,
  ): void => {
    const end = starts[row + 1];
    for (let i = starts[row]; i < end; i++) call(of[i], factor * by[i]);
  };
  const { priorStarts, priorCards, priorWeights, typicalStarts, typicalCards, typicalWeights } = model;
  eachOf(priorStarts, identity, priorCards, priorWeights, 1 / WEIGHT_UNIT);
  // The terms of a pair are those of both cards; its vector has the length 1, too.
  const factor = 1 / WEIGHT_UNIT / Math.sqrt(commanders.length);
  for (const commander of commanders) {
    eachOf(priorStarts, IDENTITIES + commander, priorCards, priorWeights, factor);
    eachOf(typicalStarts, commander, typicalCards, typicalWeights, TYPICAL_SHARE * factor);
  }
};

/** What the commanders alone make expect, before any of their own decks is considered; arrays are by card index. */
export interface Expectation {
  /** Expected inclusion of every card, 0–1. */
  readonly rates: Float32Array;
  /** Expected inclusion minus the usual one, −1..1, as other commanders' decks suggest; 0 without commanders. */
  readonly differences: Float32Array;
}

/** Arrays for an expectation of so many cards. */
export const emptyExpectation = (cards: number): Expectation => ({
  rates: new Float32Array(cards),
  differences: new Float32Array(cards),
});

/** Makes an expectation, with commanders in the arrays of another one where those may be used again. */
export type Prior = (query: Query, reused?: Expectation) => Expectation;

/**
 * A prior from what the commanders are: a card's popularity among the decks that could play it, and what the model learnt from
 * other commanders of such colours, texts and types. It covers commanders without decks.
 */
export const createPrior = (lookups: ModelLookups): Prior => {
  const popularity = Float32Array.from({ length: lookups.cards }, (_, card) =>
    popularityOf(overallCounts(lookups, card)),
  );
  return (query, reused) => {
    if (query.commanders.length === 0)
      return { rates: popularity, differences: new Float32Array(lookups.cards) };
    const { rates, differences } = reused ?? emptyExpectation(lookups.cards);
    differences.fill(0);
    eachWeight(lookups, query, (card, weight) => {
      differences[card] = differences[card] + weight;
    });
    for (let card = 0; card < rates.length; card++)
      rates[card] = expectedRate(popularity[card], differences[card]);
    return { rates, differences };
  };
};

/** Whether a card shares a subtype or keyword with one of the commanders. */
export const sharesFeatureWithCommanders = (
  { model }: ModelLookups,
  { commanders }: Query,
  card: number,
): boolean => {
  const featuresOf = (of: number): Uint16Array =>
    model.features.subarray(model.featureStarts[of], model.featureStarts[of + 1]);
  const own = featuresOf(card);
  return commanders.some((commander) => featuresOf(commander).some((feature) => own.includes(feature)));
};
