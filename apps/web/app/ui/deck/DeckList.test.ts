import { toWireCard } from '@crownsmith/api-client';
import { buildCard } from '@crownsmith/test-support';
import { expect, it } from 'vitest';
import { toPageCard } from '#app/snapshot/row-views.server';
import { deckGroups, deckSize } from './DeckList';

const card = (name: string, type: string, value: number) =>
  toPageCard(toWireCard(buildCard({ name, type, value })));
const deck = [
  { card: card('Forest', 'Basic Land — Forest', 0), count: 30 },
  { card: card('Bear', 'Creature — Bear', 2), count: 1 },
  { card: card('Dragon', 'Creature — Dragon', 9), count: 2 },
];

it('counts the copies of a list', () => expect(deckSize(deck)).toBe(33));

it('groups a list by type, with the commander first and only once', () => {
  const groups = deckGroups(deck, [card('Bear', 'Creature — Bear', 2)]);
  expect(groups.map(({ title, entries }) => [title, deckSize(entries)])).toEqual([
    ['Commander', 1],
    ['Creatures', 2],
    ['Lands', 30],
  ]);
});
