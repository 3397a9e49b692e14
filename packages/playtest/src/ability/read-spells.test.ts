import { expect, it } from 'vitest';
import { makeAbilities, parseAbilities } from './notation';
import { readAbilities } from './read-abilities';

it.each([
  ['Whenever you cast a spell, draw a card.', 'draw 1 0 each-turn 0 spells:any'],
  ['Whenever you cast an artifact or Aura spell, draw a card.', 'draw 1 0 each-turn 0 spells:artifact+aura'],
  [
    'Magecraft — Whenever you cast or copy an instant or sorcery spell, each opponent loses 1 life.',
    'drain 1 each-turn spells:instant+sorcery',
  ],
  [
    'Whenever you cast a noncreature spell, create a 1/1 white Monk creature token with prowess.',
    'tokens 1 1 each-turn spells:artifact+enchantment+instant+sorcery+planeswalker+battle',
  ],
  [
    'Whenever you cast a Phyrexian creature or artifact creature spell, create a Treasure token.',
    'treasure 1 each-turn spells:phyrexian+artifact',
  ],
  // Who knows how often a condition is met, or a price is paid.
  ['Whenever you cast a creature spell, if it has mutate, draw a card.', 'draw 1 0 each-turn 0'],
  ['Whenever you cast your second spell each turn, draw a card.', 'draw 1 0 each-turn 0'],
  ['Whenever you cast a kicked spell, draw a card.', 'draw 1 0 each-turn 0'],
])('%s', (text, abilities) => {
  expect(makeAbilities(readAbilities({ name: 'Wish', typeLine: 'Enchantment', text }))).toBe(abilities);
  const parsed = parseAbilities(abilities);
  expect(parsed.ok && makeAbilities(parsed.value)).toBe(abilities);
});

it.each([
  'draw 1 0 once 0 spells:any',
  'combat 1 each-turn spells:any',
  'body 2 spells:any',
  'draw 1 0 each-turn 0 spells:',
])('is no ability: %s', (text) =>
  expect(parseAbilities(text)).toMatchObject({ ok: false, error: { code: 'invalid-word' } }),
);
