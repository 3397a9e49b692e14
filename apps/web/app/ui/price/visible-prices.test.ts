import { describe, expect, it } from 'vitest';
import { comparedPrice, deckPrices, shownPrice, visiblePrices, sourcePriceText } from './visible-prices';

const DEFAULTS = {
  priceSources: ['cardkingdom', 'tcgplayer', 'cardhoarder'],
  showsEverySource: false,
} as const;
const EUROPE = {
  priceSources: ['cardmarket', 'cardkingdom', 'tcgplayer', 'cardhoarder'],
  showsEverySource: false,
} as const;
const DECK = [
  { card: { prices: { cardkingdom: 1.1, tcgplayer: 1, cardmarket: 0.9, cardhoarder: 0.05 } }, count: 3 },
  { card: { prices: { tcgplayer: 2.2, face2face: 3 } }, count: 1 },
  { card: { prices: {} }, count: 2 },
];

describe('deckPrices', () => {
  it('is one total in one currency by default', () =>
    expect(deckPrices(DECK, DEFAULTS)).toEqual([{ source: undefined, text: '$5.50', unpriced: 2 }]));
  it('is in the currency of the first source', () => {
    expect(deckPrices(DECK, EUROPE)).toEqual([{ source: undefined, text: '€2.70', unpriced: 3 }]);
    expect(deckPrices(DECK, { ...EUROPE, priceSources: ['face2face', 'cardkingdom'] })).toEqual([
      { source: undefined, text: 'CA$3.00', unpriced: 5 },
    ]);
    expect(deckPrices(DECK, { ...EUROPE, priceSources: ['cardhoarder'] })).toEqual([
      { source: undefined, text: '0.15 tix', unpriced: 3 },
    ]);
  });
  it('falls back to another currency where the first has no price', () =>
    expect(deckPrices([{ card: { prices: { tcgplayer: 2 } }, count: 1 }], EUROPE)).toEqual([
      { source: undefined, text: '$2.00', unpriced: 0 },
    ]));
  it('is a total per source where every source is shown', () =>
    expect(deckPrices(DECK, { priceSources: ['cardmarket', 'tcgplayer'], showsEverySource: true })).toEqual([
      { source: 'cardmarket', text: '€2.70', unpriced: 3 },
      { source: 'tcgplayer', text: '$5.20', unpriced: 2 },
    ]));
  it('is empty without prices', () => expect(deckPrices([], DEFAULTS)).toEqual([]));
  it('is less while TCGplayer has a sale, and tells the regular one', () => {
    expect(deckPrices(DECK, DEFAULTS, 15)).toEqual([
      { source: undefined, text: '$5.17', regular: '$5.50', unpriced: 2 },
    ]);
    expect(
      deckPrices(DECK, { priceSources: ['cardmarket', 'tcgplayer'], showsEverySource: true }, 15),
    ).toEqual([
      { source: 'cardmarket', text: '€2.70', unpriced: 3 },
      { source: 'tcgplayer', text: '$4.42', regular: '$5.20', unpriced: 2 },
    ]);
  });
});

describe('the price of a card', () => {
  it('is that of the first source with one, or of every source', () => {
    const prices = { tcgplayer: 2, cardmarket: 1 };
    expect(visiblePrices(prices, DEFAULTS)).toEqual([{ source: 'tcgplayer', price: 2 }]);
    expect(
      visiblePrices(prices, {
        priceSources: ['cardmarket', 'face2face', 'tcgplayer'],
        showsEverySource: true,
      }),
    ).toEqual([
      { source: 'cardmarket', price: 1 },
      { source: 'tcgplayer', price: 2 },
    ]);
  });
  it.each([
    [0.5, 'cardkingdom', '$0.50'],
    [1284.2, 'tcgplayer', '$1,284'],
    [999.5, 'cardmarket', '€999.50'],
    [1271.97, 'cardmarket', '€1,272'],
    [2000, 'face2face', 'CA$2,000'],
    [1234.5, 'cardhoarder', '1,235 tix'],
  ] as const)('of %d at %s is %s', (price, source, text) =>
    expect(sourcePriceText(price, source)).toBe(text),
  );
  it('is less while TCGplayer has a sale, and tells the regular one', () => {
    expect(shownPrice(19.99, 'tcgplayer', 15)).toEqual({ text: '$16.99', regular: '$19.99' });
    expect(shownPrice(19.99, 'tcgplayer', 0)).toEqual({ text: '$19.99' });
    expect(shownPrice(0.01, 'tcgplayer', 15)).toEqual({ text: '$0.01' });
    expect(shownPrice(19.99, 'cardkingdom', 15)).toEqual({ text: '$19.99' });
  });
  it('is compared in one currency only', () => {
    expect(comparedPrice({ tcgplayer: 2, cardmarket: 1 }, EUROPE)).toBe(1);
    expect(comparedPrice({ tcgplayer: 2 }, EUROPE)).toBeUndefined();
    expect(comparedPrice({ tcgplayer: 2 }, DEFAULTS)).toBe(2);
    expect(comparedPrice({ tcgplayer: 2 }, DEFAULTS, 25)).toBe(1.5);
    expect(comparedPrice({ cardkingdom: 2, tcgplayer: 1 }, DEFAULTS, 25)).toBe(2);
  });
});
