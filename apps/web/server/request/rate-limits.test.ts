import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { silentLog } from '#app/platform/logger.server';
import { startSite, type TestSite } from '../testing/site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const PATHS = ['/api/typeahead?q=sol', '/recs?commander=x', '/api/recs', '/contact-us', '/api/client-errors'];

describe('a limiter', () => {
  it.each(PATHS)('ignores pipelined requests for %s whose connection is gone', async (path) => {
    const logged = [vi.spyOn(silentLog, 'error'), vi.spyOn(silentLog, 'warn'), vi.spyOn(console, 'error')];
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
