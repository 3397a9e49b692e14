import { describe, expect, it } from 'vitest';
import { anyCardList } from '../../testing/card-lists';
import { fc, test } from '../../testing/property';
import { countListCards } from '../card-list/card-list';
import { makeSlug } from '../text/slug';
import { makeDeckWords, readDeckWords } from './deck-words';
import {
  applyDeckAct,
  cleanRole,
  makeDeckAct,
  parseDeckActs,
  withRole,
  type DeckAct,
  type PlayerDeck,
} from './player-deck';

const deck: PlayerDeck = {
  commanders: ['/cards/krenko'],
  cards: { '/cards/mountain': 30, '/cards/opt': 1 },
  maybeboard: ['/cards/shock'],
};
const limitOf = (url: string): number => (url === '/cards/mountain' ? 999 : 1);
const act = (text: string, of: PlayerDeck = deck): PlayerDeck =>
  parseDeckActs(text).reduce((before, one) => applyDeckAct(before, one, limitOf), of);

describe('an act', () => {
  it.each<[string, Partial<PlayerDeck>]>([
    ['add:shock', { cards: { ...deck.cards, '/cards/shock': 1 }, maybeboard: [] }],
    ['add:opt', { cards: deck.cards }],
    ['add:mountain', { cards: { ...deck.cards, '/cards/mountain': 31 } }],
    ['cut:mountain', { cards: { ...deck.cards, '/cards/mountain': 29 } }],
    ['cut:opt', { cards: { '/cards/mountain': 30 } }],
    ['cut:krenko', { commanders: [] }],
    ['swap:opt:shock', { cards: { '/cards/mountain': 30, '/cards/shock': 1 } }],
    ['swap:ponder:shock', { cards: deck.cards }],
    ['lead:opt', { commanders: ['/cards/krenko', '/cards/opt'], cards: { '/cards/mountain': 30 } }],
    ['lead:a lead:b', { commanders: ['/cards/krenko', '/cards/b'], cards: { ...deck.cards, '/cards/a': 1 } }],
    ['follow:krenko', { commanders: [], cards: { ...deck.cards, '/cards/krenko': 1 } }],
    ['maybe:opt', { cards: { '/cards/mountain': 30 }, maybeboard: ['/cards/shock', '/cards/opt'] }],
    ['forget:shock', { maybeboard: [] }],
    ['keep:opt', deck],
    ['cut:opt cut:mountain', { cards: { '/cards/mountain': 29 } }],
    ['steal:opt cut:Opt! swap:opt cut:opt:x:y :', deck],
  ])('%s', (text, expected) => {
    expect(act(text)).toMatchObject(expected);
    if (expected.cards) expect(act(text).cards).toEqual(expected.cards);
  });

  const anyAct: fc.Arbitrary<DeckAct> = fc.record({
    kind: fc.constantFrom('add', 'cut', 'lead', 'follow', 'maybe', 'forget'),
    card: fc.integer({ min: 1, max: 8 }).map((at) => makeSlug(`card-${at}`)),
  });
  test('is read as it was written', [fc.array(anyAct, { maxLength: 20 })], (acts) => {
    expect(parseDeckActs(acts.map(makeDeckAct).join(' '))).toEqual(acts);
  });
  test('changes at most one card, and never makes three commanders', [anyCardList, anyAct], (list, one) => {
    const then = applyDeckAct(list, one, limitOf);
    expect(Math.abs(countListCards(then) - countListCards(list))).toBeLessThanOrEqual(1);
    expect(then.commanders.length).toBeLessThanOrEqual(2);
    expect(Object.values(then.cards).every((count) => count > 0)).toBe(true);
  });
});

describe('what a player says of a deck', () => {
  const words = {
    name: 'Edgar’s Court',
    roles: { '/cards/a': ['Vampires'], '/cards/b': ['Vampires', 'Ramp'], '/cards/c': ['Ramp', 'Vampires'] },
    maybeboard: ['/cards/x', '/cards/y'],
  };
  it('is read from an address as it was written', () => {
    const written = new URLSearchParams(
      makeDeckWords({ commanders: [], cards: {}, ...words }).map(([name, value]): [string, string] => [
        name,
        value,
      ]),
    );
    expect(readDeckWords(new URLSearchParams(written.toString()))).toEqual(words);
  });
  it('is nothing in an address that has none, or nonsense', () => {
    for (const text of ['', 'role=&maybe=&name=', 'role=x&role=:a&maybe=A!..&name=%20'])
      expect(readDeckWords(new URLSearchParams(text))).toEqual({});
  });
  it('moves a card to another role, and back to the own one', () => {
    const moved = withRole(deck, '/cards/opt', '  My: #role ');
    expect(moved.roles).toEqual({ '/cards/opt': ['My role'] });
    expect(withRole(moved, '/cards/opt', '')).toEqual(deck);
    const further = { ...deck, roles: { '/cards/opt': ['Draw', 'Cheap'] } };
    expect(withRole(further, '/cards/opt', 'Cheap').roles).toEqual({ '/cards/opt': ['Cheap'] });
    expect(withRole(further, '/cards/opt', 'Blue').roles).toEqual({ '/cards/opt': ['Blue', 'Cheap'] });
  });
  test(
    'has names of roles that every program can read as tags',
    [fc.string({ unit: 'grapheme' })],
    (text) => {
      expect(cleanRole(text)).not.toMatch(/[#,:[\]]|^\s|\s$/);
      expect(cleanRole(cleanRole(text))).toBe(cleanRole(text));
    },
  );
});
