import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRICE_STEPS, estimatePrices } from './estimated-price';

describe('estimatePrices', () => {
  it('decreases from source to source', () => {
    expect(estimatePrices(10)).toEqual({ cardkingdom: 10, tcgplayer: 8, cardmarket: 8 });
    expect(estimatePrices(0)).toEqual({ cardkingdom: 0.25, tcgplayer: 0.25, cardmarket: 0.25 });
  });

  it('returns only steps, never higher for a later source', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), (usd) => {
        const { cardkingdom = 0, tcgplayer = 0, cardmarket = 0 } = estimatePrices(usd);
        const steps: readonly number[] = PRICE_STEPS;
        expect([cardkingdom, tcgplayer, cardmarket].every((price) => steps.includes(price))).toBe(true);
        expect(cardkingdom >= tcgplayer && tcgplayer >= cardmarket).toBe(true);
      }),
    );
  });
});
