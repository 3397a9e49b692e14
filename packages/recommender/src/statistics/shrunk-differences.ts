import { normalCdf } from './normal';
import type { Estimate } from './rate-difference';
import type { Interval } from './rate-interval';

/** An estimate that was shrunk towards 0, with the interval around it. */
export interface ShrunkEstimate extends Interval {
  readonly value: number;
}

const MISSED = 0.05;

/** How often an estimate with a bias of so many standard errors misses, its interval being `half` standard errors long to each side. */
const missedAt = (bias: number, half: number): number => normalCdf(-half - bias) + normalCdf(bias - half);

/** Biases beyond the mean one by so many standard errors, or this many times it, are no worse. */
const STEPS = 24;

/**
 * The greatest share of intervals that miss over all distributions of biases whose mean square is `squared`: the worst has some estimates
 * without a bias, and the others with one that is as great as it has to be.
 */
const worstMissed = (squared: number, half: number): number => {
  const none = missedAt(0, half);
  const atBias = (bias: number): number => none + (squared / bias ** 2) * (missedAt(bias, half) - none);
  let [low, high] = [Math.sqrt(squared), Math.max(Math.sqrt(squared), half + 6)];
  // It rises and then falls with the bias.
  for (let step = 0; step < STEPS; step += 1) {
    const [first, second] = [low + (high - low) / 3, high - (high - low) / 3];
    if (atBias(first) < atBias(second)) low = first;
    else high = second;
  }
  return Math.max(atBias((low + high) / 2), squared === 0 ? none : atBias(Math.sqrt(squared)));
};

/**
 * Half the length of a 95 % interval, in standard errors, of estimates with biases whose mean square is `squared` (in squared standard
 * errors), whatever their distribution (T. B. Armstrong, M. Kolesár and M. Plagborg-Møller, Robust Empirical Bayes Confidence
 * Intervals, Econometrica 90, 2022: cva with the second moment).
 * @example criticalValue(0) // 1.96
 */
export const criticalValue = (squared: number): number => {
  // Chebyshev's inequality is the bound above.
  let [low, high] = [1.9, Math.sqrt((1 + squared) / MISSED)];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (worstMissed(squared, middle) > MISSED) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/** Critical values of mean squares that are rounded up by at most 2 %, which makes intervals no shorter. */
const createCriticalValues = (): ((squared: number) => number) => {
  const known = new Map<number, number>();
  return (squared) => {
    const step = Math.ceil(Math.log(squared) / Math.log(1.02));
    const found = known.get(step) ?? criticalValue(1.02 ** step);
    known.set(step, found);
    return found;
  };
};

/**
 * How much true differences vary, as the mean of their squares: what the estimates vary beyond their errors, and where that is nothing,
 * what could be behind it (the same source, section 3.2).
 */
export const spreadOf = (estimates: readonly Estimate[]): number => {
  let [weights, excess] = [0, 0];
  for (const { value, variance } of estimates) {
    weights += 1 / variance;
    excess += (value ** 2 - variance) / variance;
  }
  return weights === 0 ? 0 : Math.max(excess, 2) / weights;
};

/**
 * Shrinks estimates of differences towards 0: the less exact one is, and the less true differences vary, the more. Of all intervals
 * 95 % have the true difference, whatever the distribution of these.
 * @param spread by default that of these estimates
 */
export const shrinkDifferences = (
  estimates: readonly Estimate[],
  spread = spreadOf(estimates),
): readonly ShrunkEstimate[] => {
  const criticalValueOf = createCriticalValues();
  return estimates.map(({ value, variance }) => {
    const kept = spread / (spread + variance);
    const half = kept * Math.sqrt(variance) * criticalValueOf(variance / spread);
    return { value: kept * value, low: kept * value - half, high: kept * value + half };
  });
};
