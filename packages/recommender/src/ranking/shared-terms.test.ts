import { COLORLESS } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import { makeModel, parseModel } from '../model/model-file';
import { createRecommender } from '../recommender';
import { trainModel } from '../training/train-model';
import type { RecommenderCard } from '../training/recommender-card';

const series = (name: string, text: string): readonly RecommenderCard[] =>
  Array.from({ length: 30 }, (_, at) => ({
    slug: `${name}-${at}`,
    name: `${name} ${at}`,
    text,
    identity: COLORLESS,
    subtypes: [],
    tags: [],
    keywords: [],
    manaValue: 2,
    basic: false,
    legal: true,
  }));

it('a card that no deck plays is less weak in a list whose cards have its words', () => {
  const cards = [
    ...series('token', 'Create a Goblin creature token.'),
    ...series('grave', 'Exile target card from a graveyard.'),
    ...series('plain', 'You gain life.').slice(0, 1),
    ...Array.from({ length: 12 }, (_, at) => series(`other${at}`, `Word${at} here.`)).flat(),
  ];
  const trained = trainModel({ cards, decks: [{ commanders: [60], cards: [0, 1, 2, 30, 31, 32] }] });
  const parsed = parseModel(makeModel(trained));
  if (!parsed.ok) throw new Error(parsed.error.message);
  const { weakest } = createRecommender(parsed.value);
  const tokens = Array.from({ length: 20 }, (_, at) => 5 + at);
  const [first] = weakest({ commanders: [60], cards: [...tokens, 45], limit: 1 });
  expect(first?.slug).toBe('grave-15');
  const graves = tokens.map((number) => number + 30);
  const [other] = weakest({ commanders: [60], cards: [...graves, 15], limit: 1 });
  expect(other?.slug).toBe('token-15');
});
