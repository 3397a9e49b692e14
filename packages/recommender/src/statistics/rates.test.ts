import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inclusion, lift, LIFT_MINIMUM_SAMPLE, shrunkRate, synergy } from './rates';

const counts = fc
  .tuple(fc.nat(1000), fc.nat(1000))
  .map(([decks, others]) => ({ decks, potential: decks + others }));

/** Counts of a commander, and of all decks, its own among them. */
const nested = fc.tuple(counts, counts).map(([here, elsewhere]) => ({
  here,
  overall: { decks: here.decks + elsewhere.decks, potential: here.potential + elsewhere.potential },
}));

describe('inclusion, synergy and lift', () => {
  it('return the examples of their documentation', () => {
    expect(inclusion({ decks: 62, potential: 100 })).toBe(0.62);
    expect(synergy({ decks: 60, potential: 100 }, { decks: 100, potential: 500 })).toBe(0.5);
    expect(lift({ decks: 50, potential: 100 }, { decks: 100, potential: 500 })).toBe(2.5);
    expect(shrunkRate({ decks: 1, potential: 1 }, 0.1, 9)).toBeCloseTo(0.19);
  });

  it('are undefined without decks to count', () => {
    expect(inclusion({ decks: 0, potential: 0 })).toBeUndefined();
    expect(synergy({ decks: 5, potential: 10 }, { decks: 5, potential: 10 })).toBeUndefined();
    const small = { decks: LIFT_MINIMUM_SAMPLE - 1, potential: LIFT_MINIMUM_SAMPLE - 1 };
    expect(lift(small, { decks: 100, potential: 500 })).toBeUndefined();
    expect(lift({ decks: 0, potential: 100 }, { decks: 0, potential: 500 })).toBeUndefined();
  });

  it('stay within their bounds, with synergy 0 for a staple', () => {
    fc.assert(
      fc.property(nested, ({ here, overall }) => {
        const value = synergy(here, overall);
        if (value !== undefined) expect(Math.abs(value)).toBeLessThanOrEqual(1);
        const times = lift(here, overall);
        if (times !== undefined) expect(times).toBeGreaterThanOrEqual(0);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (own, others) => {
        const all = { decks: own + others, potential: own + others };
        expect(synergy({ decks: own, potential: own }, all)).toBe(0);
      }),
    );
  });

  it('shrink a rate to between itself and the prior', () => {
    fc.assert(
      fc.property(
        counts,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 99 }),
        (own, prior, weight) => {
          const rate = inclusion(own) ?? prior;
          const shrunk = shrunkRate(own, prior, weight);
          expect(shrunk).toBeGreaterThanOrEqual(Math.min(rate, prior) - 1e-12);
          expect(shrunk).toBeLessThanOrEqual(Math.max(rate, prior) + 1e-12);
        },
      ),
    );
  });
});
