import { describe, expect, it } from 'vitest';
import { PRICE_SOURCES } from './price';
import {
  cheapestPrinting,
  FINISHES,
  priceOfCopy,
  priceOfPrintings,
  UNPLAYABLE_REASONS,
  type FinishPrices,
  type PricedPrinting,
  type UnplayableReason,
} from './printing-price';
import { fc, test } from '../../testing/property';

const printing = (tcgplayer: FinishPrices, unplayable?: UnplayableReason): PricedPrinting => ({
  prices: { tcgplayer },
  unplayable,
});

describe('the price of a card', () => {
  it.each<[string, readonly PricedPrinting[], number | undefined]>([
    ['its cheapest printing', [printing({ nonfoil: 5 }), printing({ nonfoil: 3 })], 3],
    // Grim Monolith: $22 as a card of a World Championship deck, else from $404 (2026-03).
    ['not a gold-bordered one', [printing({ nonfoil: 22 }, 'gold-border'), printing({ nonfoil: 404 })], 404],
    ['without foil, though a foil is cheaper', [printing({ foil: 1 }), printing({ nonfoil: 3 })], 3],
    ['foil where none is without', [printing({ foil: 2, etched: 1 }), printing({ foil: 4 })], 2],
    ['etched where it is only etched', [printing({ etched: 7 })], 7],
    ['free', [printing({ nonfoil: 0 }), printing({ nonfoil: 1 })], 0],
    ['none, where every priced one may not be played', [printing({ nonfoil: 9 }, 'oversized')], undefined],
    ["the card's, where the shop prices no printing", [printing({})], 50],
    ["the card's without printings", [], 50],
    ['not one that is no number', [printing({ nonfoil: Number.NaN }), printing({ nonfoil: 8 })], 8],
  ])('is that of %s', (_, printings, expected) =>
    expect(priceOfPrintings(printings, 'tcgplayer', 50)).toBe(expected),
  );

  it.each(UNPLAYABLE_REASONS)('is never that of a printing with %s, but digital online', (reason) => {
    for (const source of PRICE_SOURCES) {
      const one: PricedPrinting = { prices: { [source]: { nonfoil: 1 } }, unplayable: reason };
      const isCard = reason === 'digital' && source === 'cardhoarder';
      expect(priceOfPrintings([one], source, 50)).toBe(isCard ? 1 : undefined);
    }
  });

  const price = fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined });
  const anyPrinting = fc
    .record({
      nonfoil: price,
      foil: price,
      etched: price,
      unplayable: fc.constantFrom(undefined, 'digital' as const),
    })
    .map(({ unplayable, ...prices }) =>
      printing(JSON.parse(JSON.stringify(prices)) as FinishPrices, unplayable),
    );
  test(
    'is a price of its printing and at most any other of the finish',
    [fc.array(anyPrinting)],
    (printings) => {
      const found = cheapestPrinting(printings, 'tcgplayer');
      const playable = printings.filter(({ unplayable }) => unplayable === undefined);
      if (found === undefined) {
        expect(playable.flatMap(({ prices }) => Object.values(prices.tcgplayer ?? {}))).toEqual([]);
        return;
      }
      expect(found.printing.prices.tcgplayer?.[found.finish]).toBe(found.price);
      const earlier = FINISHES.slice(0, FINISHES.indexOf(found.finish));
      for (const { prices } of playable) {
        expect(prices.tcgplayer?.[found.finish] ?? Infinity).toBeGreaterThanOrEqual(found.price);
        for (const finish of earlier) expect(prices.tcgplayer?.[finish]).toBeUndefined();
      }
    },
  );
});

describe('the price of a copy', () => {
  it.each([
    [{ nonfoil: 1, foil: 2, etched: 3 }, undefined, 1],
    [{ nonfoil: 1, foil: 2, etched: 3 }, 'foil', 2],
    [{ nonfoil: 1, foil: 2, etched: 3 }, 'etched', 3],
    [{ nonfoil: 1 }, 'foil', undefined],
    [{ foil: 2 }, undefined, 2],
    [{ etched: 3 }, undefined, 3],
    [{}, undefined, undefined],
  ] as const)('of %j that is %s is %s', (prices, finish, expected) =>
    expect(priceOfCopy(printing(prices), 'tcgplayer', finish)).toBe(expected),
  );
});
