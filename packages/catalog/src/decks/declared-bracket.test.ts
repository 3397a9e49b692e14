import { describe, expect, it } from 'vitest';
import { statedBracket } from './declared-bracket';

describe('statedBracket', () => {
  it.each([
    ['# theme: landfall; tags: Elves, Landfall; bracket: 2; saved: 2026-09-05\nCommander\n1 A', 2],
    ['// Bracket: 4\n1 Sol Ring', 4],
    ['Bracket: 3\n1 Sol Ring', 3],
    ['1 Sol Ring\n\n  commander bracket = 5\n', 5],
    ['// Bracket 1 (Exhibition)\n1 A', 1],
    ['1 Bracket: 3 Bears', undefined],
    ['// bracket: 6', undefined],
    ['// bracket: 3.5', undefined],
    ['// bracket: none', undefined],
    ['// tournament bracketed: 3', undefined],
    ['1 Sol Ring', undefined],
    ['', undefined],
  ])('of %j is %s', (text, expected) => expect(statedBracket(text)).toBe(expected));
});
