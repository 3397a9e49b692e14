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
const NOTHING_CHOSEN = { priceSources: DEFAULT_USER_STATE.priceSources, showsEverySource: false } as const;
const EUROPE = { priceSources: ['cardmarket', 'cardhoarder'], showsEverySource: false } as const;

it('is what was counted, for who has chosen nothing', () => {
  expect(meanPrices(100, ROWS, NOTHING_CHOSEN)).toEqual([{ label: 'Average price', value: '$100.00' }]);
  expect(meanPrices(null, ROWS, EUROPE)).toEqual([]);
});

it('is estimated elsewhere by the cards that have both prices, each once, by how often they are played', () =>
  expect(meanPrices(100, ROWS, EUROPE)).toEqual([
    { label: 'Average price, Cardmarket', value: '€75.00', note: 'estimated' },
  ]));

it('names every chosen source that knows prices', () =>
  expect(
    meanPrices(100, ROWS, {
      priceSources: ['cardmarket', 'cardhoarder', 'tcgplayer'],
      showsEverySource: true,
    }),
  ).toEqual([
    { label: 'Average price, Cardmarket', value: '€75.00', note: 'estimated' },
    { label: 'Average price, TCGplayer', value: '$100.00', note: 'estimated' },
  ]));

it('says that it is in dollars where nothing is known elsewhere', () =>
  expect(meanPrices(100, ROWS, { priceSources: ['cardhoarder'], showsEverySource: true })).toEqual([
    { label: 'Average price', value: '$100.00', note: 'known in US dollars only' },
  ]));
