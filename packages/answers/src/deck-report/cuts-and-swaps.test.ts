import type { DeckCounts } from '@crownsmith/recommender';
import { expect, it } from 'vitest';
import type { AdvisedDeck } from '../advice/advised-deck';
import { reportCuts, reportNearest, reportSwaps } from './cuts-and-swaps';

const decks = [
  { source: 'tournaments', address: 'https://decks.example/1', day: 20_089 },
  { source: null, address: undefined, day: undefined },
  { source: undefined, address: 'javascript:alert(1)', day: undefined },
];
const engine = {
  indexOf: (): number => 0,
  similarDecks: () =>
    decks.map((_, deck) => ({ deck, commanders: ['krenko'], cards: 60, shared: 50 - deck })),
  cardsOfDeck: () => ['sol-ring'],
} as unknown as Parameters<typeof reportNearest>[1];
const counts = {
  deckAt: (deck: number) => ({ cents: undefined, bracket: undefined, ...decks[deck] }),
} as unknown as DeckCounts;

it('links the nearest decks that have an address on the web, and says where the others come from', () => {
  const nearest = reportNearest({ commanders: [], main: [] }, engine, () => undefined, counts);
  expect(nearest.map(({ url, source, date }) => [url, source, date])).toEqual([
    ['https://decks.example/1', 'tournaments', '2025-01-01'],
    [null, null, null],
    [null, null, null],
  ]);
});

it('lists the cards of the nearest decks where they are asked for, but not of those that have no source', () => {
  const find = (name: string) => ({ name, url: `/cards/${name}` }) as never;
  const nearest = reportNearest({ commanders: [], main: [] }, engine, find, counts, true);
  expect(nearest.map(({ commanders, cards }) => [commanders, cards])).toEqual([
    [['/cards/krenko'], ['/cards/sol-ring']],
    [['/cards/krenko'], ['/cards/sol-ring']],
    [undefined, undefined],
  ]);
});

it('compares no list card by card that is far longer than a deck', () => {
  const main = Array.from({ length: 401 }, (_, at) => ({ name: `Card ${at}`, count: 1, card: undefined }));
  const untouched = new Proxy(
    { deck: { commanders: [], main } },
    {
      get: (target, name) => {
        if (name === 'deck') return target.deck;
        // What is asked of the engine is a function.
        if (name === 'limits' || name === 'nouns') return {};
        if (name === 'combos') return undefined;
        throw new Error(`The engine is asked for ${String(name)}.`);
      },
    },
  );
  const advised = untouched as unknown as AdvisedDeck;
  expect(
    reportCuts({
      deck: advised.deck,
      combos: undefined,
      limits: advised.limits,
      nouns: {},
      engine: advised as never,
    }),
  ).toEqual([]);
  expect(reportSwaps(advised)).toEqual([]);
});
