import { deckListErrorText, parseDeckList } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { SOURCE_SAMPLES } from '../sources/source-samples';
import { parseJsonDeck } from './parse-json-deck';
import { readDeckDocument } from './read-deck-document';

const counted = (cards: readonly { readonly name: string; readonly count: number }[]): readonly string[] =>
  cards.map(({ name, count }) => `${count} ${name}`).sort();

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Samples of single decks, as their sites answer them. */
const DECKS = SOURCE_SAMPLES.flatMap(({ source, what, sample }) => {
  const parsed = parseJsonDeck(parse(sample), 'x');
  return parsed.ok ? [[`${source}: ${what}`, sample, parsed.deck] as const] : [];
});

describe('a deck in JSON of a site', () => {
  it('is among the samples', () => expect(DECKS.length).toBeGreaterThan(3));
  it.each([
    [
      'a plain one',
      {
        commanders: ['A'],
        cards: [
          { name: 'B', count: 0 },
          { name: 'C', count: 2 },
        ],
      },
    ],
    [
      "Moxfield's with lists",
      {
        boards: {
          commanders: { cards: [{ quantity: 1, card: { name: 'A' } }] },
          mainboard: {
            cards: [
              { quantity: 0, card: { name: 'B' } },
              { quantity: 2, card: { name: 'C' } },
            ],
          },
        },
      },
    ],
  ])('may have rows of nothing: %s', (_name, value) => {
    const parsed = parseJsonDeck(value, 'x');
    expect(parsed.ok && [parsed.deck.commanders, counted(parsed.deck.cards)]).toEqual([['A'], ['2 C']]);
    expect(counted(parseDeckList(JSON.stringify(value)).main)).toEqual(['2 C']);
  });
  it.each(DECKS)('is the same to imports and to the reader of lists: %s', (_name, sample, deck) => {
    const list = parseDeckList(sample);
    expect(list.errors).toEqual([]);
    expect(list.commanders.map(({ name }) => name).sort()).toEqual([...deck.commanders].sort());
    expect(counted(list.main)).toEqual(counted(deck.cards));
  });

  const card = (name: string, more: object = {}) => ({
    quantity: 1,
    card: { oracleCard: { name } },
    ...more,
  });
  const category = (name: string, more: object = {}) => ({ name, includedInDeck: true, ...more });
  it.each<[string, object, readonly string[], readonly string[]]>([
    ['copies as qty', { commanders: ['A'], cards: [{ name: 'B', qty: 2 }] }, ['A'], ['2 B']],
    ['copies as amount', { commanders: ['A'], cards: [{ name: 'B', amount: 2 }] }, ['A'], ['2 B']],
    ['copies as text', { commanders: ['A'], cards: [{ name: 'B', count: '2' }] }, ['A'], ['2 B']],
    ['a commander with fields', { commanders: [{ name: 'A' }], cards: ['B'] }, ['A'], ['1 B']],
    ['a commander alone', { commanders: 'A', cards: ['B'] }, ['A'], ['1 B']],
    ['a row that is null', { commanders: ['A'], cards: [null, 'B'] }, ['A'], ['1 B']],
    [
      'names with references',
      { commanders: ['A'], cards: [{ name: 'B&#39;s &amp; C' }] },
      ['A'],
      ["1 B's & C"],
    ],
    ['copies by names', { commanders: ['A'], cards: { B: 2, C: 1 } }, ['A'], ['1 C', '2 B']],
    [
      "Archidekt's categories that are in the deck, whatever they are called",
      {
        categories: ['Commander', 'Testing', 'Swaps', 'Avatars', 'Sideboard'].map((name) => category(name)),
        cards: [
          card('A', { categories: ['Commander'] }),
          card('B', { categories: ['Testing'] }),
          card('C', { categories: ['Swaps'], quantity: '2' }),
          card('D', { categories: ['Avatars'] }),
          card('E', { categories: ['Sideboard'] }),
        ],
      },
      ['A'],
      ['1 B', '1 D', '2 C'],
    ],
    [
      "Archidekt's pinned category of many cards",
      {
        categories: [category('My pets', { isPremier: true })],
        cards: ['A', 'B', 'C'].map((name) => card(name, { categories: ['My pets'] })),
      },
      [],
      ['1 A', '1 B', '1 C'],
    ],
    [
      "Deckstats' section of the commander, and one beside the deck",
      {
        sections: [
          { name: 'Commander', cards: [{ name: 'A', amount: 1 }] },
          { name: 'Main', cards: [{ name: 'B', amount: '2' }] },
          { name: 'Wishlist', cards: [{ name: 'C', amount: 1 }] },
        ],
      },
      ['A'],
      ['2 B'],
    ],
  ])('is the same to both: %s', (_name, value, commanders, cards) => {
    const parsed = parseJsonDeck(value, 'x');
    expect(parsed.ok && [parsed.deck.commanders, counted(parsed.deck.cards)]).toEqual([commanders, cards]);
    const list = parseDeckList(JSON.stringify(value));
    expect(list.errors).toEqual([]);
    expect([list.commanders.map(({ name }) => name), counted(list.main)]).toEqual([commanders, cards]);
  });
  it.each([
    ["Archidekt's deck without cards", { deckFormat: 3, cards: [] }],
    ["MTGJSON's set", { meta: {}, data: { baseSetSize: 3, cards: [] } }],
    ['an error', { detail: 'Not found.' }],
  ])('that is none is called the same by both: %s', (_name, value) => {
    const [error] = parseDeckList(JSON.stringify(value)).errors;
    expect(readDeckDocument(value, 'x').next().value).toMatchObject({
      kind: 'reject',
      reason: error && deckListErrorText(error),
    });
  });
  it('is the only one of a list of decks', () => {
    const value = { decks: [{ commanders: ['A'], cards: ['B'] }] };
    expect(readDeckDocument(value, 'x').next().value).toMatchObject({ deck: { commanders: ['A'] } });
    expect(parseDeckList(JSON.stringify(value)).commanders).toMatchObject([{ name: 'A' }]);
  });
});

describe('an array of JSON', () => {
  const listed = [
    [
      'cards with their copies',
      [
        { name: 'A', quantity: 1, commander: true },
        { name: 'B', quantity: 2 },
      ],
    ],
    ['lines', ['Commander', '1 A', 'Deck', '2 B']],
  ] as const;
  it.each(listed)('of %s is one list to both', (_name, value) => {
    const text = JSON.stringify(value);
    const list = { id: 'f.json', date: null, format: null, text };
    expect([...readDeckDocument(value, 'f.json')]).toEqual([{ kind: 'list', position: 'f.json', list }]);
    const { commanders, main } = parseDeckList(text);
    expect([counted(commanders), counted(main)]).toEqual([['1 A'], ['2 B']]);
  });

  it('of several such lists is several', () => {
    const records = [
      ...readDeckDocument(
        listed.map(([, value]) => value),
        'f.json',
      ),
    ];
    expect(records.map(({ kind, position }) => [kind, position])).toEqual([
      ['list', 'f.json[0]'],
      ['list', 'f.json[1]'],
    ]);
  });
});
