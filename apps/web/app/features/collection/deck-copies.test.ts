import type { OwnedCards } from '@crownsmith/api-client';
import { expect, it } from 'vitest';
import { changeCollection, fitChanges, undoOf } from '#app/platform/collection-changes';
import { deckCopies, takeChanges, takesOf, whereText } from './deck-copies';
import { wantedCopies } from './saved-decks';

const cards: OwnedCards = {
  'sol-ring': [3, 0, '1\tC21\t\t\t\t\tTrades', '2\tC21\t\t\t\t\tMeren\tdeck'],
  opt: [1, 0, '1\t\t\t\t\t\tKess\tdeck'],
  shock: [1, 0],
  bolt: [1, 0, '1\t\t\t\t\t\tAnna\tlent', '3\t\t\t\t\t\t\twished'],
};
const wanted = [
  ['sol-ring', 3],
  ['opt', 1],
  ['shock', 1],
  ['bolt', 2],
  ['brainstorm', 1],
] as const;
const copies = deckCopies(cards, 'Kess', wanted);

it('each card of a deck says where its copies are', () =>
  expect(copies.map((copy) => `${copy.slug}: ${whereText(copy)}`)).toEqual([
    'sol-ring: free, in Meren (2)',
    'opt: in this deck',
    'shock: free',
    'bolt: Lent: Anna, missing',
    'brainstorm: missing',
  ]));

it('a deck takes copies from where they are, and gives them back', () => {
  expect(takesOf(copies)).toEqual([
    ['binders', 2],
    ['Meren', 2],
    ['Lent: Anna', 1],
  ]);
  const taken = takeChanges(copies, 'Kess', 'Meren');
  const after = changeCollection(cards, taken);
  expect(after['sol-ring']).toEqual([3, 0, '1\tC21\t\t\t\t\tTrades', '2\tC21\t\t\t\t\tKess\tdeck']);
  expect(changeCollection(after, undoOf(taken))).toEqual(cards);
  const all = changeCollection(cards, takeChanges(copies, 'Kess'));
  expect(deckCopies(all, 'Kess', wanted).map(whereText)).toEqual([
    'in this deck (3)',
    'in this deck',
    'in this deck',
    'in this deck, missing',
    'missing',
  ]);
});

it('a move that finds fewer copies is undone for these alone', () => {
  const place = '1\t\t\t\t\t\tKess\tdeck';
  const before: OwnedCards = { opt: [2, 0, place] };
  const move = { card: 'opt', kind: 'move', from: '', to: place.slice(2), count: 2 } as const;
  const made = fitChanges(before, [move, { ...move, from: 'C21' }]);
  expect(made).toEqual([{ ...move, count: 1 }]);
  const after = changeCollection(before, made);
  expect(after).toEqual({ opt: [2, 0, '2\t\t\t\t\t\tKess\tdeck'] });
  expect(changeCollection(after, undoOf(made))).toEqual(before);
});

it('copies that saved lists want are without basic lands', () => {
  const copies = ['/cards/forest', '/cards/snow-covered-island', '/cards/forest-bear'].map((url) => ({
    url,
    count: 9,
  }));
  expect(wantedCopies({ name: 'Meren', copies })).toEqual([['forest-bear', 9]]);
});
