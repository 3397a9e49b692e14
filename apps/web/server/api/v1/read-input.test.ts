import { API_ROUTES } from '@crownsmith/api-client/v1';
import { expect, it } from 'vitest';
import { createInputReader } from './read-input';

const read = (search: string, route: 'cards' | 'search' = 'cards') =>
  createInputReader(API_ROUTES[route])({
    params: {},
    search: new URLSearchParams(search),
    body: undefined,
  });

it.each([
  ['commander=edgar-markov', 'commander', 'Send true or false.'],
  ['limit=ten', 'limit', 'Send a whole number.'],
  ['limit=', 'limit', 'Send a whole number.'],
  ['limit=0', 'limit', 'Send at least 1.'],
  ['limit=100000', 'limit', 'Send at most 200.'],
])('says what a parameter is instead of %s', (search, field, message) =>
  expect(read(search)).toMatchObject({ ok: false, error: [{ in: 'query', field, message }] }),
);

it('says that a parameter is missing', () =>
  expect(read('', 'search')).toMatchObject({
    ok: false,
    error: [{ field: 'q', message: 'This is required.' }],
  }));

it('reads numbers and truth as they are', () =>
  expect(read('limit=5&commander=true')).toMatchObject({
    ok: true,
    value: { query: { limit: 5, commander: true } },
  }));

it('says how long a text may be', () =>
  expect(read(`q=${'a'.repeat(5000)}`, 'search')).toMatchObject({
    ok: false,
    error: [{ field: 'q', message: expect.stringMatching(/^Send at most \d+ characters\.$/) as string }],
  }));

it('says of an empty text that it has no character', () =>
  expect(read('q=', 'search')).toMatchObject({
    ok: false,
    error: [{ field: 'q', message: 'Send at least 1 character.' }],
  }));

it.each([
  [{ commanders: 'Edgar Markov' }, 'commanders', 'Send a list.'],
  [{ commanders: ['a'.repeat(300)] }, 'commanders.0', 'Send at most 200 characters.'],
  [{ commanders: ['A', 'B', 'C'] }, 'commanders', 'Send at most 2 of them.'],
])('says one thing of each field of a body: %j', (body, field, message) =>
  expect(
    createInputReader(API_ROUTES.recommendList)({ params: {}, search: new URLSearchParams(), body }),
  ).toEqual({ ok: false, error: [{ in: 'body', field, message }] }),
);
