import { NO_PARTNER } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { deckFromRecord } from './parse-json-deck';
import { deckFileKind } from './deck-files';
import { deckProblem, isoDay } from './source-deck';
import { textDeck } from './text-deck';

const entry = (name: string, quantity = 1) => ({ quantity, card: { name } });
const archidekt = (name: string, categories: readonly string[], quantity = 1) => ({
  quantity,
  categories,
  card: { oracleCard: { name } },
});
const deck = (value: unknown) => {
  const read = deckFromRecord(value, 'line 1');
  if (!read.ok) throw new Error(read.reason);
  return read.deck;
};

describe('deckFromRecord', () => {
  it('reads a plain line, names and counts', () => {
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
  it('has an id and no date where the record has neither', () => {
    expect(deck({ commanders: ['A'], cards: [], date: 'spring' })).toMatchObject({
      id: 'line 1',
      date: null,
    });
  });
  it('reads Moxfield of version 2', () => {
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
  it('reads Moxfield of version 3', () => {
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
  it('reads Archidekt, its own categories and what stands outside the deck', () => {
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
  ])('refuses %j as %s', (value, fault) => {
    expect(deckFromRecord(value, 'x')).toMatchObject({ ok: false, fault });
  });
});

describe('deckProblem', () => {
  const cards = Array.from({ length: 30 }, (_, index) => ({ name: `C${index}`, count: 1 }));
  const base = { id: '', date: null, format: null, commanders: ['A'], cards };
  it.each([
    [base, undefined],
    [{ ...base, commanders: [] }, 'no-commander'],
    [{ ...base, commanders: ['A', 'B', 'C'] }, 'too-many-commanders'],
    [{ ...base, cards: cards.slice(0, 2) }, 'too-few-cards'],
    [
      {
        ...base,
        cards: [
          { name: 'Swarm', count: 60 },
          { name: 'Forest', count: 39 },
        ],
      },
      undefined,
    ],
    [{ ...base, cards: [{ name: 'Swarm', count: 251 }] }, 'too-many-cards'],
    [{ ...base, cards: [...cards, { name: 'x'.repeat(300), count: 1 }] }, 'malformed'],
  ])('case %#', (value, fault) => expect(deckProblem(value)?.fault).toBe(fault));
});

describe('textDeck', () => {
  const list = (names: readonly string[]) => names.map((name) => `1 ${name}`).join('\n');
  const rest = Array.from({ length: 98 }, (_, index) => `Card ${98 - index}`);
  const lookUp = (name: string) =>
    /^\d/.test(name) ? undefined : { name, canBeCommander: name === 'Boss', partner: NO_PARTNER };
  it('takes marked commanders', () => {
    const read = textDeck(`Date: 2024-02-01\nCommander\n1 Boss\n\nDeck\n${list(rest)}`, 'a.txt', undefined);
    expect(read).toMatchObject({ ok: true, deck: { id: 'a.txt', date: '2024-02-01', commanders: ['Boss'] } });
  });
  it('takes the last block of a full deck, as the online game writes it', () => {
    expect(textDeck(`${list([...rest, 'Forest'])}\n\n1 Boss`, 'x', lookUp)).toMatchObject({
      ok: true,
      deck: { commanders: ['Boss'] },
    });
  });
  it('takes the first line where it is known to be a commander', () => {
    const read = textDeck(list(['Boss', ...rest]), 'x', lookUp);
    expect(read).toMatchObject({ ok: true, deck: { commanders: ['Boss'] } });
    expect(read.ok && read.deck.cards.some((card) => card.name === 'Boss')).toBe(false);
  });
  it('refuses a list that shows no commander', () => {
    expect(textDeck(list(rest), 'x', lookUp)).toMatchObject({ ok: false, fault: 'no-commander' });
    expect(textDeck(list(['Boss', ...rest]), 'x', undefined)).toMatchObject({
      ok: false,
      fault: 'no-commander',
    });
    expect(textDeck('', 'x', lookUp)).toMatchObject({ ok: false, fault: 'unknown-shape' });
  });
});

describe('deckFileKind', () => {
  it.each([
    ['{"a":1}', '{"a":2}', 'json-lines'],
    ['{"a":1}', undefined, 'json-lines'],
    ['{"a":', '{"a":2}', 'json-lines'],
    ['{', '  "a": 1', 'json-document'],
    ['[', '  {', 'json-document'],
    ['[{"a":1}]', undefined, 'json-lines'],
    ['1 Sol Ring', '1 Opt', 'text'],
  ] as const)('%j, %j: %s', (first, second, kind) => expect(deckFileKind(first, second)).toBe(kind));
});

describe('isoDay', () => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['2023-02-29', null],
    ['2024-05-01T23:00:00Z', '2024-05-01'],
    ['x', null],
    [undefined, null],
  ])('%j is %j', (text, day) => expect(isoDay(text)).toBe(day));
});
