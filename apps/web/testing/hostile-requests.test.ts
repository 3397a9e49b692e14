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
