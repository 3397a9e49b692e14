import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import express from 'express';
import { createPictureCache } from '#app/features/link-preview/index.server';
import { createBoundedQueue } from '#app/platform/bounded-queue';
import { silentLog } from '#app/platform/logger.server';
import { createLinkPictures } from './link-pictures';
import { pageErrors } from '../response/page-errors';
import { listen } from '../testing/file-server';
import { startSite, type TestSite } from '../testing/site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
  await site.store.refresh();
});
afterAll(() => site.close());

const SIGNATURE = '89504e470d0a1a0a';

describe('pictures of pages', () => {
  it.each([
    'commanders/edgar-markov',
    'commanders/thrasios-triton-hero-tymna-the-weaver',
    'cards/sol-ring',
    'compare/edgar-markov/tymna-the-weaver',
    'compare/edgar-markov/edgar-markov',
    'cards/fire-ice',
    'cards/jotun-grunt',
    'site',
  ])('%s is a PNG of 1200 × 630', async (name) => {
    const response = await fetch(`${site.url}/og/${name}.png`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(bytes.subarray(0, 8).toString('hex')).toBe(SIGNATURE);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.byteLength).toBeGreaterThan(30_000);
    expect(bytes.byteLength).toBeLessThan(600_000);
  });

  it('are cached: one ETag, 304, immutable under the version of the snapshot', async () => {
    const first = await site.fetch('/og/cards/sol-ring.png');
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=86400');
    const again = await site.fetch('/og/cards/sol-ring.png?v=fixture-0001');
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(
      (await site.fetch('/og/cards/sol-ring.png?v=fixture-0000')).headers.get('cache-control'),
    ).not.toContain('immutable');
    expect((await site.fetch('/og/cards/sol-ring.png', { headers: { 'If-None-Match': tag } })).status).toBe(
      304,
    );
    expect(await site.fetch('/og/cards/sol-ring.png', { method: 'HEAD' })).toMatchObject({
      status: 200,
      text: '',
    });
  });

  it.each([
    ['cards/fire.png', 'cards/fire-ice.png'],
    ['cards/Fire-Ice.png', 'cards/fire-ice.png'],
    ['cards/Sol%20Ring.png?v=1', 'cards/sol-ring.png?v=1'],
    ['commanders/Edgar-Markov.png', 'commanders/edgar-markov.png'],
    [
      'commanders/tymna-the-weaver-thrasios-triton-hero.png',
      'commanders/thrasios-triton-hero-tymna-the-weaver.png',
    ],
  ])('redirect from another slug or spelling of a page: %s', async (path, target) => {
    const { status, headers } = await site.fetch(`/og/${path}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, `/og/${target}`]);
  });

  it('return 404 for what has no page', async () => {
    for (const path of [
      'cards/nobody.png',
      'cards/__proto__.png',
      'cards/..%2f..%2fcurrent.png',
      'commanders/sol-ring.png',
      'commanders/Sol-Ring.png',
      'commanders/raised-by-giants-wilson-refined-grizzly.png',
      'cards/%2f%2fevil.example.png',
      'sets/tst.png',
      'cards/sol-ring.svg',
      'site.jpg',
      `cards/${'a'.repeat(900)}.png`,
    ]) {
      expect((await site.fetch(`/og/${path}`)).status, path).toBe(404);
    }
  });

  it('are rendered once for concurrent requests, and refused beyond the bound of the queue', async () => {
    const gate = createBoundedQueue({ running: 1, maxWaitMs: 60_000, maxWaiting: 1 });
    const pictures = createPictureCache({ gate });
    const app = express().use('/og', createLinkPictures(site.store, pictures), pageErrors(silentLog, {}));
    const server = await listen(app);
    const same = await Promise.all(
      Array.from({ length: 6 }, () => fetch(`${server.url}/og/cards/sol-ring.png`)),
    );
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        fetch(`${server.url}/og/cards/sample-card-${String(index + 1).padStart(3, '0')}.png`),
      ),
    );
    const refused = many.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(many.filter(({ status }) => status === 200).length + refused.length).toBe(12);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect((await fetch(`${server.url}/og/cards/sample-card-001.png`)).status).toBe(200);
    await server.close();
  });
});
