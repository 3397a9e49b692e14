import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankBest } from './best-numbers';

it('ranks numbers as a sort of all of them does', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 40 }),
      fc.nat(45),
      (scores, limit) => {
        const numbers = [...scores.keys()].reverse();
        const sorted = numbers.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
        expect(rankBest(numbers, Float64Array.from(scores), limit)).toEqual(sorted.slice(0, limit));
      },
    ),
  );
});
