import { describe, expect, it } from 'vitest';
import { areCopies, isBasicLandText } from './copy-numbers';
import { parseDeckList } from './parse-deck-list';

const CARDS = [
  'Sol Ring',
  'Arcane Signet',
  'Cultivate',
  'Ornithopter',
  'Wurmcoil Engine',
  'Forest',
  'Island',
];

/** The count and name of each entry, with and without knowledge of cards. */
const read = (text: string): readonly string[] => {
  const isCard = (name: string): boolean => CARDS.includes(name);
  const { lines, errors } = parseDeckList(text, { isCard });
  expect(errors).toEqual([]);
  return lines.map(({ count, name }) => `${count} ${name}`);
};

describe('numbers behind names', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'in a numbered list are copies',
      '1. Sol Ring\n2. Arcane Signet\n3. Cultivate\n4. Forest x10\n5. Island (10)',
      ['1 Sol Ring', '1 Arcane Signet', '1 Cultivate', '10 Forest', '10 Island'],
    ],
    [
      'in a list numbered without dots are copies',
      '1 Sol Ring\n2 Arcane Signet\n3 Cultivate\n4 Ornithopter\n5 Wurmcoil Engine\n6 Forest x10\n7 Island: 9',
      [
        '1 Sol Ring',
        '1 Arcane Signet',
        '1 Cultivate',
        '1 Ornithopter',
        '1 Wurmcoil Engine',
        '10 Forest',
        '9 Island',
      ],
    ],
    [
      'in a numbered list are collector numbers, if they can be no copies',
      '1. Sol Ring #263\n2. Arcane Signet #331\n3. Cultivate #177',
      ['1 Sol Ring', '1 Arcane Signet', '1 Cultivate'],
    ],
    [
      'after # are collector numbers',
      'Sol Ring #263\nArcane Signet (ELD) #331\nCultivate #2',
      ['1 Sol Ring', '1 Arcane Signet', '1 Cultivate'],
    ],
    [
      'after # are copies, if nearly all cards have one',
      'Sol Ring #1\nArcane Signet #1\nForest #10',
      ['1 Sol Ring', '1 Arcane Signet', '10 Forest'],
    ],
    [
      'in braces are mana costs',
      'Sol Ring {1}\nCultivate {2}{G}\nOrnithopter {0}\nWurmcoil Engine {6}',
      ['1 Sol Ring', '1 Cultivate', '1 Ornithopter', '1 Wurmcoil Engine'],
    ],
    [
      'in braces are copies, if nearly all cards have one',
      'Sol Ring {1}\nCultivate {1}\nForest {12}',
      ['1 Sol Ring', '1 Cultivate', '12 Forest'],
    ],
    [
      'are mana values, if they are many different ones',
      'Sol Ring - 1\nCultivate - 3\nArcane Signet - 2\nWurmcoil Engine - 6\nForest - 10',
      ['1 Sol Ring', '1 Cultivate', '1 Arcane Signet', '1 Wurmcoil Engine', '10 Forest'],
    ],
    [
      'are mana values, if there are three',
      'Sol Ring - 1\nCultivate - 3\nWurmcoil Engine - 6',
      ['1 Sol Ring', '1 Cultivate', '1 Wurmcoil Engine'],
    ],
    [
      'are copies, if there are two',
      'Sol Ring - 1\nWurmcoil Engine - 6',
      ['1 Sol Ring', '6 Wurmcoil Engine'],
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('are copies by all of them', () => {
    const named = (...numbers: readonly number[]) => numbers.map((number) => ({ name: 'Opt', number }));
    expect(areCopies(named(1, 1, 1, 1, 30))).toBe(true);
    expect(areCopies(named(4, 4, 2))).toBe(true);
    expect(areCopies(named(1, 3, 6, 1))).toBe(false);
    expect(areCopies(named(0, 1))).toBe(false);
    expect(areCopies([{ name: 'Snow-Covered Forest', number: 12 }])).toBe(true);
  });
});

it('texts of basic lands begin with their names', () => {
  expect(['Forest (10)', 'snow-covered island x9', 'Swamp', 'Wastes - 3'].every(isBasicLandText)).toBe(true);
  expect(['Mountain Goat', "Island's Rest", 'Forestfolk', 'Sol Ring'].some(isBasicLandText)).toBe(false);
});
