import { describe, expect, it } from 'vitest';
import { detectDeckFileKind, isCutOffJson } from './deck-file-kind';

describe('isCutOffJson', () => {
  const text = JSON.stringify([{ name: 'A "quoted\\" name }', cards: [1, { b: [] }] }, 'x']);
  it('is true for every beginning of a JSON text', () => {
    for (let end = 1; end < text.length; end += 1)
      expect(isCutOffJson(text.slice(0, end)), text.slice(0, end)).toBe(true);
  });
  it.each([text, '{"a":}', '[1,2]]', 'words', '{"a":1} {'.slice(0, 7)])('is false for %s', (whole) =>
    expect(isCutOffJson(whole)).toBe(false),
  );
});

describe('detectDeckFileKind', () => {
  it.each([
    ['{"a":1}', '{"a":2}', 'json-lines'],
    ['{"a":1}', undefined, 'json-lines'],
    ['{"a":', '{"a":2}', 'json-lines'],
    ['{', '  "a": 1', 'json-document'],
    ['[', '  {', 'json-document'],
    ['[{"a":1}]', undefined, 'json-lines'],
    ['1 Sol Ring', '1 Opt', 'text'],
  ] as const)('detects %j, %j as %s', (first, second, kind) =>
    expect(detectDeckFileKind(first, second)).toBe(kind),
  );
});
