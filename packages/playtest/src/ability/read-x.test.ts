import { expect, it } from 'vitest';
import { makeAbilities } from './notation';
import { readAbilities } from './read-abilities';

const read = (typeLine: string, text: string, fields: { manaCost?: string; power?: string } = {}) =>
  makeAbilities(readAbilities({ name: 'Big Wish', typeLine, manaCost: '{X}{G}', text, ...fields }));

it.each([
  ['Instant', 'Draw X cards, then discard a card.', 'draw 0 1 once 0 x:1'],
  ['Sorcery', 'Create twice X 2/2 green Bear creature tokens.', 'tokens 0 2 once x:2'],
  ['Sorcery', 'Create an X/X green Ooze creature token.', 'tokens 1 0 once x-power:1'],
  [
    'Sorcery',
    'Search your library for a creature card with mana value X or less, put it onto the battlefield, then shuffle.',
    'tutor creature battlefield max:0 x:1',
  ],
  [
    'Sorcery',
    'Search your library for up to X basic land cards, put them onto the battlefield tapped, then shuffle.',
    'ramp basic:- 0 tapped once 0 x:1',
  ],
  ['Sorcery', 'Each opponent loses X life. If X is 5 or more, draw three cards.', 'drain 0 once x:1'],
  ['Sorcery', 'Repeat the following process X times. Each opponent loses 3 life.', 'drain 3 once; more'],
  // Not the X of its own cost.
  ['Sorcery', 'Draw X cards, where X is the number of creatures you control.', 'draw 2 0 once 0'],
  ['Artifact', '{X}, {T}: Draw X cards.', 'draw 2 0 each-turn 1'],
])('%s, %j', (typeLine, text, abilities) => expect(read(typeLine, text)).toBe(abilities));

it('is read of creatures that enter with counters, and of no card without {X}', () => {
  const counters = 'Trample\nBig Wish enters with X +1/+1 counters on it.';
  expect(read('Creature — Hydra', counters, { power: '1' })).toBe('body 1 evasive x:1');
  expect(read('Creature — Hydra', 'Ravenous', { power: '0' })).toBe('body 0 x:1');
  expect(read('Instant', 'Draw X cards.', { manaCost: '{1}{G}' })).toBe('draw 2 0 once 0');
});
