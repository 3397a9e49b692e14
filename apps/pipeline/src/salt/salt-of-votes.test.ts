import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMPORTED_VOTES, PRIOR_VOTES, saltOfVotes } from './salt-of-votes';

const votes = fc
  .array(fc.integer({ min: 0, max: 1000 }), { minLength: 5, maxLength: 5 })
  .map((counts): readonly number[] => counts);

describe('saltOfVotes', () => {
  it('shrinks the mean of a card towards that of all votes', () => {
    // 10 votes in all: nine 0s and one 4, so a mean of 0.4.
    const salts = saltOfVotes(
      new Map([
        [1, [9, 0, 0, 0, 0]],
        [2, [0, 0, 0, 0, 1]],
      ]),
      new Map(),
    );
    expect(salts.get(1)).toEqual({ salt: (PRIOR_VOTES * 0.4) / (9 + PRIOR_VOTES), votes: 9 });
    expect(salts.get(2)).toEqual({ salt: (4 + PRIOR_VOTES * 0.4) / (1 + PRIOR_VOTES), votes: 1 });
  });

  it('shrinks towards the imported salt of the card where there is one', () => {
    const salts = saltOfVotes(
      new Map([[1, [0, 0, 0, 0, IMPORTED_VOTES]]]),
      new Map([
        [1, 2],
        [3, 1.5],
      ]),
    );
    expect(salts.get(1)).toEqual({ salt: 3, votes: IMPORTED_VOTES });
    expect(salts.get(3)).toEqual({ salt: 1.5, votes: undefined });
  });

  it('gives no salt without a vote', () => {
    expect(saltOfVotes(new Map([[1, [0, 0, 0, 0, 0]]]), new Map()).size).toBe(0);
  });

  it('lies between the mean of the votes on the card and what it is shrunk to, nearer with more votes', () => {
    fc.assert(
      fc.property(votes, votes, (own, others) => {
        const [n, sum] = [own, others].map((counts) => counts.reduce((total, count) => total + count, 0));
        fc.pre(n !== undefined && sum !== undefined && n > 0);
        const totals = own.map((count, vote) => count + (others[vote] ?? 0));
        const mean = (counts: readonly number[]): number =>
          counts.reduce((total, count, vote) => total + count * vote, 0) /
          counts.reduce((total, count) => total + count, 0);
        const salt =
          saltOfVotes(
            new Map([
              [1, own],
              [2, others],
            ]),
            new Map(),
          ).get(1)?.salt ?? -1;
        const [low, high] = [mean(own), mean(totals)].sort((a, b) => a - b);
        expect(salt).toBeGreaterThanOrEqual((low ?? 0) - 1e-9);
        expect(salt).toBeLessThanOrEqual((high ?? 0) + 1e-9);
        expect(Math.abs(salt - mean(own))).toBeCloseTo(
          (Math.abs(mean(totals) - mean(own)) * PRIOR_VOTES) / (n + PRIOR_VOTES),
        );
      }),
    );
  });
});
