import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Log, makeLogger, silentLog } from '#app/platform/logger.server';
import { prepareRedis, redisServer, type TestRedis } from '../testing/redis';
import { startSite, type TestSite } from '../testing/site';
import { createRateStores, type RateStores } from './rate-stores';

/** A log of this file alone: what else runs in the process does not write to it. */
const log: Log = { ...silentLog };
const warn = vi.spyOn(log, 'warn');
const info = vi.spyOn(log, 'info');

const opened: (() => void | Promise<void>)[] = [];
/** The machine of a test may be busy: only a test of slow replies does not wait for them. */
const openStores = (url: string | undefined, replyMs = 60_000): RateStores => {
  const stores = createRateStores({ url, log, replyMs });
  opened.push(() => stores.close());
  return stores;
};
/** A site with three recommendations a minute. */
const startReplica = async (url: string | undefined): Promise<TestSite> => {
  const stores = openStores(url);
  const site = await startSite({
    variables: { RATE_LIMIT_RECS: '3', RATE_LIMIT_MESSAGES: '2' },
    makeRateStore: (count) => stores.makeStore(count),
  });
  opened.push(() => site.close());
  return site;
};

const request = async (site: TestSite): Promise<number> => {
  const { status } = await site.post('/api/recs', { commanders: [], cards: [] });
  return status === 429 ? 429 : 200;
};
const requests = async (site: TestSite, times: number): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push(await request(site));
  return statuses;
};

beforeEach(() => {
  warn.mockClear();
  info.mockClear();
});
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

describe('limits without Redis', () => {
  it('are counted in each process', async () => {
    const [one, other] = [await startReplica(undefined), await startReplica(undefined)];
    expect(await requests(one, 4)).toEqual([200, 200, 200, 429]);
    expect(await requests(other, 4)).toEqual([200, 200, 200, 429]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('are counted in the process where nothing listens at REDIS_URL, which is logged once', async () => {
    const site = await startReplica('redis://127.0.0.1:1');
    expect(await requests(site, 4)).toEqual([200, 200, 200, 429]);
    await expect.poll(() => warn.mock.calls.length, { interval: 5 }).toBe(1);
    expect(await requests(site, 2)).toEqual([429, 429]);
    expect(warn.mock.calls).toEqual([
      [
        { reason: expect.stringContaining('ECONNREFUSED') as string },
        'Redis is away: rate limits are counted in the memory of this process',
      ],
    ]);
  });
});

// `npm test` fetches redis-server where it may; without it these tests are listed as skipped.
describe.skipIf(redisServer() === undefined)('limits in Redis (needs redis-server)', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await prepareRedis();
  });
  beforeEach(async () => {
    await redis.stop();
    await redis.start();
  });
  afterAll(() => redis.close());

  /** Resolves once a process counts in Redis: a fresh key is then known to another process. */
  const waitUntilShared = async (stores: RateStores, name: string): Promise<void> => {
    const probe = async (others: RateStores) => {
      const store = others.makeStore(name);
      // Stores are initialised by the limiter; only the window matters here.
      await store.init?.({ windowMs: 60_000 } as Parameters<NonNullable<typeof store.init>>[0]);
      return store;
    };
    const reader = createRateStores({ url: redis.url, log: makeLogger('silent'), replyMs: 60_000 });
    const [here, there] = [await probe(stores), await probe(reader)];
    await expect
      .poll(
        async () => {
          const { totalHits } = await here.increment('probe');
          return (await there.get?.('probe'))?.totalHits === totalHits;
        },
        { interval: 20, timeout: 180_000 },
      )
      .toBe(true);
    reader.close();
  };
  const startShared = async (name: string, replyMs?: number) => {
    const stores = openStores(redis.url, replyMs);
    await waitUntilShared(stores, name);
    const site = await startSite({
      variables: { RATE_LIMIT_RECS: '3', RATE_LIMIT_MESSAGES: '2' },
      makeRateStore: (count) => stores.makeStore(count),
    });
    opened.push(() => site.close());
    return { site, stores };
  };

  it('are shared by processes', async () => {
    const [{ site: one }, { site: other }] = [await startShared('a'), await startShared('b')];
    expect([await request(one), await request(other), await request(one)]).toEqual([200, 200, 200]);
    expect([await request(other), await request(one)]).toEqual([429, 429]);
    expect((await one.post('/api/recs', {})).headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
  });

  it('count each route for itself', async () => {
    const { site } = await startShared('a');
    expect(await requests(site, 4)).toEqual([200, 200, 200, 429]);
    expect((await site.post('/api/cards', { format: 'dict', names: [] })).status).not.toBe(429);
  });

  it('move to memory when Redis is lost, and back; each is logged once', async () => {
    const { site, stores } = await startShared('a');
    expect(await requests(site, 3)).toEqual([200, 200, 200]);
    await redis.stop();
    expect(await requests(site, 5)).toEqual([200, 200, 200, 429, 429]);
    expect(warn).toHaveBeenCalledTimes(1);
    await redis.start();
    await waitUntilShared(stores, 'b');
    // The restarted server has neither the counts nor the scripts.
    expect(await requests(site, 4)).toEqual([200, 200, 200, 429]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(info.mock.calls.map(([, text]) => text)).toEqual(['Redis is back: rate limits are shared again']);
  });

  it('are shared once a Redis that was away at the start is there', async () => {
    await redis.stop();
    const stores = openStores(redis.url);
    const site = await startSite({
      variables: { RATE_LIMIT_RECS: '3' },
      makeRateStore: (count) => stores.makeStore(count),
    });
    opened.push(() => site.close());
    expect(await requests(site, 1)).toEqual([200]);
    await redis.start();
    await waitUntilShared(stores, 'a');
    const { site: other } = await startShared('b');
    expect(await requests(site, 2)).toEqual([200, 200]);
    expect(await requests(other, 2)).toEqual([200, 429]);
  });

  it('move to memory while Redis does not reply', async () => {
    const { site, stores } = await startShared('a', 250);
    redis.suspend();
    expect(await requests(site, 4)).toEqual([200, 200, 200, 429]);
    expect(warn).toHaveBeenCalledTimes(1);
    redis.resume();
    await waitUntilShared(stores, 'b');
    expect(info).toHaveBeenCalledTimes(1);
  });

  it('move to memory where Redis refuses the command, and the site stays up', async () => {
    const { site } = await startShared('a');
    const { createClient } = await import('redis');
    const admin = createClient({ url: redis.url });
    await admin.connect();
    await admin.configSet('maxmemory', '1');
    expect(await requests(site, 4)).toEqual([200, 200, 200, 429]);
    expect(warn).toHaveBeenCalledTimes(1);
    admin.destroy();
  });
});
