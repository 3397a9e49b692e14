import { describe, expect, it } from 'vitest';
import { numberFormat } from './number-format';
import { shownPrice } from './shown-price';
import { DEFAULT_OPTIONS, parseWidgetOptions, widgetHeight } from './widget-options';

const parse = (texts: Readonly<Record<string, string>>) => parseWidgetOptions((name) => texts[name]);

describe('parseWidgetOptions', () => {
  it('has the defaults without options', () => expect(parse({})).toEqual(DEFAULT_OPTIONS));
  it('reads every option', () =>
    expect(
      parse({ theme: 'dark', density: 'compact', cards: '3', locale: 'de-AT', prices: 'cardmarket' }),
    ).toEqual({ theme: 'dark', density: 'compact', cards: 3, locale: 'de-AT', prices: 'cardmarket' }));
  it.each([
    { theme: 'DARK', density: '', cards: '-1', locale: 'no language', prices: 'ebay' },
    { theme: 'toString', cards: '1e3', locale: '🎲', prices: '__proto__' },
    { cards: '999', locale: '../..' },
  ])('has the default of an invalid option: %j', (texts) => expect(parse(texts)).toEqual(DEFAULT_OPTIONS));
  it('shows no more cards than there is room for', () => expect(parse({ cards: '99' }).cards).toBe(10));
});

describe('widgetHeight', () => {
  it('grows by a row with every card, and by the headings with the first', () => {
    const heights = [0, 1, 2].map((cards) => widgetHeight({ density: 'normal', cards }));
    expect(heights).toEqual([226, 300, 337]);
  });
});

describe('numbers', () => {
  it.each([
    ['en', '1,234', '62%', '+12%', '$1,284.20'],
    ['de', '1.234', '62\u00a0%', '+12\u00a0%', '1.284,20\u00a0$'],
  ])('follow the language: %s', (locale, count, share, difference, price) => {
    const format = numberFormat(locale);
    expect([
      format.count(1234),
      format.share(624, 1000),
      format.difference(0.123),
      format.price(1284.2, 'USD'),
    ]).toEqual([count, share, difference, price]);
  });
  it('have a sign only where they differ from zero', () => {
    const { difference } = numberFormat('en');
    expect([difference(0.001), difference(-0.001), difference(-0.08)]).toEqual(['0%', '0%', '-8%']);
  });
  it('of few decks are counts', () => expect(numberFormat('en').share(3, 5)).toBe('3 of 5'));
  it('are never rounded to none or all', () => {
    const { share } = numberFormat('en');
    expect([share(1, 1000), share(999, 1000)]).toEqual(['<1%', '99%']);
  });
});

describe('shownPrice', () => {
  const prices = { tcgplayer: { price: 1.5, currency: 'USD' }, cardhoarder: { price: 0.1, currency: 'TIX' } };
  it.each([
    ['any', '$1.50'],
    ['cardhoarder', 'TIX\u00a00.10'],
    ['cardmarket', undefined],
    ['none', undefined],
  ] as const)('of %s is %s', (source, text) =>
    expect(shownPrice(prices, { prices: source, locale: 'en' })).toBe(text),
  );
});
