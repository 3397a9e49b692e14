import type { Candidate } from './candidates';
import type { Out } from './outs';
import { shareOf } from './played-share';

/** What is paired within a sum. */
export interface Pairing {
  readonly outs: readonly Out[];
  readonly candidates: readonly Candidate[];
  /** Most swaps of cards that do not have to go. */
  readonly limit: number;
  /** What the cards that come in cost at most together, in USD. */
  readonly budget: number;
}

/** A pairing with how well a card fits into the place of another; undefined where it must not. */
interface FittedPairing extends Pairing {
  readonly fitOf: (out: Out, candidate: Candidate) => number | undefined;
}

/** Weights of a dollar that are tried: with the greatest, a cent more decides. */
const WEIGHTS = [0, ...Array.from({ length: 28 }, (_, at) => 0.0005 * 1.5 ** at)];

/** The fits of all pairs; made once for all weights. */
const fitRows = ({ outs, candidates, fitOf }: FittedPairing): readonly (readonly (number | undefined)[])[] =>
  outs.map((out) => candidates.map((candidate) => fitOf(out, candidate)));

/**
 * What a dollar counts where swaps have to share a sum: the weight with which pairs that are chosen one after the other gain most
 * and are paid for. 0 without a sum.
 */
export const weighDollar = (pairing: FittedPairing): number => {
  const { outs, candidates, limit, budget } = pairing;
  if (budget === Infinity) return 0;
  const rows = fitRows(pairing);
  const gainAt = (weight: number): number => {
    const used = new Set<number>();
    let [left, gain, optional] = [budget, 0, 0];
    outs.forEach((out, row) => {
      if (out.forced === undefined && optional >= limit) return;
      let best: number | undefined;
      let bestFit = -Infinity;
      candidates.forEach(({ price = 0 }, at) => {
        const fit = rows[row]?.[at];
        if (fit === undefined || used.has(at) || price > left || fit - weight * price <= bestFit) return;
        best = at;
        bestFit = fit - weight * price;
      });
      const candidate = candidates[best ?? -1];
      if (best === undefined || candidate === undefined) return;
      used.add(best);
      if (out.forced === undefined) optional += 1;
      left -= candidate.price ?? 0;
      gain += shareOf(candidate.played) - shareOf(out.played);
    });
    return gain;
  };
  const gains = WEIGHTS.map(gainAt);
  return WEIGHTS[gains.indexOf(Math.max(...gains))] ?? 0;
};

/**
 * What no swaps of some cards within a sum can gain more than together: by weak duality, for every weight of a dollar, the sum times the weight and the
 * best cards in less what they then cost, each for the least played card out.
 * @param count how many swaps there are
 */
export const boundGain = ({ outs, candidates, budget }: Pairing, count: number): number => {
  const out = outs
    .map(({ played }) => shareOf(played))
    .sort((a, b) => a - b)
    .slice(0, count);
  const boundAt = (weight: number): number => {
    const values = candidates
      .map(({ played, price = 0 }) => shareOf(played) - weight * price)
      .sort((a, b) => b - a);
    const paid = weight === 0 ? 0 : weight * budget;
    return out.reduce((sum, share, at) => sum + Math.max(0, (values[at] ?? 0) - share), paid);
  };
  return budget === Infinity ? boundAt(0) : Math.min(...WEIGHTS.map(boundAt));
};
