import { describe, expect, it } from 'vitest';
import { copyPrice, listPrice } from './list-price';
import type { Prices, PriceSource } from './price';

describe('the price of a list', () => {
  const SOURCES = ['cardkingdom', 'tcgplayer', 'cardmarket'] as const;
  const swamp = { prices: { tcgplayer: 0.1 }, count: 30 };
  it.each<
    [string, readonly { prices: Prices; count?: number }[], readonly PriceSource[], object | undefined]
  >([
    ['counts basic lands', [swamp], SOURCES, { source: 'tcgplayer', amount: 3, priced: 30 }],
    [
      'is that of the first shop with any price',
      [{ prices: { cardmarket: 4 } }, { prices: { cardmarket: 5 } }],
      SOURCES,
      { source: 'cardmarket', amount: 9, unpriced: 0 },
    ],
    [
      'takes what the shop lacks from the next one of its currency alone',
      [{ prices: { cardkingdom: 1 } }, { prices: { tcgplayer: 2 } }, { prices: { cardmarket: 9 } }],
      SOURCES,
      { source: 'cardkingdom', amount: 3, priced: 2, unpriced: 1 },
    ],
    ['is none without prices', [{ prices: {} }], SOURCES, undefined],
    ['is none without shops', [swamp], [], undefined],
  ])('%s', (_, cards, sources, expected) => {
    const price = listPrice(cards, sources);
    if (expected === undefined) expect(price).toBeUndefined();
    else expect(price).toMatchObject(expected);
  });
});

describe('the price of a copy that is owned', () => {
  const one = { prices: { tcgplayer: { nonfoil: 1, foil: 9 } } };
  const other = { prices: { tcgplayer: { nonfoil: 0.5, etched: 3 } } };
  it.each([
    ['that of its printing', { printings: [one], cardPrice: 0.2 }, 1],
    ['that of its finish', { printings: [one], finish: 'foil', cardPrice: 0.2 }, 9],
    ['not that of another finish', { printings: [one], finish: 'etched', cardPrice: 0.2 }, undefined],
    ['that of the cheapest of its set', { printings: [one, other], cardPrice: 0.2 }, 0.5],
    ["the card's without a printing", { printings: [], cardPrice: 0.2 }, 0.2],
    ['none for a foil without a printing', { printings: [], finish: 'foil', cardPrice: 0.2 }, undefined],
  ] as const)('is %s', (_, copy, expected) => expect(copyPrice(copy, 'tcgplayer', true)).toBe(expected));
  it("is the card's at a shop that prices no printings", () =>
    expect(copyPrice({ printings: [one], finish: 'foil', cardPrice: 0.2 }, 'cardkingdom', false)).toBe(0.2));
});
