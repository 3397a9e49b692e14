import { describe, expect, it } from 'vitest';
import { fc, test } from '../../testing/property';
import { MIN_PRICED_DECKS, isDeckPriced, priceBounds, priceVariantOf } from './price-variant';

const prices = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: MIN_PRICED_DECKS, maxLength: 200 });

describe('priceBounds', () => {
  it.each([
    ['too few prices', Array.from({ length: MIN_PRICED_DECKS - 1 }, (_, at) => at), undefined],
    ['equal prices', Array.from({ length: 40 }, () => 7), undefined],
    ['fifteen prices', Array.from({ length: 15 }, (_, at) => at + 1), { budget: 5, expensive: 11 }],
    [
      'invalid prices',
      [...Array.from({ length: 15 }, (_, at) => at + 1), NaN, -1, Infinity],
      { budget: 5, expensive: 11 },
    ],
  ])('%s', (_, given, bounds) => expect(priceBounds(given)).toEqual(bounds));

  test('has at least a third of the decks in each variant, and no deck in both', [prices], (given) => {
    const bounds = priceBounds(given);
    if (bounds === undefined) return;
    const ends = given.map((price) => priceVariantOf(price, bounds));
    for (const end of ['budget', 'expensive'])
      expect(ends.filter((each) => each === end).length).toBeGreaterThanOrEqual(Math.floor(given.length / 3));
    expect(bounds.budget).toBeLessThan(bounds.expensive);
    expect(priceBounds([...given].reverse())).toEqual(bounds);
  });
});

describe('isDeckPriced', () => {
  it.each([
    [70, 70, true],
    [70, 63, true],
    [70, 62, false],
    [0, 0, false],
  ])('%i cards, %i with a price', (cards, priced, counts) =>
    expect(isDeckPriced({ cards, priced })).toBe(counts),
  );
});
