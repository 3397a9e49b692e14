import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankBest } from './best-numbers';

it.each([
  ['few', { minLength: 1, maxLength: 40 }, 5],
  ['many', { minLength: 400, maxLength: 1200 }, 500],
  ['many equal', { minLength: 400, maxLength: 1200 }, 2],
] as const)('ranks %s numbers as a sort of all of them does', (_, length, max) => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max }), length),
      fc.nat(45),
      fc.constantFrom<'as they are' | 'ascending' | 'descending'>('as they are', 'ascending', 'descending'),
      (values, limit, order) => {
        const scores = order === 'as they are' ? values : values.toSorted((a, b) => a - b);
        const numbers = order === 'descending' ? [...scores.keys()] : [...scores.keys()].reverse();
        const sorted = numbers.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
        expect(rankBest(numbers, Float64Array.from(scores), limit)).toEqual(sorted.slice(0, limit));
      },
    ),
  );
});
