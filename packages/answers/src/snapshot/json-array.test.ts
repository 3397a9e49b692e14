import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseArrayInChunks } from './json-array';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string, chunkBytes?: number): readonly unknown[] =>
  [...parseArrayInChunks(bytes(text), 'cards', chunkBytes)].flat();

describe('parseArrayInChunks', () => {
  it('yields the items that JSON.parse returns, for any chunk size', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 50 }), (cards, chunkBytes) => {
        const text = JSON.stringify({ cards });
        const parsed = JSON.parse(text) as { cards: readonly unknown[] };
        expect(read(text, chunkBytes)).toEqual(parsed.cards);
      }),
    );
  });

  it('yields several chunks', () => {
    const cards = Array.from({ length: 100 }, (_, index) => ({ name: `"Ach, [${index}]!" \\ {é}` }));
    const chunks = [...parseArrayInChunks(bytes(JSON.stringify({ cards })), 'cards', 300)];
    expect(chunks.length).toBeGreaterThan(5);
    expect(chunks.flat()).toEqual(cards);
  });

  it.each([
    ['another key', '{"decks":[]}'],
    ['a bare array', '[1]'],
    ['an array that does not end', '{"cards":[1,2'],
    ['a string that does not end', '{"cards":["1,2]}'],
    ['an invalid item', '{"cards":[{"a":}]}'],
    ['a trailing comma', '{"cards":[1,]}'],
    ['two commas', '{"cards":[1,,2]}'],
    ['a second key', '{"cards":[1],"more":2}'],
    ['an object that does not end', '{"cards":[1]'],
    ['an empty text', ''],
  ])('throws for %s', (_case, text) => {
    expect(() => read(text)).toThrow(SyntaxError);
    expect(() => read(text, 1)).toThrow(SyntaxError);
  });

  it('throws for invalid UTF-8', () => {
    const invalid = Uint8Array.from([...bytes('{"cards":["'), 0xff, ...bytes('"]}')]);
    expect(() => [...parseArrayInChunks(invalid, 'cards')]).toThrow();
  });
});
