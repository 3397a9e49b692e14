import { expect, it } from 'vitest';
import { parseDeckList } from './parse-deck-list';

const CARDS = ['Sacrifice', 'Fog', 'Forest', 'Opt', 'Shock', 'Ponder', 'Sol Ring', 'Rat Colony'];

/** The counts and names of a list. */
const read = (text: string): string => {
  const { lines, errors } = parseDeckList(text, { isCard: (name) => CARDS.includes(name) });
  expect(errors).toEqual([]);
  return lines.map(({ count, name }) => `${count} ${name}`).join(', ');
};

it.each<[string, string, string]>([
  [
    'before as many names',
    'Sacrifice (2)\nOpt\nShock\nFog (2)\nFog\nPonder',
    '1 Opt, 1 Shock, 1 Fog, 1 Ponder',
  ],
  [
    'before entries with quantities',
    'Ramp (1)\n1 Sol Ring\n\nSacrifice (3)\n1 Opt\n1 Shock',
    '1 Sol Ring, 1 Opt, 1 Shock',
  ],
  [
    'before as many copies',
    '1 Sol Ring\n1 Fog\nSacrifice (3)\n2 Opt\n1 Shock',
    '1 Sol Ring, 1 Fog, 2 Opt, 1 Shock',
  ],
  [
    'before another number of entries with quantities',
    '1 Sol Ring\n1 Fog\n\nSacrifice (3)\n1 Opt\n1 Shock',
    '1 Sol Ring, 1 Fog, 1 Opt, 1 Shock',
  ],
])('a card’s name with a number is a title %s', (_, text, expected) => {
  expect(read(text)).toBe(expected);
});

it.each<[string, string, string]>([
  ['of another number', 'Sol Ring\nRat Colony (20)\nOpt\nShock', '1 Sol Ring, 20 Rat Colony, 1 Opt, 1 Shock'],
  ['of a basic land', 'Sol Ring\nForest (2)\nOpt\nShock', '1 Sol Ring, 2 Forest, 1 Opt, 1 Shock'],
  ['among others with numbers', 'Opt (1)\nFog (2)\nShock (1)\nPonder (1)', '1 Opt, 2 Fog, 1 Shock, 1 Ponder'],
  [
    'of one card, before several',
    'Sol Ring (1)\n1 Opt\n1 Shock\n2 Forest',
    '1 Sol Ring, 1 Opt, 1 Shock, 2 Forest',
  ],
  ['before the end', 'Opt\nShock\nRat Colony (3)', '1 Opt, 1 Shock, 3 Rat Colony'],
])('a card’s name with a number is an entry %s', (_, text, expected) => {
  expect(read(text)).toBe(expected);
});

it.each<[string, string, string]>([
  [
    'an entry among others',
    '1 Opt\n1 Counterspells\n3 Lands\n5 Forest',
    '1 Opt, 1 Counterspells, 3 Lands, 5 Forest',
  ],
  [
    'an entry as the only copy before others',
    '1 Draw\n1 Opt\n1 Shock\n\n1 Fog',
    '1 Draw, 1 Opt, 1 Shock, 1 Fog',
  ],
  [
    'an entry with its copies behind',
    'Sol Ring x1\nOpt x1\nRamp x10\nFog x1\nPonder x1',
    '1 Sol Ring, 1 Opt, 10 Ramp, 1 Fog, 1 Ponder',
  ],
  [
    'a title of as many cards',
    '1 Sol Ring\n2 Instants\n1 Opt\n1 Shock\n5 Lands\n5 Forest',
    '1 Sol Ring, 1 Opt, 1 Shock, 5 Forest',
  ],
  ['a sum of the cards above', '1 Opt\n1 Shock\n2 instants\n\n5 Forest\n5 lands', '1 Opt, 1 Shock, 5 Forest'],
  ['a title of a block', '1 Sol Ring\n\n9 Instants\n1 Opt\n1 Shock', '1 Sol Ring, 1 Opt, 1 Shock'],
])('a word of a category with a number is %s', (_, text, expected) => expect(read(text)).toBe(expected));
