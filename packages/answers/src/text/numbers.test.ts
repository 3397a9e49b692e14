import { expect, it } from 'vitest';
import { countedText, countText, meanText, percentText, priceText, signedText } from './numbers';

it.each([
  [0, '0%'],
  [0.0001, '<1%'],
  [0.005, '1%'],
  [0.624, '62%'],
  [0.9999, '99%'],
  [1, '100%'],
])('a rate of %f is %s', (rate, text) => expect(percentText(rate)).toBe(text));

it('differences have a sign', () => {
  expect([0.52, -0.052, 0.001, -0.001].map(signedText)).toEqual(['+52%', '−5%', '±0%', '±0%']);
});

it('counts, prices and means have separators, cents and decimals where they matter', () => {
  expect([0, 999, 1000, 21628].map(countText)).toEqual(['0', '999', '1,000', '21,628']);
  expect([countedText(1, 'deck'), countedText(7, 'deck')]).toEqual(['1 deck', '7 decks']);
  expect([0.5, 999.994, 1284.2].map(priceText)).toEqual(['$0.50', '$999.99', '$1,284']);
  expect([4.25, 3, 0.04].map(meanText)).toEqual(['4.3', '3', '0']);
});
