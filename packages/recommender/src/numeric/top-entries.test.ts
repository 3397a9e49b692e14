import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topEntries } from './top-entries';

describe('topEntries', () => {
  it('returns the example of its documentation', () => {
    expect([...topEntries(Float64Array.of(1, 5, 3), 2)]).toEqual([1, 2]);
  });

  it('equals a full sort, ties by index', () => {
    const score = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom(-Infinity, NaN));
    fc.assert(
      fc.property(fc.array(score, { maxLength: 60 }), fc.nat(70), (scores, count) => {
        const sorted = scores
          .map((value, i) => ({ value, i }))
          .filter(({ value }) => value > -Infinity)
          .sort((a, b) => b.value - a.value || a.i - b.i)
          .slice(0, count)
          .map(({ i }) => i);
        expect([...topEntries(Float64Array.from(scores), count)]).toEqual(sorted);
      }),
    );
  });
});
