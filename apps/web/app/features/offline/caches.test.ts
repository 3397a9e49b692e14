import { expect, it } from 'vitest';
import { cacheOfPage } from './caches';

const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

it.each([
  ['/cards/sol-ring', PUBLIC, 'pages'],
  ['/cards/sol-ring.data', PUBLIC, 'pages'],
  ['/cards/sol-ring', 'private, no-cache', 'personal'],
  ['/lists', 'private, no-store', 'personal'],
  ['/lists/abc', 'private, no-store', 'personal'],
  ['/lists/abc.data', 'private, no-store', 'personal'],
  ['/lists/abc/count', 'private, no-store', undefined],
  ['/account', 'private, no-store', undefined],
  ['/shared/abc', 'private, no-store', undefined],
  ['/recs?commander=x', 'no-store', undefined],
])('%s with %j is stored in: %s', (path, control, cache) =>
  expect(cacheOfPage(path, { status: 200, redirected: false, control })).toBe(cache),
);

it.each([
  ['errors', { status: 404, redirected: false, control: PUBLIC }],
  ['pages that others redirected to', { status: 200, redirected: true, control: PUBLIC }],
])('%s are not stored', (_, facts) => expect(cacheOfPage('/cards/x', facts)).toBeUndefined());
