import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite, type TestSite } from '../testing/site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    variables: { RATE_LIMIT_MESSAGES: '2', ORIGIN: 'https://crownsmith.example' },
    pages: (request, response) =>
      void response.json({
        guard: response.locals['formGuard'] as unknown,
        origin: request.headers.origin ?? null,
      }),
  });
  await site.store.refresh();
});
afterAll(() => site.close());

const post = async (path: string, headers: Record<string, string> = {}) =>
  JSON.parse((await site.fetch(path, { method: 'POST', headers })).text) as {
    guard?: { crossSite: boolean; retryAfter?: number };
    origin: string | null;
  };

it('recognises posts from other sites and removes Origin, which Remix would check again', async () => {
  expect(await post('/contact-us', { Origin: 'https://elsewhere.example' })).toEqual({
    guard: { crossSite: true },
    origin: null,
  });
  expect((await post('/bug-report', { 'Sec-Fetch-Site': 'cross-site' })).guard).toEqual({ crossSite: true });
  expect(await post('/recs', { Origin: 'https://crownsmith.example' })).toEqual({ origin: null });
});

it('takes an http origin for another site where the site has HTTPS, whatever the host', async () => {
  for (const Origin of ['http://crownsmith.example', site.url, 'https://crownsmith.example:8443', 'null'])
    expect((await post('/contact-us', { Origin })).guard).toEqual({ crossSite: true });
  const plain = await startSite({
    pages: (_request, response) => void response.json({ guard: response.locals['formGuard'] as unknown }),
  });
  // A proxy may end TLS without forwarding the scheme.
  for (const Origin of [plain.url, plain.url.replace('http:', 'https:')])
    expect(
      JSON.parse((await plain.fetch('/contact-us', { method: 'POST', headers: { Origin } })).text),
    ).toEqual({ guard: { crossSite: false } });
  await plain.close();
});

it('counts posts from the site itself over all forms and returns when to retry', async () => {
  const own = { Origin: 'https://crownsmith.example' };
  expect((await post('/contact-us', own)).guard).toEqual({ crossSite: false });
  expect((await post('/apply', { Origin: site.url.replace('http:', 'https:') })).guard).toEqual({
    crossSite: false,
  });
  for (const path of ['/bug-report', '/contact-us', '/contact-us/', '/apply.data']) {
    const { guard } = await post(path, own);
    expect(guard?.retryAfter).toBeGreaterThan(3000);
    expect(guard?.retryAfter).toBeLessThanOrEqual(3600);
  }
  expect((await site.fetch('/contact-us')).status).toBe(200);
});
