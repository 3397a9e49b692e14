import type { DeckCounts } from '@crownsmith/recommender';
import { expect, it } from 'vitest';
import { reportNearest } from './cuts-and-swaps';

const decks = [
  { source: 'tournaments.jsonl', address: 'https://decks.example/1', day: 20_089 },
  { source: 'tournaments.jsonl', address: undefined, day: undefined },
  { source: undefined, address: 'javascript:alert(1)', day: undefined },
];
const engine = {
  indexOf: (): number => 0,
  similarDecks: () =>
    decks.map((_, deck) => ({ deck, commanders: ['krenko'], cards: 60, shared: 50 - deck })),
} as unknown as Parameters<typeof reportNearest>[1];
const counts = {
  deckAt: (deck: number) => ({ cents: undefined, bracket: undefined, ...decks[deck] }),
} as unknown as DeckCounts;

it('links the nearest decks that have an address on the web, and says where the others come from', () => {
  const nearest = reportNearest({ commanders: [], main: [] }, engine, () => undefined, counts);
  expect(nearest.map(({ url, source, date }) => [url, source, date])).toEqual([
    ['https://decks.example/1', 'tournaments.jsonl', '2025-01-01'],
    [null, 'tournaments.jsonl', null],
    [null, null, null],
  ]);
});
