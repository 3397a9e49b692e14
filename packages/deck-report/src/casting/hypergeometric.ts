/**
 * The chance to find at least `needed` of the `successes` among `draws` cards of a deck (hypergeometric), 0–1.
 * @example chanceOfAtLeast({ population: 4, successes: 2, draws: 1, needed: 1 }) // 0.5
 * @example chanceOfAtLeast({ population: 99, successes: 0, draws: 7, needed: 1 }) // 0
 */
export const chanceOfAtLeast = ({
  population,
  successes,
  draws,
  needed,
}: {
  readonly population: number;
  readonly successes: number;
  readonly draws: number;
  readonly needed: number;
}): number => {
  const seen = Math.min(draws, population);
  const failures = population - successes;
  if (needed <= 0) return 1;
  if (needed > Math.min(successes, seen)) return 0;
  // The chance of no success at all, and from one number of successes to the next by the ratio of two neighbours.
  const fewest = Math.max(0, seen - failures);
  let chance = 1;
  for (let at = 0; at < seen; at++)
    chance *=
      at < fewest ? (successes - at) / (population - at) : (failures - (at - fewest)) / (population - at);
  chance *= binomial(seen, fewest);
  let below = 0;
  for (let found = fewest; found < needed; found++) {
    below += chance;
    chance *= ((successes - found) * (seen - found)) / ((found + 1) * (failures - seen + found + 1));
  }
  return Math.min(1, Math.max(0, 1 - below));
};

/** The number of ways to choose `k` of `n`. */
const binomial = (n: number, k: number): number => {
  let ways = 1;
  for (let at = 1; at <= k; at++) ways = (ways * (n - k + at)) / at;
  return ways;
};
