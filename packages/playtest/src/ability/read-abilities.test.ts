import { expect, it } from 'vitest';
import { makeAbilities } from './notation';
import { readAbilities } from './read-abilities';

it.each([
  // A land for a land is no mana more.
  [
    'As an additional cost to cast this spell, sacrifice a land.\nSearch your library for up to two basic land cards, put them onto the battlefield, then shuffle.',
    'ramp basic:- 1 battlefield once 0; more',
  ],
  // Nobody has so many of them early.
  ['{T}, Tap ten untapped Bears you control: Each opponent loses 10 life.', 'more'],
  ['Sacrifice five Treasures: Search your library for a card, put it onto the battlefield.', 'more'],
  // Nothing of theirs dies in a game alone.
  ['Whenever a creature an opponent controls dies, create a Treasure token.', 'more'],
  ['Whenever you tap a nonland permanent for mana, add one mana of any color.', 'mana WUBRG 2 delayed'],
  ['Convoke\nDraw two cards.', 'draw 2 0 once 0; more'],
])('%j', (text, abilities) =>
  expect(makeAbilities(readAbilities({ name: 'Wish', typeLine: 'Artifact', text }))).toBe(abilities),
);

it.each([
  ['Activate only if this land entered this turn.', 'land C 1 untapped'],
  ['Activate only if this land entered this turn or if you control a basic land.', 'land BRC 1 untapped'],
])('takes a land for a source of what it adds after its first turn: %s', (condition, abilities) => {
  const text = `{T}: Add {C}.\n{T}: Add {B} or {R}. ${condition}`;
  expect(makeAbilities(readAbilities({ name: 'Fortress', typeLine: 'Land', text }))).toBe(abilities);
});
