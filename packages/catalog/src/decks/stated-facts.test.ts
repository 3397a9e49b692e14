import { describe, expect, it } from 'vitest';
import { statedFacts } from './stated-facts';

describe('statedFacts', () => {
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
  ])('finds in %j the bracket %s', (text, expected) => expect(statedFacts(text).bracket).toBe(expected));

  it.each([
    ['# theme: x; bracket: 2; saved: 2026-09-05\n1 A', '2026-09-05'],
    ['Date: 2024-05-01\n1 A', '2024-05-01'],
    ['1 A\n// date = 2024-05-01T10:00:00Z', '2024-05-01'],
    ['date: spring\n# updated: 2024-05-02', '2024-05-02'],
    ['date: 2024-02-31', null],
    ['1 Date: 2024-05-01', null],
  ])('finds in %j the date %s', (text, expected) => expect(statedFacts(text).date).toBe(expected));
});
