import { expect, it } from 'vitest';
import { updateLine, type UpdateSummary } from './update';

const summary: UpdateSummary = {
  changes: ['cards: 12 new', 'decks of topdeck: 1,000 new'],
  failures: [],
  published: { version: 'v2', decks: 21_715, countedAnew: 1_014, absentFormats: [] },
  current: undefined,
};

it.each<[string, Partial<UpdateSummary>, string]>([
  [
    'how many decks were counted',
    {},
    'cards: 12 new; decks of topdeck: 1,000 new; published v2 with 21,715 decks, 1,014 of them counted anew.',
  ],
  [
    'nothing of it where all were',
    { changes: ['cards: 12 new'], published: { version: 'v2', decks: 3, countedAnew: 3, absentFormats: [] } },
    'cards: 12 new; published v2 with 3 decks.',
  ],
  [
    'chosen formats that no counted deck is of',
    { published: { version: 'v2', decks: 3, countedAnew: 3, absentFormats: ['comander'] } },
    'cards: 12 new; decks of topdeck: 1,000 new; published v2 with 3 decks, none of comander.',
  ],
  ['that nothing is new', { changes: [], published: undefined, current: 'v1' }, 'Nothing new; v1 stays.'],
])('an update says in one line %s', (_what, more, line) => {
  expect(updateLine({ ...summary, ...more })).toBe(line);
});
