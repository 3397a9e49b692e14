import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from '../testing/site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    variables: { RATE_LIMIT_RECS: '2' },
    pages: (_request, response) => {
      response.json({ guard: (response.locals['formGuard'] as unknown) ?? null });
    },
  });
});
afterAll(() => site.close());

const post = (body: string, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  site.fetch('/api/client-errors', { method: 'POST', body, headers });

describe('POST /api/client-errors', () => {
  it('responds 204 to a report, without CORS headers', async () => {
    const { status, text, headers } = await post(
      JSON.stringify({ message: 'broken', stack: 'at x', path: '/recs' }),
    );
    expect([status, text]).toEqual([204, '']);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['invalid JSON', '{', 400],
    ['no message', '{"path":"/"}', 400],
    ['a long message', JSON.stringify({ message: 'x'.repeat(1001), path: '/' }), 400],
    ['a large body', JSON.stringify({ message: 'x', path: '/', more: 'x'.repeat(40_000) }), 413],
  ])('refuses %s', async (_what, body, status) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect((JSON.parse(response.text) as { message: string }).message).toMatch(/\S/);
  });

  it('returns 405 for other methods and 415 for other types', async () => {
    expect((await site.fetch('/api/client-errors')).status).toBe(405);
    expect((await post('message=x', { 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(
      415,
    );
  });

  it('is rate-limited', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 40; index += 1)
      statuses.push((await post('{"message":"x","path":"/"}')).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the recommendations page', () => {
  it('has a rate limit of its own; its empty form does not count', async () => {
    const guardOf = async (path: string, init?: RequestInit): Promise<unknown> =>
      (JSON.parse((await site.fetch(path, init)).text) as { guard: unknown }).guard;
    expect(await guardOf('/recs?list=1+Opt')).toBeNull();
    expect(await guardOf('/recs', { method: 'POST', body: 'list=1+Opt' })).toBeNull();
    expect(await guardOf('/recs', { method: 'POST', body: 'list=1+Opt' })).toMatchObject({
      retryAfter: expect.any(Number) as unknown,
    });
    expect(await guardOf('/recs')).toBeNull();
    const body = { cards: [], commanders: ['/cards/edgar-markov'] };
    expect((await site.post('/api/recs', body)).status).toBe(200);
  });
});
