import { expect, it } from 'vitest';
import { nameSize } from './name-size';

it.each([
  ['Opt', 1, 'regular'],
  ['Tymna the Weaver', 3, 'regular'],
  ['Kinnan, Bonder Prodigy', 2, 'regular'],
  ['Atraxa, Grand Unifier', 5, 'smallest'],
  ['Tayam, Luminous Enigma', 4, 'smallest'],
  ['Syr Gwyn, Hero of Ashvale', 4, 'small'],
  ['The Tabernacle at Pendrell Vale', 0, 'small'],
  ['Rocco, Cabaretti Caterer', 5, 'smallest'],
  ['Asmoranomardicadaistinaculdacar', 0, 'small'],
  ['Asmoranomardicadaistinaculdacar', 5, 'smallest'],
  [
    'Our Market Research Shows That Players Like Really Long Card Names So We Made this Card to Have the Absolute Longest Card Name Ever Elemental',
    3,
    'longest',
  ],
  ['Hermit of the Natterknolls and All of Its Wolves', 2, 'smallest'],
] as const)('%s beside %i symbols is %s', (name, symbols, size) =>
  expect(nameSize(name, symbols)).toBe(size),
);
