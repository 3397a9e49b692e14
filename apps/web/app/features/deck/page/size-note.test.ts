import { expect, it } from 'vitest';
import { sizeNote } from './size-note';

it.each([
  ['a whole deck', 100, [], 'of 100'],
  ['a list of too few', 60, ['deck-size'], 'of 100'],
  ['a list of too many', 139, ['deck-size', 'banned'], 'of 100'],
  ['a list whose commander allows any number', 139, [], ''],
  ['such a list that breaks another rule', 139, ['outside-identity'], ''],
])('is the size of a deck, unless more cards break no rule: %s', (_, cards, codes, note) =>
  expect(sizeNote(cards, { violations: codes.map((code) => ({ code })) })).toBe(note),
);
