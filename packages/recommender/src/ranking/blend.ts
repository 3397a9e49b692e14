import { BLEND_WEIGHTS, NEW_COMMANDER_WEIGHTS, type FittedWeights } from './blend-weights';
import type { Signals } from '../signals/signals';
import { logOdds } from '../statistics/rates';

/** Scores a card by its signals: higher is better. */
export type Blend = (card: number) => number;

/** Names of the features that do not depend on the nearest deck. */
const PLAIN_FEATURES = [
  'item-score',
  'share-broad',
  'share-middle',
  'share-sharp',
  'commander',
  'log-item-score',
  'log-share-broad',
  'log-share-middle',
  'log-share-sharp',
  'log-commander',
  'log-prior',
  'surprise-score',
  'log-surprise-score',
  'list-update',
  'log-list-update',
] as const;

/** The parts of the blend that a recommendation is explained by. */
const BLEND_PARTS = ['similar-decks', 'cards-together', 'commander', 'prior'] as const;
export type BlendPart = (typeof BLEND_PARTS)[number];

const PART_OF_FEATURE: Readonly<Record<(typeof PLAIN_FEATURES)[number], BlendPart>> = {
  'item-score': 'cards-together',
  'share-broad': 'similar-decks',
  'share-middle': 'similar-decks',
  'share-sharp': 'similar-decks',
  commander: 'commander',
  'log-item-score': 'cards-together',
  'log-share-broad': 'similar-decks',
  'log-share-middle': 'similar-decks',
  'log-share-sharp': 'similar-decks',
  'log-commander': 'commander',
  'log-prior': 'prior',
  'surprise-score': 'cards-together',
  'log-surprise-score': 'cards-together',
  'list-update': 'cards-together',
  'log-list-update': 'cards-together',
};

/** The place in `BLEND_PARTS` of each feature. */
const FEATURE_PARTS: readonly number[] = [...PLAIN_FEATURES, ...PLAIN_FEATURES].map((name) =>
  BLEND_PARTS.indexOf(PART_OF_FEATURE[name]),
);

/** Names of all features, in the order of their weights: the plain ones, then each times `Signals.nearest`. */
export const BLEND_FEATURES: readonly string[] = [
  ...PLAIN_FEATURES,
  ...PLAIN_FEATURES.map((name) => `${name} × nearest`),
];

/** The first features are rates, followed by their logarithms. */
const RATES = 5;

/** Writes a card's features into an array, for the blend and for fitting its weights (bench/fit-blend.ts). */
export const fillFeatures = (signals: Signals, card: number, into: Float64Array): void => {
  const [broad, middle, sharp] = signals.shares;
  const half = PLAIN_FEATURES.length;
  into[0] = signals.itemScores[card];
  into[1] = broad[card];
  into[2] = middle[card];
  into[3] = sharp[card];
  into[4] = signals.commander.rates[card];
  for (let i = 0; i < RATES; i++) into[RATES + i] = logOdds(into[i]);
  into[2 * RATES] = logOdds(signals.expectation.rates[card]);
  into[2 * RATES + 1] = signals.surpriseScores[card];
  into[2 * RATES + 2] = logOdds(signals.surpriseScores[card]);
  const [updated, before] = [signals.updatedRates[card], signals.commander.rates[card]];
  into[2 * RATES + 3] = updated - before;
  into[2 * RATES + 4] = logOdds(updated) - logOdds(before);
  for (let i = 0; i < half; i++) into[half + i] = into[i] * signals.nearest;
};

/** The weights for a list of `shown` cards, interpolated between two fitted lengths by the logarithm of the length. */
const weightsForLength = (fitted: FittedWeights, shown: number): Float64Array => {
  const weights = new Float64Array(BLEND_FEATURES.length);
  const after = fitted.findIndex((row) => row.shown >= shown);
  const above = fitted.at(after);
  const below = after > 0 ? fitted.at(after - 1) : above;
  if (above === undefined || below === undefined) return weights;
  const span = Math.log(above.shown / below.shown);
  const part = span > 0 ? Math.min(1, Math.log(shown / below.shown) / span) : 0;
  return weights.map((_, i) => (1 - part) * (below.weights[i] ?? 0) + part * (above.weights[i] ?? 0));
};

const blendWeights = ({ query, commander }: Signals): Float64Array =>
  weightsForLength(
    commander.decks > 0 ? BLEND_WEIGHTS : NEW_COMMANDER_WEIGHTS,
    Math.max(1, query.cards.length),
  );

/** A cheap score that selects the candidates for the fitted blend. */
export const roughBlend = (signals: Signals): Blend => {
  const { itemScores, commander, updatedRates } = signals;
  const [, middle] = signals.shares;
  const weight = commander.decks > 0 ? 0.1 : 1;
  return (card) => itemScores[card] + middle[card] + weight * updatedRates[card];
};

/** The fitted score: a weighted sum of all features, with weights that depend on the length of the list. */
export const fittedBlend = (signals: Signals): Blend => {
  const weights = blendWeights(signals);
  const features = new Float64Array(weights.length);
  return (card) => {
    fillFeatures(signals, card, features);
    let sum = 0;
    for (let i = 0; i < features.length; i++) sum += features[i] * weights[i];
    return sum;
  };
};

/** What each part of the blend contributes to a card's score, compared with the average of a pool of cards. */
export type Contributions = Readonly<Record<BlendPart, number>>;

/**
 * Explains the fitted score: the blend is linear, so a card's score minus the mean score of `pool` is the sum of its
 * contributions.
 */
export const explainBlend = (
  signals: Signals,
  pool: readonly number[],
): ((card: number) => Contributions) => {
  const weights = blendWeights(signals);
  const features = new Float64Array(weights.length);
  const sumsOf = (card: number): Float64Array => {
    fillFeatures(signals, card, features);
    const sums = new Float64Array(BLEND_PARTS.length);
    for (let i = 0; i < features.length; i++) {
      const part = FEATURE_PARTS[i];
      sums[part] = sums[part] + features[i] * weights[i];
    }
    return sums;
  };
  const mean = new Float64Array(BLEND_PARTS.length);
  for (const card of pool) sumsOf(card).forEach((sum, part) => (mean[part] = mean[part] + sum / pool.length));
  return (card) => {
    const sums = sumsOf(card);
    const [similar = 0, together = 0, commander = 0, prior = 0] = sums.map((sum, part) => sum - mean[part]);
    return { 'similar-decks': similar, 'cards-together': together, commander, prior };
  };
};
