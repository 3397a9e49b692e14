/** A source of numbers in [0, 1), the same for the same seed. */
export type Random = () => number;

/** Numbers from a seed by the mulberry32 generator: fast, small, the same on every machine; not for secrets. */
export const makeRandom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A whole number from `low` to `high`, both included. */
export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

/** A number of the logistic distribution, mean 0, scale 1: added to a log-odds it decides a yes or no. */
export const logistic = (random: Random): number => {
  const chance = Math.min(Math.max(random(), 1e-9), 1 - 1e-9);
  return Math.log(chance / (1 - chance));
};

/** A number near the normal distribution, mean 0, deviation 1. */
export const normal = (random: Random): number =>
  (random() + random() + random() + random() - 2) * Math.sqrt(3);

/** One of the items, each as likely as its weight says; undefined where there are none. */
export const pickWeighted = <T>(
  random: Random,
  items: readonly T[],
  weightOf: (item: T, at: number) => number,
): T | undefined => {
  const total = items.reduce((sum, item, at) => sum + weightOf(item, at), 0);
  let left = random() * total;
  return items.find((item, at) => (left -= weightOf(item, at)) < 0) ?? items.at(-1);
};
