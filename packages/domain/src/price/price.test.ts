import { describe, expect, it } from 'vitest';
import {
  PRICE_SOURCES,
  PRICE_SOURCE_INFO,
  formatAmount,
  formatPrice,
  isPriceSource,
  priceSourcesOf,
  toCents,
  totalPrice,
  type PriceSource,
} from './price';
import { reduceTcgplayer, saleChanges, salePercent, salePrice, saleWithin, type Sale } from './sale';
import { fc, test } from '../../testing/property';

describe('price sources (specification, section 9)', () => {
  it.each<[PriceSource, string, string]>([
    ['cardkingdom', 'US', 'USD'],
    ['tcgplayer', 'US', 'USD'],
    ['face2face', 'CA', 'CAD'],
    ['cardmarket', 'EU', 'EUR'],
    ['cardhoarder', 'MTGO', 'TIX'],
  ])('%s sells in %s for %s', (source, region, currency) =>
    expect(PRICE_SOURCE_INFO[source]).toMatchObject({ region, currency }),
  );
  it('belong to one region each', () =>
    expect((['US', 'CA', 'EU', 'MTGO'] as const).flatMap(priceSourcesOf)).toEqual([...PRICE_SOURCES]));
  it('are distinguished from other words', () =>
    expect([isPriceSource('tcgplayer'), isPriceSource('ebay')]).toEqual([true, false]));
});

describe('amounts', () => {
  it.each([
    [0, '0.00'],
    [0.1, '0.10'],
    [1.005, '1.01'],
    [19.99, '19.99'],
    [1234.5, '1234.50'],
    [-2.5, '-2.50'],
    [1e-7, '0.00'],
    [8.575, '8.58'],
  ])('%d is printed as %s', (amount, text) => expect(formatAmount(amount)).toBe(text));
  it.each<[PriceSource, string]>([
    ['cardkingdom', '$1.50'],
    ['tcgplayer', '$1.50'],
    ['face2face', 'CA$1.50'],
    ['cardmarket', '€1.50'],
    ['cardhoarder', '1.50 tix'],
  ])('at %s as %s', (source, text) => expect(formatPrice(1.5, source)).toBe(text));
  it.each<[number, PriceSource, string]>([
    [999.99, 'tcgplayer', '$999.99'],
    [2385.47, 'tcgplayer', '$2,385.47'],
    [-1234.5, 'face2face', 'CA$-1,234.50'],
    [1_234_567.8, 'cardmarket', '€1,234,567.80'],
    [12_345, 'cardhoarder', '12,345.00 tix'],
  ])('of %d at %s with commas as %s', (amount, source, text) =>
    expect(formatPrice(amount, source)).toBe(text),
  );
  const cents = fc.integer({ min: 0, max: 100_000 });
  test('are converted to hundredths exactly', [cents], (amount) =>
    expect(toCents(amount / 100)).toBe(amount),
  );
  test('are added up exactly', [fc.array(cents)], (amounts) => {
    const total = totalPrice(
      amounts.map((amount) => ({ prices: { tcgplayer: amount / 100 } })),
      'tcgplayer',
    );
    const sum = amounts.reduce((a, b) => a + b, 0);
    expect(total.amount).toBe(sum / 100);
    expect(total.text).toBe(formatAmount(sum / 100));
    expect(total.priced).toBe(amounts.length);
  });
  it('are not totalled for cards without a valid price, which are counted', () =>
    expect(
      totalPrice(
        [
          { prices: {} },
          { prices: { tcgplayer: 5 } },
          { prices: { cardkingdom: Number.NaN } },
          { prices: { cardkingdom: -1 } },
        ],
        'cardkingdom',
      ),
    ).toEqual({
      source: 'cardkingdom',
      amount: 0,
      text: '0.00',
      priced: 0,
      unpriced: 4,
    }));
});

describe('sales', () => {
  const sale: Sale = { start: '2026-11-20', end: '2026-11-30', percent: 15 };
  it.each([
    ['2026-11-19T23:59:59.999Z', 0],
    ['2026-11-20T00:00:00Z', 15],
    ['2026-11-30T23:59:59.999Z', 15],
    ['2026-12-01T00:00:00Z', 0],
  ])('at %s takes off %d percent', (at, percent) => expect(salePercent(sale, new Date(at))).toBe(percent));
  it('end at a time if one is given', () => {
    const timed = { ...sale, end: '2026-11-30T12:00:00Z' };
    expect([
      salePercent(timed, new Date('2026-11-30T12:00:00Z')),
      salePercent(timed, new Date('2026-11-30T12:00:01Z')),
    ]).toEqual([15, 0]);
  });
  it.each([
    [null],
    [undefined],
    [{ ...sale, percent: 0 }],
    [{ ...sale, percent: 120 }],
    [{ ...sale, percent: Number.NaN }],
    [{ ...sale, start: 'soon' }],
    [{ ...sale, end: '' }],
  ])('%j is not a sale', (none) => expect(salePercent(none, new Date('2026-11-25'))).toBe(0));
  it.each([
    [10, 8.5],
    [19.99, 16.99],
    [0.01, 0.01],
    [0, 0],
  ])('%d costs %d', (price, reduced) => expect(salePrice(price, sale, new Date('2026-11-25'))).toBe(reduced));
  it('do not apply outside their dates', () =>
    expect(salePrice(19.99, sale, new Date('2027-01-01'))).toBe(19.99));

  const kickback = { start: '2026-11-23', end: '2026-12-05', percent: 5 };
  it.each([
    ['2026-11-22T23:59:59.999Z', 0],
    ['2026-11-23T00:00:00Z', 15],
    ['2026-11-30T23:59:59.999Z', 15],
    ['2026-12-01T00:00:00Z', 0],
  ])('within the dates of a kickback: at %s %d percent', (at, percent) =>
    expect(salePercent(saleWithin(sale, kickback), new Date(at))).toBe(percent),
  );
  it.each([
    ['that begins and ends within its own dates', { start: '2026-11-25', end: '2026-11-26T12:00:00Z' }],
    ['with spaces', { start: ' 2026-11-25', end: '2026-11-26T12:00:00Z ' }],
  ])('apply between the dates of a kickback %s', (_, dates) =>
    expect(saleWithin(sale, dates)).toEqual({
      start: '2026-11-25',
      end: '2026-11-26T12:00:00Z',
      percent: 15,
    }),
  );
  it.each([
    ['no sale', null, kickback],
    ['no kickback', sale, null],
    ['a kickback that is over before', sale, { start: '2026-11-01', end: '2026-11-19' }],
    ['a kickback without dates', sale, { start: 'soon', end: 'later' }],
    ['a sale without a start', { ...sale, start: 'soon' }, kickback],
  ])('never apply with %s', (_, own, dates) => {
    const within = saleWithin(own, dates);
    for (const day of ['2026-11-19', '2026-11-20', '2026-11-25', '2026-11-30', '2026-12-01'])
      expect(salePercent(within, new Date(day))).toBe(0);
    expect(saleChanges(within)).toEqual([]);
  });

  it('change prices at the first moment of their start, and the first one after their end', () => {
    const [start = 0, end = 0] = saleChanges(sale);
    expect(new Date(start).toISOString()).toBe('2026-11-20T00:00:00.000Z');
    expect(new Date(end).toISOString()).toBe('2026-12-01T00:00:00.000Z');
    const percents = [start - 1, start, end - 1, end].map((at) => salePercent(sale, new Date(at)));
    expect(percents).toEqual([0, 15, 15, 0]);
  });
  it.each([
    [null],
    [{ ...sale, percent: 0 }],
    [{ ...sale, start: 'soon' }],
    [{ ...sale, end: '2026-11-01' }],
  ])('%j changes no price', (none) => expect(saleChanges(none)).toEqual([]));
  it('reduce prices at TCGplayer alone', () => {
    expect(reduceTcgplayer({ tcgplayer: 10, cardkingdom: 10 }, 15)).toEqual({
      tcgplayer: 8.5,
      cardkingdom: 10,
    });
    expect(reduceTcgplayer({ cardkingdom: 10 }, 15)).toEqual({ cardkingdom: 10 });
  });
});
