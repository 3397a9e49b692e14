import { parseDeckList } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { SOURCE_SAMPLES } from '../sources/source-samples';
import { parseJsonDeck } from './parse-json-deck';

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
});
