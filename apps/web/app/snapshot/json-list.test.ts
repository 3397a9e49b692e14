import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseListInPieces } from './json-list.server';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string, size?: number): readonly unknown[] =>
  [...parseListInPieces(bytes(text), 'cards', size)].flat();

describe('a list read piece by piece', () => {
  it('is the list that JSON.parse reads, however small the pieces are', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 50 }), (cards, size) => {
        const text = JSON.stringify({ cards });
        const parsed = JSON.parse(text) as { cards: readonly unknown[] };
        expect(read(text, size)).toEqual(parsed.cards);
      }),
    );
  });

  it('comes in pieces', () => {
    const cards = Array.from({ length: 100 }, (_, index) => ({ name: `"Ach, [${index}]!" \\ {é}` }));
    const pieces = [...parseListInPieces(bytes(JSON.stringify({ cards })), 'cards', 300)];
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.flat()).toEqual(cards);
  });

  it.each([
    ['another key', '{"decks":[]}'],
    ['a list alone', '[1]'],
    ['a list that does not end', '{"cards":[1,2'],
    ['a text that does not end', '{"cards":["1,2]}'],
    ['a broken item', '{"cards":[{"a":}]}'],
    ['a comma too many', '{"cards":[1,]}'],
    ['two commas', '{"cards":[1,,2]}'],
    ['something behind it', '{"cards":[1],"more":2}'],
    ['no end', '{"cards":[1]'],
    ['nothing', ''],
  ])('refuses %s', (_what, text) => {
    expect(() => read(text)).toThrow(SyntaxError);
    expect(() => read(text, 1)).toThrow(SyntaxError);
  });

  it('refuses what is no UTF-8', () => {
    const broken = Uint8Array.from([...bytes('{"cards":["'), 0xff, ...bytes('"]}')]);
    expect(() => [...parseListInPieces(broken, 'cards')]).toThrow();
  });
});
