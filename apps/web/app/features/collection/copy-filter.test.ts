import { liftCopyTerms } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import { cardsOfOwnDeck, createCopyFilter, decksOf } from './copy-filter';

const cards = {
  'sol-ring': [1, 0, '1\tC21\t\t\t\t\tMeren\tdeck'],
  opt: [2, 0, '1\t\t\t\t\t\tAnna\tlent'],
  shock: [1, 0, '1\t\t\t\t\t\tTrades'],
} satisfies Parameters<typeof createCopyFilter>[0];
const stored = JSON.stringify({
  version: 2,
  state: { cards: { '/cards/opt': { name: 'Opt', url: '/cards/opt' } }, commanders: ['/cards/meren'] },
});

it.each([
  ['', ['sol-ring', 'opt', 'shock', 'meren']],
  ['is:owned', ['sol-ring', 'opt', 'shock']],
  ['-is:owned', ['meren']],
  ['is:free', ['opt', 'shock']],
  ['in:meren', ['sol-ring']],
  ['in:"Meren" is:free', []],
  ['in:mydeck', ['meren']],
  ['-in:mydeck is:owned', ['sol-ring', 'opt', 'shock']],
])('%j shows cards by their copies', (query, shown) => {
  const filter = createCopyFilter(cards, new Set(['meren']));
  const { terms } = liftCopyTerms(query);
  expect(['sol-ring', 'opt', 'shock', 'meren'].filter((slug) => filter(slug, terms))).toEqual(shown);
});

it('owns a pair of commanders of which it owns both', () => {
  const filter = createCopyFilter(cards, new Set(['meren']));
  const { terms } = liftCopyTerms('is:owned');
  expect(['opt-sol-ring', 'opt-meren', 'opt-nobody'].map((slug) => filter(slug, terms))).toEqual([
    true,
    false,
    false,
  ]);
});

it('knows the decks of a collection, and the cards of the own one', () => {
  expect(decksOf(cards)).toEqual(['Meren']);
  expect(cardsOfOwnDeck(stored).has('meren')).toBe(true);
  expect(cardsOfOwnDeck('{')).toEqual(new Set());
  expect(cardsOfOwnDeck(null)).toEqual(new Set());
});
