import { expect, it } from 'vitest';
import { nameSize } from './name-size';

it.each([
  ['Opt', 1, 'usual'],
  ['Tymna the Weaver', 3, 'usual'],
  ['Kinnan, Bonder Prodigy', 2, 'usual'],
  ['Atraxa, Grand Unifier', 5, 'longest'],
  ['Tayam, Luminous Enigma', 4, 'longest'],
  ['Syr Gwyn, Hero of Ashvale', 4, 'long'],
  ['The Tabernacle at Pendrell Vale', 0, 'long'],
  ['Rocco, Cabaretti Caterer', 5, 'longest'],
  ['Hermit of the Natterknolls and All of Its Wolves', 2, 'longest'],
] as const)('%s beside %i symbols is set %s', (name, symbols, size) =>
  expect(nameSize(name, symbols)).toBe(size),
);
