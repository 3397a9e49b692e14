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
  it.each(DECKS)('is the same to imports and to the reader of lists: %s', (_name, sample, deck) => {
    const list = parseDeckList(sample);
    expect(list.errors).toEqual([]);
    expect(list.commanders.map(({ name }) => name).sort()).toEqual([...deck.commanders].sort());
    expect(counted(list.main)).toEqual(counted(deck.cards));
  });
});
