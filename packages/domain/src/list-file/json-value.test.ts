import { describe, expect, it } from 'vitest';
import { beginsLikeJson, parseJsonText } from './json-value';

describe('parseJsonText', () => {
  const text = JSON.stringify([{ name: 'A "quoted\\" name }', cards: [1, { b: [] }] }, 'x']);
  it('finds every beginning of a JSON text cut off', () => {
    for (let end = 1; end < text.length; end += 1)
      expect(parseJsonText(text.slice(0, end)).kind, text.slice(0, end)).toBe('cut-off');
  });
  it.each([
    [text, 'value'],
    ['{"a":}', 'broken'],
    ['[1,2]]', 'broken'],
    ['{"a":1}\n{"a":2}', 'lines'],
    ['```json\n{"a":1}\n```', 'value'],
  ])('finds that %s is %s', (whole, kind) => expect(parseJsonText(whole).kind).toBe(kind));
});

describe('beginsLikeJson', () => {
  it.each(['{', '[', '{}', '[]', '{"a', '[{', '["a"', '[["a"', ' \n[\n  {', '[1]', '~~~\n{"a":1}\n~~~'])(
    'is true for %j',
    (text) => expect(beginsLikeJson(text)).toBe(true),
  );
  it.each([
    '[Commander]',
    '[[Sol Ring]]',
    '[ ] Sol Ring',
    '{2}{U} Opt',
    '[1] Opt',
    '"Opt"',
    '```\n1 Opt\n```',
  ])('is false for %j', (text) => expect(beginsLikeJson(text)).toBe(false));
});
