import { Z_95 } from './normal';

/** A 95 % interval, ends included. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The 95 % interval of a rate by Wilson's score (E. B. Wilson, Journal of the American Statistical Association 22, 1927), 0–1; all
 * of it without a trial. It holds where trials are independent.
 * @example wilsonInterval(50, 100) // { low: 0.404, high: 0.596 }
 */
export const wilsonInterval = (successes: number, trials: number): Interval => {
  if (trials <= 0) return { low: 0, high: 1 };
  const z2 = Z_95 ** 2;
  const center = (successes + z2 / 2) / (trials + z2);
  const half = (Z_95 / (trials + z2)) * Math.sqrt((successes * (trials - successes)) / trials + z2 / 4);
  return { low: Math.max(0, center - half), high: Math.min(1, center + half) };
};
