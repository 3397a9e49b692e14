import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendBytes } from '../server/testing/raw-request';
import type { TestSite } from '../server/testing/site';
import { startWholeSite } from './whole-site';

let site: TestSite;
beforeAll(async () => {
  vi.stubEnv('DATA_DIR', await mkdtemp(join(tmpdir(), 'hostile-')));
  vi.stubEnv('LOG_LEVEL', 'silent');
  site = await startWholeSite({
    TRUST_PROXY: '1',
    RATE_LIMIT_RECS: '0',
    RATE_LIMIT_CARDS: '0',
    RATE_LIMIT_TYPEAHEAD: '0',
    RATE_LIMIT_MESSAGES: '0',
  });
});
afterAll(async () => {
  await site.close();
  vi.unstubAllEnvs();
});

describe('a malformed request', () => {
  it.each([
    ['GET /%5c', 404],
    ['GET /%09/', 404],
    ['GET /top/%0a', 404],
    ['GET /%5c.data', 404],
    ['HEAD /%5c', 404],
    ['TRACE http://here.example/top', 405],
    ['TRACE http://here.example/api/recs', 405],
    ['HEAD *.data', 400],
    ['GET http://here.example/api/typeahead?q=sol', 200],
    ['GET http://here.example/json/misc.json', 200],
    ['GET http://here.example/top', 200],
    ['HEAD /top.data', 200],
    ['HEAD /contact-us.data', 200],
  ])('%s with a malformed Origin gets %i', async (line, status) => {
    const text = `${line} HTTP/1.1\r\nHost: here.example\r\nOrigin: x\r\nConnection: close\r\n\r\n`;
    expect(await sendBytes(site.url, text)).toMatchObject({ status });
  });
});

describe('a connection that is kept, after a body that is refused,', () => {
  const FORM = 'application/x-www-form-urlencoded';
  const LARGE = 6 * 1024 * 1024;

  /** A body of many zeros, of a length that is stated or not. */
  const bodyOf = (isChunked: boolean): string =>
    isChunked
      ? `Transfer-Encoding: chunked\r\n\r\n${LARGE.toString(16)}\r\n${'0'.repeat(LARGE)}\r\n0\r\n\r\n`
      : `Content-Length: ${LARGE}\r\n\r\n${'0'.repeat(LARGE)}`;

  it.each([
    ['/collection', FORM, 413],
    ['/build', FORM, 413],
    ['/deck', FORM, 413],
    ['/settings', FORM, 413],
    ['/contact-us', FORM, 413],
    ['/top', FORM, 405],
    ['/api/recs', 'application/json', 413],
    ['/api/v1/deck-report', 'application/json', 413],
    ['/mcp', 'application/json', 413],
    ['/no-such-page', FORM, 404],
  ])('takes another request: POST %s', async (path, type, status) => {
    const { host } = new URL(site.url);
    for (const isChunked of [false, true]) {
      const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${site.url}\r\nContent-Type: ${type}\r\n`;
      const next = `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      const response = await sendBytes(site.url, `${head}${bodyOf(isChunked)}${next}`);
      expect([response.status, response.body.match(/HTTP\/1\.1 \d+/)?.[0]]).toEqual([status, 'HTTP/1.1 200']);
    }
  });
});
