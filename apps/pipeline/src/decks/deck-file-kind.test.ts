import { describe, expect, it } from 'vitest';
import { detectDeckFileKind } from './deck-file-kind';

const lineOf = (text: string) => ({ kind: 'line' as const, line: 1, text });

describe('detectDeckFileKind', () => {
  it.each([
    ['{"a":1}', '{"a":2}', 'json-lines'],
    ['{"a":1}', undefined, 'json-lines'],
    ['{"a":', '{"a":2}', 'json-lines'],
    ['{', '  "a": 1', 'json-document'],
    ['[', '  {', 'json-document'],
    ['[{"a":1}]', undefined, 'json-lines'],
    ['1 Sol Ring', '1 Opt', 'text'],
    ['[metadata]', 'Name=Goblins', 'text'],
    ['[Commander]', '1 Krenko, Mob Boss', 'text'],
    ['[[Sol Ring]]', '[[Opt]]', 'text'],
    ['[ ] Sol Ring', '[x] Opt', 'text'],
  ] as const)('detects %j, %j as %s', (first, second, kind) =>
    expect(detectDeckFileKind(lineOf(first), second === undefined ? undefined : lineOf(second))).toBe(kind),
  );
});
