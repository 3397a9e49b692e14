import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** Numbers of the master generator that are left out: its first ones hardly depend on the seed. */
const SKIPPED = 16;

/** Makes a function that returns a generator for each game of a seed, so that what one game draws does not change the next. */
export const gameGenerators = (seed: number): (() => RandomGenerator) => {
  const master = xoroshiro128plus(seed);
  for (let skipped = 0; skipped < SKIPPED; skipped++) master.next();
  return () => xoroshiro128plusFromState([master.next(), master.next(), master.next(), master.next()]);
};
