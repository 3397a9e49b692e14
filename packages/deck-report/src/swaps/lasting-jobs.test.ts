import type { Tag } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import { lastingJobs } from './lasting-jobs';

it.each<[string, readonly Tag[], string, readonly Tag[]]>([
  ['a stone', ['draw', 'ramp'], '{T}: Add {C}.\n{1}, {T}, Sacrifice this artifact: Draw a card.', ['ramp']],
  ['a clue', ['draw'], '{2}, Sacrifice this artifact: Draw a card.', ['draw']],
  ['a robot', ['draw', 'ramp'], 'When this creature dies, you may draw a card.', ['draw', 'ramp']],
  ['a card of unknown text', ['draw', 'ramp'], '', ['draw', 'ramp']],
])('of %s are its tags, but a draw that costs it', (_, tags, text, jobs) =>
  expect(lastingJobs({ tags, text })).toEqual(jobs),
);
