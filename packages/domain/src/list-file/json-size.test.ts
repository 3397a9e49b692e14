import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectionSteps } from '../collection/parse-collection';
import { parseDeckList } from '../deck-list/parse-deck-list';
import { MAX_LIST_LINES } from '../limits';
import { isJsonTooLarge } from './json-size';
import { parseJsonText } from './json-value';

const SIZE = 4_000_000;
const fill = (part: string): string => part.repeat(Math.ceil(SIZE / part.length));

describe('JSON that no list of cards is', () => {
  it.each([
    ['nested arrays', fill('[')],
    ['nested objects', fill('{"a":')],
    ['nested by turns', fill('[{"a":')],
    ['one deep array behind a text with brackets', `["${'[{'.repeat(30_000)}", ${'['.repeat(70)}`],
    ['numbers', `[${fill('1,')}1]`],
    ['empty objects', `[${fill('{},')}{}]`],
    ['empty arrays', `[${fill('[],')}[]]`],
    ['keys', `{${fill('"a":1,')}"b":1}`],
    ['more keys of an object than a deck has cards', `[{"cards":{${'"a":1,'.repeat(20_000)}"b":1}}]`],
  ])('is too large before it is parsed: %s', (_name, text) => {
    expect(isJsonTooLarge(text)).toBe(true);
    expect(parseJsonText(text, 100_000)).toEqual({ kind: 'too-large' });
  });

  it.each([
    ['a long text', `"${fill('x')}"`],
    ['a text of brackets, commas and quotes', JSON.stringify(fill('[{"a\\":,'))],
    ['siblings that are nested', `[${'[[[[]]]],'.repeat(10_000)}[]]`],
    ['an object behind an array', `{"a":[${'1,'.repeat(30_000)}1],${'"b":1,'.repeat(19_990)}"c":2}`],
    ['64 levels', `${' '.repeat(50_000)}${'['.repeat(64)}${']'.repeat(64)}`],
  ])('is not: %s', (_name, text) => {
    expect(isJsonTooLarge(text)).toBe(false);
    expect(parseJsonText(text).kind).toBe('value');
  });

  it('is parsed where nobody waits', () => {
    const values = `{"cards":{${'"a":1,'.repeat(500_000)}"b":1}}`;
    expect(parseJsonText(values)).toEqual({ kind: 'value', value: { cards: { a: 1, b: 1 } } });
  });

  it('is none of what fits, whatever its texts contain', () =>
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        expect(isJsonTooLarge(text)).toBe(false);
      }),
    ));
});

describe('a text of four million characters', () => {
  const texts: Readonly<Record<string, string>> = {
    brackets: fill('['),
    'brackets and blanks': fill('[ '),
    'a bracket before blanks': `[${fill(' ')}x`,
    'braces and blanks': fill('{ '),
    quotes: fill('"'),
    'opening brackets of lists': fill('[Commander]'),
    backticks: fill('`'),
  };
  it.each(Object.keys(texts))('of %s is read without an error, by steps', (name) => {
    const text = texts[name] ?? '';
    expect(text.length).toBeGreaterThan(3_900_000);
    expect(parseDeckList(text).main).toEqual([]);
    let steps = 0;
    for (const reading = collectionSteps(text); !reading.next().done && steps < 5;) steps += 1;
    expect(steps).toBeGreaterThan(0);
  });

  it('of entries in JSON is read as far as any list', () => {
    const list = `[${'"Opt",'.repeat(150_000)}"Opt"]`;
    const { main, errors } = parseDeckList(list);
    expect(main).toHaveLength(MAX_LIST_LINES);
    expect(errors.map(({ code }) => code)).toEqual(['too-many-lines']);
  });
});
