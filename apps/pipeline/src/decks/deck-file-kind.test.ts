import { describe, expect, it } from 'vitest';
import { detectDeckFileKind } from './deck-file-kind';

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
