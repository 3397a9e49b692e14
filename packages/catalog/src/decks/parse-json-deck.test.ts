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
  it.each([
    [null, 'unknown-shape'],
    ['text', 'unknown-shape'],
    [[], 'unknown-shape'],
    [{}, 'unknown-shape'],
    [{ cards: ['A'] }, 'no-commander'],
    [{ commanders: 'A', cards: [] }, 'malformed'],
    [{ commanders: ['A'], cards: [3] }, 'malformed'],
    [{ mainboard: { A: {} } }, 'malformed'],
    [{ commanders: ['A'], cards: [{ name: 'B', count: -1 }] }, 'malformed'],
  ])('rejects %j as %s', (value, fault) => {
    expect(parseJsonDeck(value, 'x')).toMatchObject({ ok: false, fault });
  });
});
