import { expect, it } from 'vitest';
import { makeAbilities } from './notation';
import { readAbilities } from './read-abilities';

it.each([
  ['Infect', 'body 2 infect'],
  ['Flying, deathtouch, toxic 2', 'body 2 evasive deathtouch toxic:2'],
  ['Poisonous 1', 'body 2 toxic:1'],
  ['Whenever Moth deals damage to a player, that player gets two poison counters.', 'body 2 toxic:2'],
  // What is given to others is not its own.
  ['Creatures you control have infect.', 'pump 0 all infect; body 2'],
  ['Other Rats you control have toxic 1.', 'pump 0 all toxic:1; body 2'],
  ['Equipped creature gets +2/+2 and has infect.', 'pump 2 one infect; body 2'],
  [
    'Until end of turn, creatures you control get +1/+1 and gain trample and infect.',
    'pump 1 all-once infect; body 2',
  ],
  [
    'Whenever a creature you control with deathtouch deals combat damage to a player, that player gets two poison counters.',
    'pump 0 deathtouch toxic:2; body 2',
  ],
  [
    'When Moth enters, create three 1/1 colorless Mite artifact creature tokens with toxic 1 and "This token can’t block."',
    'tokens 3 1 once toxic:1; body 2',
  ],
  ['Each opponent gets a poison counter.', 'poison 1 all once 0; body 2'],
  ['Each opponent sacrifices a creature and gets a poison counter.', 'poison 1 all once 0; body 2'],
  [
    '{4}, {T}: Target opponent loses 2 life, gets a poison counter, then mills six cards.',
    'poison 1 target each-turn 4; body 2',
  ],
  [
    'Whenever a creature you control becomes the target of a spell, target opponent gets a poison counter.',
    'body 2; more',
  ],
  // Who proliferates may have other counters, of which nothing is known.
  ['{4}, {T}: Proliferate twice.', 'poison 2 poisoned each-turn 4; body 2; more'],
  ['At the beginning of your end step, proliferate.', 'poison 1 poisoned each-turn 0; body 2; more'],
  ['Whenever you proliferate, draw a card.', 'draw 1 0 each-turn 0; body 2'],
  ['When Moth dies, proliferate.', 'body 2; more'],
])('%s', (text, abilities) => {
  const moth = { name: 'Moth', typeLine: 'Creature — Insect', power: '2', text };
  expect(makeAbilities(readAbilities(moth))).toBe(abilities);
});
