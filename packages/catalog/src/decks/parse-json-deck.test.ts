import { describe, expect, it } from 'vitest';
import { parseJsonDeck } from './parse-json-deck';

const entry = (name: string, quantity = 1) => ({ quantity, card: { name } });
const archidekt = (name: string, categories: readonly string[], quantity = 1) => ({
  quantity,
  categories,
  card: { oracleCard: { name } },
});
const deck = (value: unknown) => {
  const read = parseJsonDeck(value, 'line 1');
  if (!read.ok) throw new Error(read.reason);
  return read.deck;
};

describe('parseJsonDeck', () => {
  it('parses the plain shape with names and counts, and merges repeated names', () => {
    expect(
      deck({
        id: 7,
        date: '2024-05-01T10:00:00Z',
        commanders: [' A '],
        cards: ['B', { name: 'Forest', count: 9 }, 'B', 'A'],
      }),
    ).toEqual({
      id: '7',
      date: '2024-05-01',
      format: null,
      commanders: ['A'],
      cards: [
        { name: 'B', count: 2 },
        { name: 'Forest', count: 9 },
      ],
    });
  });
  it('uses the fallback id and no date if the record has none', () => {
    expect(deck({ commanders: ['A'], cards: [], date: 'spring' })).toMatchObject({
      id: 'line 1',
      date: null,
    });
  });
  it('parses Moxfield version 2', () => {
    const value = {
      publicId: 'abc',
      format: 'duelCommander',
      lastUpdatedAtUtc: '2023-02-03T00:00:00Z',
      commanders: { 'A // B': entry('A // B') },
      mainboard: { C: entry('C', 3) },
      sideboard: { D: entry('D') },
      maybeboard: {},
    };
    expect(deck(value)).toEqual({
      id: 'abc',
      date: '2023-02-03',
      format: 'duel',
      commanders: ['A // B'],
      cards: [{ name: 'C', count: 3 }],
    });
  });
  it('parses Moxfield version 3', () => {
    const value = {
      id: 'x',
      format: 'commander',
      createdAtUtc: '2023-02-03T00:00:00Z',
      boards: {
        commanders: { count: 1, cards: { k1: entry('A') } },
        mainboard: { count: 1, cards: { k2: entry('C') } },
        sideboard: { cards: { k3: entry('D') } },
      },
    };
    expect(deck(value)).toEqual({
      id: 'x',
      date: '2023-02-03',
      format: 'commander',
      commanders: ['A'],
      cards: [{ name: 'C', count: 1 }],
    });
  });
  it('parses Archidekt without cards of categories outside the deck', () => {
    const value = {
      id: 5,
      deckFormat: 3,
      updatedAt: '2022-01-02T00:00:00Z',
      categories: [
        { name: 'Boss', isPremier: true, includedInDeck: true },
        { name: 'Later', includedInDeck: false },
      ],
      cards: [
        archidekt('A', ['Boss']),
        archidekt('C', ['Ramp'], 2),
        archidekt('D', ['Later']),
        archidekt('E', ['Sideboard']),
        { ...archidekt('F', ['Ramp']), deletedAt: '2022-01-01' },
      ],
    };
    expect(deck(value)).toEqual({
      id: '5',
      date: '2022-01-02',
      format: 'commander',
      commanders: ['A'],
      cards: [{ name: 'C', count: 2 }],
    });
  });
  it('reads the bracket that a player declares, and nothing else as one', () => {
    const board = { commanders: { A: entry('A') }, mainboard: { C: entry('C') } };
    const bracketOf = (value: unknown) => deck(value).bracket;
    for (const bracket of [1, 2, 3, 4, 5]) {
      expect(bracketOf({ commanders: ['A'], cards: ['C'], bracket })).toBe(bracket);
      expect(bracketOf({ ...board, userBracket: bracket, autoBracket: 1 })).toBe(bracket);
      for (const edhBracket of [bracket, String(bracket), `Bracket ${bracket}`, `${bracket} (as shown)`])
        expect(bracketOf({ edhBracket, cards: [archidekt('A', ['Commander'])] })).toBe(bracket);
    }
    for (const bracket of [0, 6, 2.5, null, '0', '33', '2.5', 'three', undefined]) {
      expect(bracketOf({ commanders: ['A'], cards: ['C'], bracket })).toBeUndefined();
      expect(bracketOf({ ...board, userBracket: bracket, autoBracket: 4, bracket: 4 })).toBeUndefined();
      expect(bracketOf({ edhBracket: bracket, cards: [archidekt('A', ['Commander'])] })).toBeUndefined();
    }
  });
  it.each([
    [
      { event: 'e', players: 67, rank: 8, wins: 0, losses: 0, draws: 0, result: '8th Place' },
      { event: 'e', players: 67, place: 8 },
    ],
    [
      { event: 'e', rank: 1, wins: 4, losses: 2, draws: 0, result: '5th Place' },
      { event: 'e', place: 5, wins: 4, losses: 2, draws: 0 },
    ],
    [
      { event: 'e', players: 12, result: '5-0' },
      { event: 'e', players: 12, wins: 5, losses: 0 },
    ],
    [{ result: '3-1-1' }, { wins: 3, losses: 1, draws: 1 }],
    [
      { place: 2, topCut: 8, wins: '4' },
      { place: 2, topCut: 8, wins: 4 },
    ],
    [{ players: 0, rank: -1, wins: 1.5, result: 'fine', event: ' ' }, undefined],
    [{}, undefined],
  ])('reads the result %j', (facts, expected) => {
    expect(deck({ commanders: ['A'], cards: ['C'], ...facts }).result).toEqual(expected);
  });

  const premier = (...pinned: readonly string[]) =>
    pinned.map((name) => ({ name, isPremier: true, includedInDeck: true }));
  it.each([
    [
      'a companion',
      premier('Commander', 'Companion'),
      [
        ['A', 'Commander'],
        ['L', 'Companion'],
        ['C', 'Ramp'],
      ],
      ['A'],
      ['C'],
      'L',
    ],
    [
      'a companion beside partners',
      premier('Commander', 'Companion'),
      [['A', 'Commander'], ['B', 'Commander'], ['L', 'Companion'], ['C']],
      ['A', 'B'],
      ['C'],
      'L',
    ],
    [
      'a pinned category beside the command zone',
      premier('Commander', 'Win conditions'),
      [
        ['A', 'Commander'],
        ['W', 'Win conditions'],
      ],
      ['A'],
      ['W'],
      undefined,
    ],
    [
      'a command zone of another name',
      premier('The boss'),
      [['A', 'The boss'], ['C']],
      ['A'],
      ['C'],
      undefined,
    ],
    [
      'a pinned category of many cards',
      premier('Toys'),
      [
        ['A', 'Toys'],
        ['B', 'Toys'],
        ['C', 'Toys'],
      ],
      [],
      ['A', 'B', 'C'],
      undefined,
    ],
    [
      'pinned boards beside the deck',
      premier('Sideboard', 'Maybeboard', 'Tokens & Extras', 'Attractions', 'Considering'),
      [
        ['A', 'Commander'],
        ['S', 'Sideboard'],
        ['M', 'Maybeboard'],
        ['T', 'Tokens & Extras'],
        ['R', 'Attractions'],
        ['D', 'Considering'],
        ['C'],
      ],
      ['A'],
      ['C'],
      undefined,
    ],
    [
      'a commander with a second category',
      premier('Commander'),
      [
        ['A', 'Commander', 'Dragons'],
        ['B', 'Dragons', 'Commander'],
      ],
      ['A', 'B'],
      [],
      undefined,
    ],
    [
      'a category that is not in the deck, as the second one',
      [{ name: 'Later', includedInDeck: false }],
      [
        ['A', 'Commander'],
        ['C', 'Ramp', 'Later'],
        ['D', 'Later', 'Ramp'],
      ],
      ['A'],
      ['C'],
      undefined,
    ],
    ['no categories', null, [['A', 'Commander'], ['C']], ['A'], ['C'], undefined],
  ] as const)(
    'finds the command zone of Archidekt: %s',
    (_, categories, cards, commanders, main, companion) => {
      const read = deck({
        deckFormat: 3,
        categories,
        cards: cards.map(([name, ...own]) => archidekt(name, own)),
      });
      expect({
        commanders: read.commanders,
        main: read.cards.map(({ name }) => name),
        companion: read.companion,
      }).toEqual({ commanders, main, companion });
    },
  );
  it.each([
    [
      'version 2',
      { commanders: { A: entry('A') }, companions: { L: entry('L') }, mainboard: { C: entry('C') } },
    ],
    [
      'version 3',
      {
        boards: {
          commanders: { cards: { a: entry('A') } },
          companions: { cards: { l: entry('L') } },
          mainboard: { cards: { c: entry('C') } },
        },
      },
    ],
  ])('keeps the companion of Moxfield %s beside the deck', (_, value) => {
    expect(deck(value)).toMatchObject({ commanders: ['A'], companion: 'L', cards: [{ name: 'C' }] });
  });

  it.each([
    [null, 'unknown-shape'],
    ['text', 'unknown-shape'],
    [[], 'unknown-shape'],
    [{}, 'unknown-shape'],
    [{ cards: ['A'] }, 'no-commander'],
    [{ commanders: ['A'], cards: [3] }, 'malformed'],
    [{ mainboard: { A: {} } }, 'unknown-shape'],
    [{ publicId: 'x', mainboard: { A: {} } }, 'malformed'],
    [{ commanders: ['A'], cards: [{ name: 'B', count: -1 }] }, 'malformed'],
  ])('rejects %j as %s', (value, fault) => {
    expect(parseJsonDeck(value, 'x')).toMatchObject({ ok: false, fault });
  });
});
