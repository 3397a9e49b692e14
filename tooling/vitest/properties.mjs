// fast-check with one seed, so that a run is the same on every machine; `PROPERTY_SEED=random` looks for new counterexamples.
import { createRequire } from 'node:module';
import { longOrShort } from './forms.mjs';

// By require, for Vite resolves the import of this name to this file.
const require = createRequire(import.meta.url);
const { default: fc } = require('fast-check');

/** The seed of all properties unless a variable states another. */
const SEED = 20_261_122;

const chosen = process.env.PROPERTY_SEED ?? SEED;
if (chosen !== 'random') {
  const seed = Number(chosen);
  if (!Number.isInteger(seed))
    throw new Error(`PROPERTY_SEED is a whole number or "random", not "${chosen}".`);
  fc.configureGlobal({ seed });
}

/** Cases that a property is checked with at least, if it states as many. */
const LEAST = 20;

/** Cases of the short form of a property: a fourth, the first ones of its long form. */
const shortOf = (numRuns) => Math.min(numRuns, Math.max(LEAST, Math.ceil(numRuns / 4)));

const assert = (property, parameters = {}) => {
  const { numRuns = 100 } = parameters;
  return fc.assert(property, { ...parameters, numRuns: longOrShort(numRuns, shortOf(numRuns)) });
};

export default { ...fc, assert };
