import { expect, it } from 'vitest';
import { modelRequest } from '../report/model-request';
import { elfCards, elfDeck, findElfCard, makeElfRecommender } from '../testing/elf-decks';
import { findLacks } from './find-lacks';

it('findLacks names the jobs below their usual range, what is lacked most first, with recommended cards', () => {
  const recommender = makeElfRecommender();
  const deck = elfDeck(elfCards.slice(0, 42));
  const job = (name: string, have: number, usual: number, low: number) => ({
    job: name,
    label: name,
    have,
    usual,
    low,
  });
  const lacks = findLacks([job('ramp', 2, 10, 8), job('draw', 9, 10, 8), job('removal', 0, 6, 4)], {
    recommendations: recommender.recommend({ ...modelRequest(deck, recommender), limit: 100 }),
    findCard: findElfCard,
    doesJob: (card, { job: name }) => card.tags.some((tag) => tag === name),
    limit: 3,
  });
  expect(lacks.map((lack) => lack.job.job)).toEqual(['removal', 'ramp']);
  for (const {
    job: { job: name },
    cards,
  } of lacks) {
    expect(cards).toHaveLength(3);
    expect(cards.every(({ card }) => card.tags.some((tag) => tag === name))).toBe(true);
    const scores = cards.map(({ recommendation }) => recommendation.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  }
  const own = new Set(deck.main.map(({ name }) => name));
  expect(lacks.flatMap(({ cards }) => cards).some(({ card }) => own.has(card.name))).toBe(false);
});
