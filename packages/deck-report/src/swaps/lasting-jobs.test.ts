import type { Tag } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import { lastingJobs } from './lasting-jobs';

it.each<[string, readonly Tag[], string, readonly Tag[]]>([
  ['a stone', ['draw', 'ramp'], '{T}: Add {C}.\n{1}, {T}, Sacrifice this artifact: Draw a card.', ['ramp']],
  ['a clue', ['draw'], '{2}, Sacrifice this artifact: Draw a card.', ['draw']],
  ['a land that is cycled', ['draw'], 'Cycling {3} ({3}, Discard this card: Draw a card.)', []],
  [
    'a spell that is cycled',
    ['draw', 'removal'],
    'Exile target creature.\nCycling {W} ({W}, Discard this card: Draw a card.)',
    ['removal'],
  ],
  [
    'a draw spell that is cycled',
    ['draw'],
    'Draw two cards.\nCycling {U} ({U}, Discard this card: Draw a card.)',
    ['draw'],
  ],
  ['a robot', ['draw', 'ramp'], 'When this creature dies, you may draw a card.', ['draw', 'ramp']],
  [
    'a ramp spell',
    ['ramp', 'tutor'],
    'Search your library for up to two basic land cards, put one onto the battlefield tapped and the other into your hand.',
    ['ramp'],
  ],
  ['a fetch of a Forest', ['tutor'], 'Search your library for a Forest card.', ['tutor']],
  ['a tutor', ['ramp', 'tutor'], 'Search your library for a card. Add {B}.', ['ramp', 'tutor']],
  ['a card of unknown text', ['draw', 'ramp'], '', ['draw', 'ramp']],
])('of %s are its tags, but a draw that costs it and a search for lands', (_, tags, text, jobs) =>
  expect(lastingJobs({ tags, text })).toEqual(jobs),
);
