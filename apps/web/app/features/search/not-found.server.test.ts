import { expect, it } from 'vitest';
import { notFound } from './not-found.server';

const snapshot = {
  typeahead: (query: string) =>
    query === 'atraxa' ? [{ label: 'Atraxa, Grand Unifier', url: '/cards/atraxa-grand-unifier' }] : [],
};

it('suggests what any word of the address finds, with the status of a page that is not there', () => {
  const answer = notFound(snapshot, 'commanders/nope-atraxa');
  expect(answer.init?.status).toBe(404);
  expect(answer.data.suggestions.map(({ label }) => label)).toEqual(['Atraxa, Grand Unifier']);
  expect(notFound(snapshot, '').data.suggestions).toEqual([]);
});
