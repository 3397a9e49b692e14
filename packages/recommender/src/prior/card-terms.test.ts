import { COLORLESS } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import type { RecommenderCard } from '../training/recommender-card';
import { makeCardTerms, makeTextTerms } from './card-terms';

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
  const terms = makeCardTerms([krenko])(krenko);
  const beyondText = ['name: krenko', 'name: boss', 'tag: ramp', 'set: Magic 2013'];
  expect(new Set(terms)).toEqual(new Set([...makeTextTerms([krenko])(krenko), ...beyondText]));
});
