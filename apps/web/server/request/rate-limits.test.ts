import { once } from 'node:events';
import { connect } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Log, silentLog } from '#app/platform/logger.server';
import { listen } from '../testing/file-server';
import { startSite, type TestSite } from '../testing/site';
import { createLimiter } from './rate-limits';

/** A log of this file alone: what else runs in the process does not write to it. */
const log: Log = { ...silentLog };
let site: TestSite;
beforeAll(async () => {
  site = await startSite({ log });
});
afterAll(() => site.close());

const PATHS = ['/api/typeahead?q=sol', '/recs?commander=x', '/api/recs', '/contact-us', '/api/client-errors'];

describe('a limiter', () => {
  it('ignores pipelined requests that reach it after their connection is gone', async () => {
    let reached = 0;
    const handled = vi.fn();
    const onError: ErrorRequestHandler = (error: unknown, _request, _response, _next) => {
      handled(error);
    };
    const app = express()
      .use((request, _response, next) => {
        // As where the handlers before it wait for something.
        request.socket.setMaxListeners(100).once('close', () => {
          reached += 1;
          next();
        });
      })
      .use(createLimiter('recs', { limit: 100 }), () => {
        handled();
      })
      .use(onError);
    const server = await listen(app);
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20));
    await expect.poll(() => server.requested.length, { interval: 1 }).toBe(20);
    socket.resetAndDestroy();
    await expect.poll(() => reached, { interval: 1 }).toBe(20);
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(handled).not.toHaveBeenCalled();
    await server.close();
  });

  it.each(PATHS)('ignores pipelined requests for %s whose connection is gone', async (path) => {
    const logged = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn'), vi.spyOn(console, 'error')];
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    const method = path.includes('?') ? 'GET' : 'POST';
    const known = site.requested.length;
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`.repeat(20));
    socket.resetAndDestroy();
    await expect.poll(() => site.requested.length, { interval: 1 }).toBeGreaterThan(known);
    // The next request is answered after whatever became of these.
    expect((await site.fetch('/healthz')).status).toBe(200);
    expect(logged.flatMap(({ mock }) => mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe('pages that count decks', () => {
  it('have a limit for each address, which the pages without conditions do not', async () => {
    const limited = await startSite({ variables: { RATE_LIMIT_RECS: '2' } });
    const statusOf = async (path: string): Promise<number> => (await limited.fetch(path)).status;
    const path = '/commanders/edgar-markov';
    const before = await statusOf(path);
    for (const bracket of [1, 2]) expect(await statusOf(`${path}?bracket=${bracket}`)).toBe(before);
    expect(await statusOf(`${path}?bracket=3`)).toBe(429);
    expect(await statusOf(`${path}.data?with=sol-ring`)).toBe(429);
    expect(await statusOf('/compare?a=x&b=y')).toBe(429);
    expect(await statusOf(path)).toBe(before);
    await limited.close();
  });
});
