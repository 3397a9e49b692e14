import { once } from 'node:events';
import { MAX_LIST_FORM_BYTES } from '@crownsmith/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '#app/accounts/profile/change-settings.server';
import { updateProfile } from '#app/accounts/profile/update-profile.server';
import { parseEnv } from '#app/platform/env.server';
import {
  hasProxy,
  PROXY_HOST,
  PROXY_NAMES,
  startReverseProxy,
  type ReverseProxy,
} from '../server/testing/reverse-proxy';
import type { TestSite } from '../server/testing/site';
import { signInAs, TEST_SECRET } from './sign-in';
import { startWholeSite } from './whole-site';

const LIMIT = 3;
const CLAIMED = {
  'X-Forwarded-For': '198.51.100.7',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'http',
  'X-Request-Id': 'chosen',
  Forwarded: 'for=198.51.100.7;host=evil.example;proto=http',
};
const MCP = {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    'MCP-Protocol-Version': '2025-06-18',
  },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
};

let site: TestSite;
beforeAll(async () => {
  // Without ORIGIN the site knows its host and scheme by the proxy alone.
  site = await startWholeSite({
    TRUST_PROXY: '1',
    REQUEST_ID_HEADER: 'X-Request-Id',
    SESSION_SECRETS: TEST_SECRET,
    RATE_LIMIT_CARDS: String(LIMIT),
  });
});
afterAll(() => site.close());

/** What the site answers to a proxy of a trusted kind, without one in between. */
const direct = (path: string, init: RequestInit = {}) =>
  site.fetch(path, {
    ...init,
    headers: {
      ...init.headers,
      'X-Forwarded-For': '203.0.113.1',
      'X-Forwarded-Host': PROXY_HOST,
      'X-Forwarded-Proto': 'https',
    },
  });

describe.each(PROXY_NAMES)('%s, configured as docs/operations/reverse-proxies.md has it,', (name) => {
  let proxy: ReverseProxy;
  const test = it.skipIf(!hasProxy(name));
  beforeAll(async () => {
    if (hasProxy(name)) proxy = await startReverseProxy(name, site.url);
  });
  afterAll(() => proxy?.close());

  test('passes pages with their compression and cache headers, and revalidates them', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const { status, headers: passed } = await proxy.ask('/', { headers });
    const own = await direct('/', { headers });
    expect(status).toBe(200);
    expect(passed['content-type']).toBe('text/html; charset=utf-8');
    expect(passed['content-encoding']).toBe('br');
    for (const header of ['cache-control', 'etag', 'vary', 'content-encoding', 'x-frame-options'])
      expect([header, passed[header] ?? null]).toEqual([header, own.headers.get(header)]);
    const again = await proxy.ask('/', { headers: { ...headers, 'If-None-Match': passed.etag ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await proxy.ask('/', { headers: { 'Accept-Encoding': 'identity' } })).headers).not.toHaveProperty(
      'content-encoding',
    );
  });

  test('states host, scheme and the id of a request itself, whatever a client claims', async () => {
    const { text, headers } = await proxy.ask('/', { headers: CLAIMED });
    expect(text).toContain(`https://${PROXY_HOST}/`);
    expect(text).not.toMatch(/evil\.example|http:\/\/cards\.example/);
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{32,36}$/);
    const form = { method: 'POST', body: 'region=US&saltLevel=0&colorMode=dark&priceSource1=' };
    const type = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: `https://${PROXY_HOST}` };
    const saved = await proxy.ask('/settings', { ...form, headers: { ...type, ...CLAIMED } });
    expect(saved.status).toBe(303);
    for (const cookie of saved.headers['set-cookie'] ?? ['']) expect(cookie).toMatch(/;\s*secure/i);
    const elsewhere = { ...type, Origin: 'https://evil.example' };
    expect((await proxy.ask('/settings', { ...form, headers: elsewhere })).status).toBe(403);
  });

  test('refuses other hosts, and redirects from HTTP', async () => {
    await expect(proxy.ask('/', { host: 'evil.example' })).rejects.toThrow();
    const response = await fetch(`${proxy.plainOrigin}/top?x=1`, {
      redirect: 'manual',
      headers: { Host: PROXY_HOST },
    });
    expect([301, 308]).toContain(response.status);
  });

  test('lets limits count the address of each client, not the one that it claims', async () => {
    const first = PROXY_NAMES.indexOf(name);
    const ask = async (from: string, claimed: number) => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${claimed}` };
      const body = JSON.stringify({ format: 'dict', names: ['Sol Ring'] });
      return (await proxy.ask('/api/cards', { method: 'POST', headers, body, from })).status;
    };
    const statuses: number[] = [];
    for (let claimed = 0; claimed <= LIMIT; claimed += 1)
      statuses.push(await ask(`127.0.1.${first + 1}`, claimed));
    expect(statuses).toEqual([...Array.from({ length: LIMIT }, () => 200), 429]);
    expect(await ask(`127.0.2.${first + 1}`, 0)).toBe(200);
  });

  test('lets events of a stream through as they come', async () => {
    if (!site.accounts) throw new Error('The site has no accounts.');
    const { uid, cookie } = await signInAs(site.accounts, `reader-${name}`);
    const headers = { Cookie: cookie.replace(/^session=/, '__Host-session='), 'Accept-Encoding': 'br' };
    const { status, headers: sent, body } = await proxy.open('/account/events', { headers });
    expect([status, sent['content-type']]).toEqual([200, 'text/event-stream']);
    let read = '';
    body.on('data', (chunk: Buffer) => (read += chunk.toString()));
    const readUntil = async (text: string): Promise<void> => {
      while (!read.includes(text) && !body.readableEnded) await once(body, 'data');
    };
    await readUntil('event: profile');
    await updateProfile(site.accounts.documents, uid, (stored) =>
      changeSettings(stored, { saltLevel: 2 }, Date.now()),
    );
    await readUntil('"saltLevel":2');
    expect(read).toContain('"saltLevel":2');
    expect(body.readableEnded).toBe(false);
    body.destroy();
  });

  test('takes what the site takes, and refuses larger bodies', async () => {
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: `https://${PROXY_HOST}`,
    };
    const post = async (bytes: number) => {
      const body = 'x='.padEnd(bytes, 'y');
      return [
        (await proxy.ask('/collection', { method: 'POST', headers, body })).status,
        (await direct('/collection', { method: 'POST', headers, body, redirect: 'manual' })).status,
      ];
    };
    const [passed, own] = await post(MAX_LIST_FORM_BYTES);
    expect(passed).toBe(own);
    expect(passed).not.toBe(413);
    const large = 'y'.repeat(6 * 1024 * 1024);
    const refused = await proxy.ask('/collection', { method: 'POST', headers, body: large });
    expect(refused.status).toBe(413);
  });

  test('passes questions of assistants', async () => {
    const { status, text, headers } = await proxy.ask('/mcp', MCP);
    const own = await direct('/mcp', MCP);
    expect([status, headers['content-type']]).toEqual([200, own.headers.get('content-type')]);
    expect(JSON.parse(text)).toEqual(JSON.parse(own.text));
  });
});

it('an origin with a path is refused: a prefix is not supported', () =>
  expect(() => parseEnv({ ORIGIN: 'https://example.com/cards/' })).toThrow(
    'must have no path: the site has its host to itself',
  ));
