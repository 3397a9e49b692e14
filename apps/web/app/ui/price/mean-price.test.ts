import { COLORLESS, DEFAULT_USER_STATE, type Prices } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import type { PageRow } from '#app/model/card';
import { meanPrices } from './mean-price';

const row = (slug: string, inclusion: number, prices: Prices): PageRow => ({
  card: {
    slug,
    name: slug,
    manaValue: 1,
    typeLine: 'Artifact',
    primaryType: 'Artifact',
    colorIdentity: COLORLESS,
    prices,
    tags: [],
    salt: null,
    gameChanger: false,
    canLead: false,
  },
  numDecks: 1,
  potentialDecks: 1,
  inclusion,
  synergy: null,
  lift: null,
});
const ROWS = [
  row('a', 1, { tcgplayer: 10, cardmarket: 5 }),
  row('b', 0.5, { cardkingdom: 20, cardmarket: 20 }),
  row('c', 1, { tcgplayer: 999 }),
  row('a', 1, { tcgplayer: 10, cardmarket: 5 }),
];
const DEFAULTS = { priceSources: DEFAULT_USER_STATE.priceSources, showsEverySource: false } as const;
const EUROPE = { priceSources: ['cardmarket', 'cardhoarder'], showsEverySource: false } as const;

it('is the counted mean for the default source', () => {
  expect(meanPrices(100, ROWS, DEFAULTS)).toEqual([{ label: 'Average price', value: '$100.00' }]);
  expect(meanPrices(null, ROWS, EUROPE)).toEqual([]);
});

it('is estimated for other sources from cards with both prices, weighted by inclusion', () =>
  expect(meanPrices(100, ROWS, EUROPE)).toEqual([
    { label: 'Average price, Cardmarket', value: '€75.00', note: 'estimated' },
  ]));

it('is estimated for every chosen source with prices', () =>
  expect(
    meanPrices(100, ROWS, {
      priceSources: ['cardmarket', 'cardhoarder', 'tcgplayer'],
      showsEverySource: true,
    }),
  ).toEqual([
    { label: 'Average price, Cardmarket', value: '€75.00', note: 'estimated' },
    { label: 'Average price, TCGplayer', value: '$100.00', note: 'estimated' },
  ]));

it('is less at TCGplayer while it has a sale, but not in dollars alone', () => {
  const every = { priceSources: ['cardmarket', 'tcgplayer'], showsEverySource: true } as const;
  expect(meanPrices(100, ROWS, every, 15)[1]).toEqual({
    ...{ label: 'Average price, TCGplayer', value: '$85.00', regular: '$100.00', note: 'estimated' },
  });
  expect(meanPrices(100, ROWS, DEFAULTS, 15)).toEqual([{ label: 'Average price', value: '$100.00' }]);
});

it('stays in dollars, with a note, without prices at other sources', () =>
  expect(meanPrices(100, ROWS, { priceSources: ['cardhoarder'], showsEverySource: true })).toEqual([
    { label: 'Average price', value: '$100.00', note: 'in US dollars only' },
  ]));
