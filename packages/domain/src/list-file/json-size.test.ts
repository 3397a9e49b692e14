import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
  ])('is too large before it is parsed: %s', (_name, text) => {
    expect(isJsonTooLarge(text)).toBe(true);
    if (isJsonTooLarge(text, Infinity)) expect(parseJsonText(text)).toEqual({ kind: 'too-deep' });
  });

  it.each([
    ['a long text', `"${fill('x')}"`],
    ['a text of brackets, commas and quotes', JSON.stringify(fill('[{"a\\":,'))],
    ['siblings that are nested', `[${'[[[[]]]],'.repeat(10_000)}[]]`],
    ['64 levels', `${' '.repeat(50_000)}${'['.repeat(64)}${']'.repeat(64)}`],
  ])('is not: %s', (_name, text) => {
    expect(isJsonTooLarge(text)).toBe(false);
    expect(parseJsonText(text).kind).toBe('value');
  });

  it('is none of what fits, whatever its texts contain', () =>
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        expect(isJsonTooLarge(text)).toBe(false);
      }),
    ));
});
