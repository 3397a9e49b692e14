import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nthLowest } from './nth-lowest';

it('finds what a sorted array has at each place', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1, maxLength: 40 }), (numbers) => {
      const sorted = numbers.toSorted((a, b) => a - b);
      sorted.forEach((number, place) => expect(nthLowest(Float64Array.from(numbers), place)).toBe(number));
    }),
  );
});
