import { expect, it } from 'vitest';
import type { WindowCounts } from '#src/aggregate/window-counts';
import type { PageContext } from '#src/pages/page-context';
import { testCard } from '#src/testing/test-card';
import { makeTopListPage, TOP_LISTS } from './top-lists';

it('sorts a card of one deck that could play it behind cards that many decks play', () => {
  const counts = [
    { decks: 1, potential: 1 },
    { decks: 74, potential: 88 },
    { decks: 60, potential: 88 },
  ];
  const context = {
    cards: ['New', 'Tower', 'Ring'].map((name) => testCard(name, 'Artifact')),
    isBasic: () => false,
    counts: { report: { decks: 88 } },
    overall: (card: number) => counts[card],
  } as unknown as PageContext;
  const month: WindowCounts = {
    ...{ window: 'month', decks: 88, zone: () => 0 },
    card: (card) => counts[card] ?? { decks: 0, potential: 0 },
  };
  const all = TOP_LISTS.filter(({ name }) => name === 'top');
  const [page] = all.map((list) => makeTopListPage(context, list, [month]));
  const order = ['tower', 'ring', 'new'];
  expect(page?.lists[0]?.rows.map(({ slug }) => slug)).toEqual(order);
  expect(page?.windows.month?.rows.map(({ slug }) => slug)).toEqual(order);
});
