import { expect, it } from 'vitest';
import { isWhole } from './forms.mjs';
import fc from './properties.mjs';

/** How many cases a property is checked with. */
const casesOf = (parameters) => {
  let cases = 0;
  fc.assert(
    fc.property(fc.integer(), () => void (cases += 1)),
    parameters,
  );
  return cases;
};

it('checks a fourth of the cases in short, and no fewer than twenty where as many are stated', () => {
  const counts = [casesOf(), casesOf({ numRuns: 60 }), casesOf({ numRuns: 6 })];
  expect(counts).toEqual(isWhole ? [100, 60, 6] : [25, 20, 6]);
});

it('checks the first cases of the long form, and fails where one is a counterexample', () => {
  const property = fc.property(fc.nat(1000), (number) => number < 600);
  expect(() => fc.assert(property)).toThrow(/Property failed after \d+ tests/);
});
