/** A generator of numbers in [0, 1). */
export type Random = () => number;

/** A deterministic generator (mulberry32) from a seed; not for secrets. */
export const makeRandom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A random integer from `low` to `high`, both included. */
export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

export const logOdds = (chance: number): number => Math.log(chance / (1 - chance));

/** A random number of the logistic distribution with mean 0 and scale 1: log-odds plus this decide a yes or no. */
export const logistic = (random: Random): number => logOdds(Math.min(Math.max(random(), 1e-9), 1 - 1e-9));

/** A random number, approximately of the normal distribution with mean 0 and standard deviation 1. */
export const normal = (random: Random): number =>
  (random() + random() + random() + random() - 2) * Math.sqrt(3);

/** A random item, with a probability proportional to its weight; undefined without items. */
export const pickWeighted = <T>(
  random: Random,
  items: readonly T[],
  weightOf: (item: T, at: number) => number,
): T | undefined => {
  const total = items.reduce((sum, item, at) => sum + weightOf(item, at), 0);
  let left = random() * total;
  return items.find((item, at) => (left -= weightOf(item, at)) < 0) ?? items.at(-1);
};
