import { expect, it } from 'vitest';
import { notFound } from './not-found.server';

const snapshot = {
  searchSite: (query: string) =>
    query === 'atraxa' ? [{ label: 'Atraxa, Grand Unifier', url: '/cards/atraxa-grand-unifier' }] : [],
};

it('notFound responds with 404 and suggests cards that any word of the path finds', () => {
  const response = notFound(snapshot, 'commanders/nope-atraxa');
  expect(response.init?.status).toBe(404);
  expect(response.data.suggestions.map(({ label }) => label)).toEqual(['Atraxa, Grand Unifier']);
  expect(notFound(snapshot, '').data.suggestions).toEqual([]);
});
