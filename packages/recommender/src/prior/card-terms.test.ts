import { COLORLESS } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import type { RecommenderCard } from '../training/recommender-card';
import { makeTextTerms, termsBeyondText } from './card-terms';
import { numberCardTerms } from './term-numbers';

const krenko: RecommenderCard = {
  slug: 'krenko',
  name: 'Krenko, Mob Boss',
  text: '{T}: Create X 1/1 Goblin tokens. Krenko likes Goblins. (Reminder.)',
  identity: COLORLESS,
  subtypes: ['Goblin', 'Warrior'],
  tags: ['ramp'],
  keywords: ['Haste'],
  setName: 'Magic 2013',
  manaValue: 4,
  basic: false,
  legal: true,
};

it('terms are words and pairs within a sentence, types in the singular, keywords and ~ for the name', () => {
  const terms = makeTextTerms([krenko])(krenko);
  for (const term of ['{t}', 'create x', '1/1 goblin', '~ likes', 'likes goblin', 'warrior', 'haste'])
    expect(terms).toContain(term);
  for (const term of ['krenko', 'goblins', 'tokens ~', 'reminder']) expect(terms).not.toContain(term);
});

it('what is known besides the text counts, too: the words of the name, tags and the set', () => {
  expect([...termsBeyondText(krenko)]).toEqual([
    'name: krenko',
    'name: boss',
    'tag: ramp',
    'set: Magic 2013',
  ]);
});

it('terms are numbered as they occur, each card has its own once, ascending', () => {
  const reprint = { ...krenko, slug: 'reprint', setName: 'Magic 2014' };
  const { rows, isOfText } = numberCardTerms([krenko, reprint]);
  const ofText = makeTextTerms([krenko])(krenko).size;
  const beyond = termsBeyondText(krenko).size;
  const numbers = [...Array(ofText + beyond).keys()];
  expect([...rows.places.subarray(0, rows.starts[1])]).toEqual(numbers);
  expect([...isOfText.subarray(0, ofText + beyond)]).toEqual(numbers.map((term) => (term < ofText ? 1 : 0)));
  const second = [...rows.places.subarray(rows.starts[1], rows.starts[2])];
  expect(second).toEqual([...new Set(second)].sort((a, b) => a - b));
  // It shares all but its set.
  expect(second.filter((term) => term >= ofText + beyond)).toEqual([isOfText.length - 1]);
});
