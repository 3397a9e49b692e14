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
  site.ask('/api/client-errors', { method: 'POST', body, headers });

describe('POST /api/client-errors', () => {
  it('takes a report and has nothing to say', async () => {
    const { status, text, headers } = await post(
      JSON.stringify({ message: 'broken', stack: 'at x', path: '/recs' }),
    );
    expect([status, text]).toEqual([204, '']);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['no JSON', '{', 400],
    ['no message', '{"path":"/"}', 400],
    ['a long message', JSON.stringify({ message: 'x'.repeat(1001), path: '/' }), 400],
    ['a large body', JSON.stringify({ message: 'x', path: '/', more: 'x'.repeat(40_000) }), 413],
  ])('refuses %s', async (_what, body, status) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect((JSON.parse(answer.text) as { message: string }).message).toMatch(/\S/);
  });

  it('refuses other methods and other types', async () => {
    expect((await site.ask('/api/client-errors')).status).toBe(405);
    expect((await post('message=x', { 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(
      415,
    );
  });

  it('is limited', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 40; index += 1)
      statuses.push((await post('{"message":"x","path":"/"}')).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the page of recommendations', () => {
  it('is limited like the API, each on its own; its empty form is free', async () => {
    const guardOf = async (path: string, init?: RequestInit): Promise<unknown> =>
      (JSON.parse((await site.ask(path, init)).text) as { guard: unknown }).guard;
    expect(await guardOf('/recs?list=1+Opt')).toBeNull();
    expect(await guardOf('/recs', { method: 'POST', body: 'list=1+Opt' })).toBeNull();
    expect(await guardOf('/recs', { method: 'POST', body: 'list=1+Opt' })).toMatchObject({
      retryAfter: expect.any(Number) as unknown,
    });
    expect(await guardOf('/recs')).toBeNull();
    const asked = { cards: [], commanders: ['/cards/edgar-markov'] };
    expect((await site.post('/api/recs', asked)).status).toBe(200);
  });
});
