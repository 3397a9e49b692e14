import { synergy } from '@crownsmith/recommender';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaledCounts } from './scaled-counts';

const countsArbitrary = fc
  .record({ decks: fc.nat(50), others: fc.nat(50) })
  .map(({ decks, others }) => ({ decks, potential: decks + others }));

describe('scaledCounts', () => {
  it('are those of the sample where it is the whole', () =>
    expect(scaledCounts({ decks: 2, potential: 4 }, 1, { decks: 5, potential: 90 })).toEqual({
      decks: 2,
      potential: 4,
    }));

  it('have a synergy between −1 and 1, whatever the sample says', () => {
    fc.assert(
      fc.property(
        countsArbitrary,
        countsArbitrary,
        fc.double({ min: 1, max: 9, noNaN: true }),
        (sample, overall, step) => {
          const scaled = scaledCounts(sample, step, overall);
          expect(scaled.decks).toBeLessThanOrEqual(scaled.potential);
          expect(scaled.potential).toBeLessThanOrEqual(overall.potential);
          const difference = synergy(scaled, overall) ?? 0;
          expect(Math.abs(difference)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
