import { expect, it } from 'vitest';
import { assetsOf, cacheOfPage } from './caches';

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

it('finds the scripts, styles and fonts that a page names, each once', () => {
  const html = `<link rel="preload" as="font" href="/assets/sans-Bc_1.woff2"/>
    <link rel="stylesheet" href="/assets/styles-Ab-2.css"/>
    <link rel="modulepreload" media="not all" href="/assets/cards._slug_.$x-D3.js"/>
    <script type="module">import "/assets/entry.client-E4.js";import * as route from "/assets/cards._slug_.$x-D3.js";</script>
    <a href="/assets">/assets/of.js</a><img src="/assets/sheet-F5.svg"/>`;
  expect(assetsOf(html)).toEqual([
    '/assets/sans-Bc_1.woff2',
    '/assets/styles-Ab-2.css',
    '/assets/cards._slug_.$x-D3.js',
    '/assets/entry.client-E4.js',
  ]);
});

it('finds none in a page without', () => expect(assetsOf('<p>/assets</p>')).toEqual([]));
