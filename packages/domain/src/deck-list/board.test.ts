import { describe, expect, it } from 'vitest';
import { parseDeckList } from './parse-deck-list';

/** The names in the deck, and those outside it. */
const read = (text: string): readonly [main: string, outside: string] => {
  const { main, skipped, errors } = parseDeckList(text);
  expect(errors).toEqual([]);
  return [
    main.map(({ name }) => name).join(' '),
    skipped.map(({ zone, name }) => `${zone} ${name}`).join(' '),
  ];
};

describe('categories', () => {
  it.each<[string, string, string, string]>([
    [
      'of lower rank stay in the maybeboard',
      '## Deck\n### Ramp\n1 A\n## Maybeboard\n### Draw\n1 B\n### Lands\n1 C\n## Lands\n1 D',
      'A D',
      'maybeboard B maybeboard C',
    ],
    [
      'with other signs stay in the sideboard',
      'Deck\n1 A\n\nSideboard\n1 B\n// too slow\n1 C\n\n// Ramp\n1 D',
      'A',
      'sideboard B sideboard C sideboard D',
    ],
    [
      'directly below the heading of a maybeboard stay in it, with those that follow',
      'Creatures\n1 A\n\nMaybeboard\nRamp\n1 B\n\nDraw\n1 C',
      'A',
      'maybeboard B maybeboard C',
    ],
    [
      'that the main deck has, too, stay in the maybeboard',
      'Ramp:\n1 A\n\nMaybeboard:\n1 B\n\nRamp:\n1 C',
      'A',
      'maybeboard B maybeboard C',
    ],
    [
      'of the form that categories have in the main deck stay in the sideboard',
      'Mainboard\nCreatures\n1 A\n\nSideboard\n1 B\n\nLands\n1 C',
      'A',
      'sideboard B sideboard C',
    ],
    [
      'between the entries of a maybeboard are comments',
      '// Main\n1 A\n\n// Maybeboard\n1 B\n// too slow\n1 C\n\n// Lands\n1 D',
      'A D',
      'maybeboard B maybeboard C',
    ],
    [
      'before entries of one line stay in the maybeboard',
      'Deck\n1 A\n\nMaybeboard\nRamp: 1 B, 1 C\nOddities: 1 D',
      'A',
      'maybeboard B maybeboard C maybeboard D',
    ],
    [
      'by name and number, sorted with the maybeboard, return to the deck',
      'Draw (1)\n1x A\n\nMaybeboard (1)\n1x B\n\nRamp (1)\n1x C',
      'A C',
      'maybeboard B',
    ],
    ['below an empty sideboard are of the deck', 'Sideboard (0)\n\nCreatures (1)\n1 A', 'A', ''],
    [
      'of parts return to them',
      '## Maybeboard\n### Ramp\n1 A\n### Sideboard\n1 B\n### Deck\n1 C\n// Commander\n1 D\n\n// Ramp\n1 E',
      'C E',
      'maybeboard A sideboard B',
    ],
    ['called MB and MD are of the deck', 'Sideboard\n1 A\nMB: 1 B\nMD: 1 C\nMB\n1 D', 'B C D', 'sideboard A'],
    ['after tokens return to the deck', 'Tokens\n1 A\n\nLands\n1 B', 'B', 'token A'],
  ])('%s', (_, text, main, outside) => {
    expect(read(text)).toEqual([main, outside]);
  });
});
