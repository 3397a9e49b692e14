import { writeSnapshotFixture } from '@crownsmith/test-support';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSite, type TestSite } from '../testing/site';
import { createAdmission } from './admission';

let site: TestSite;
let rendered: string[] = [];

beforeEach(async () => {
  rendered = [];
  site = await startSite({
    variables: { HTML_CACHE_MIN_REQUESTS: '2' },
    renderPage: ({ url }) => {
      rendered.push(new URL(url).search);
      return Promise.resolve(
        new Response(url, {
          headers: {
            'Content-Type': 'text/html',
            'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
          },
        }),
      );
    },
  });
});
afterEach(() => site.close());

it('caches a page with its second request, and with the first of a later snapshot', async () => {
  for (const query of ['?n=1', '?n=1', '?n=1', '?n=2']) await site.fetch(`/page${query}`);
  expect(rendered).toEqual(['?n=1', '?n=1', '?n=2']);
  await writeSnapshotFixture(site.folder, { version: 'fixture-0002', decks: 60 });
  await expect.poll(() => site.store.current()?.manifest.version).toBe('fixture-0002');
  rendered = [];
  for (const query of ['?n=1', '?n=1']) await site.fetch(`/page${query}`);
  expect(rendered).toEqual(['?n=1']);
});

it('admits a page at its second request, and forgets pages that are not requested again', () => {
  const { count, admits } = createAdmission(2);
  count('a');
  expect(admits('a')).toBe(false);
  count('a');
  expect(admits('a')).toBe(true);
  for (let index = 0; index < 50_000; index += 1) count(`b${index}`);
  expect(admits('a')).toBe(false);
  expect(admits('b49999')).toBe(false);
  count('b49999');
  expect(admits('b49999')).toBe(true);
});

it('admits every page where one request is enough', () => {
  const { count, admits } = createAdmission(1);
  count('a');
  expect(admits('a')).toBe(true);
});
