import { expect, it } from 'vitest';
import { priceQuartiles } from './narrowed-page';

it('takes quartiles of prices from the prices of decks, in dollars', () => {
  expect(priceQuartiles({ cents: Uint32Array.of(100, 200, 300, 400, 550) })).toEqual({
    low: 2,
    median: 3,
    high: 4,
  });
  expect(priceQuartiles({ cents: Uint32Array.of(1999, 4000) })).toEqual({
    low: 19.99,
    median: 19.99,
    high: 19.99,
  });
  expect(priceQuartiles({ cents: Uint32Array.of() })).toBeUndefined();
});
