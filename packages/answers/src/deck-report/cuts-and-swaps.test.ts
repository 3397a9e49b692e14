import { toWireCard } from '@crownsmith/api-client';
import type { DeckCounts } from '@crownsmith/recommender';
import { fixtureCards } from '@crownsmith/test-support';
import { expect, it } from 'vitest';
import type { AdvisedDeck } from '../advice/advised-deck';
import { cutsOf, reportCuts, reportNearest, reportSwaps } from './cuts-and-swaps';
import { toReportCard } from './report-card';

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

it('has a card last that does a job of which the list has few, the weakest first otherwise', () => {
  const [some] = fixtureCards(1).map((card) => toReportCard(toWireCard(card)));
  if (some === undefined) throw new Error('no card');
  const cards = (['removal', 'draw', 'ramp'] as const).map((tag) => ({
    ...some,
    name: tag,
    slug: tag as typeof some.slug,
    typeLine: 'Sorcery',
    text: '',
    tags: [tag],
  }));
  const namesWith = (low: number) => {
    const evidence = { similarDecks: 50, similarCount: 1, potentialDecks: 50, numDecks: 1 };
    const judging = {
      indexOf: () => 0,
      weakest: () =>
        cards.map(({ slug }, at) => ({
          slug,
          card: at,
          score: 3 - at,
          evidence,
          reason: 'few-similar-decks',
        })),
      jobs: () => [{ job: 'removal', have: 3, low, usual: 7, high: 11, decks: 50, among: 'similar-decks' }],
    } as unknown as Parameters<typeof cutsOf>[0]['engine'];
    const main = cards.map((card) => ({ name: card.name, count: 1, card }));
    return cutsOf({
      deck: { commanders: [], main },
      engine: judging,
      combos: undefined,
      limits: { keep: new Set() },
    }).map(({ card }) => card.name);
  };
  expect(namesWith(2)).toEqual(['removal', 'draw', 'ramp']);
  expect(namesWith(3)).toEqual(['draw', 'ramp', 'removal']);
});
