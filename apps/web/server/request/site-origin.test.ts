import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headerOf, sendBytes, sendLines } from '../testing/raw-request';
import { startSite, type TestSite } from '../testing/site';
import { parseHost } from './site-origin';

describe('parseHost', () => {
  it.each([
    ['crownsmith.example', 'crownsmith.example'],
    ['Crownsmith.Example:80', 'crownsmith.example'],
    ['crownsmith.example:443', 'crownsmith.example:443'],
    ['crownsmith.example:', 'crownsmith.example'],
    ['a_b.example:8080', 'a_b.example:8080'],
    ['127.0.0.1:3000', '127.0.0.1:3000'],
    ['[::1]:3000', '[::1]:3000'],
    ['[2001:DB8:0:0::1]', '[2001:db8::1]'],
  ])('normalises %s to %s', (text, host) => expect(parseHost(text, 'http')).toBe(host));

  it('drops the default port of the scheme alone', () => {
    expect(parseHost('a.example:443', 'https')).toBe('a.example');
    expect(parseHost('a.example:80', 'https')).toBe('a.example:80');
  });
});

/** Hosts that no site has. */
const INVALID = [
  '[',
  ']',
  '[::1',
  '[v1.x]',
  'a b',
  'u@x',
  'u:p@x',
  ':80',
  'x:99999',
  'x:80:80',
  'x:-1',
  '1.2.3.4:99999',
  '1.2.3.4.5',
  'localhost/contact-us?',
  'localhost?x',
  'localhost#x',
  'a\\b',
  'evil"><script>',
  'a%2Fb',
  'b\u00fccher.example',
  'a,b',
  'x'.repeat(300),
  '',
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'];
const TARGETS = ['/', '/recs', '/contact-us', '/api/recs', '/json/misc.json', '/sitemap.xml', '/healthz'];

describe.each([
  ['without settings', {}],
  ['behind a trusted proxy', { TRUST_PROXY: '1' }],
  ['with an origin', { ORIGIN: 'https://crownsmith.example', TRUST_PROXY: '1' }],
])('a request to a site %s', (_name, variables: Readonly<Record<string, string>>) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite({ variables, pages: (request, response) => void response.send(request.url) });
  });
  afterAll(() => site.close());

  it.each(INVALID)('for the invalid host %j gets 400, by any method, for any target', async (host) => {
    for (const [index, target] of TARGETS.entries()) {
      const method = METHODS[index % METHODS.length] ?? 'GET';
      const response = await sendLines(site.url, `${method} ${target}`, [
        `Host: ${host}`,
        'Content-Length: 0',
      ]);
      expect(response.status, `${method} ${target}`).toBe(400);
      expect(headerOf(response, 'X-Content-Type-Options')).toBe('nosniff');
    }
  });

  it.each(METHODS)('by %s with two hosts gets 400', async (method) => {
    for (const second of ['a.example', 'b.example']) {
      const lines = ['Host: a.example', `hOST: ${second}`, 'Content-Length: 0'];
      expect((await sendLines(site.url, `${method} /recs`, lines)).status).toBe(400);
    }
  });

  it.each([
    'http://[/',
    'http://u@x/',
    'http://x:99999/recs',
    'https:///recs',
    'http://a b/',
    'ftp://x/',
    'x',
    '*',
  ])('for the invalid target %s gets 400', async (target) => {
    for (const method of METHODS)
      expect((await sendLines(site.url, `${method} ${target}`, ['Host: a.example'])).status).toBe(400);
  });

  it('in absolute form gets the response to its origin form', async () => {
    const get = (target: string) => sendLines(site.url, `GET ${target}`, ['Host: a.example']);
    expect(await get('http://a.example/api/typeahead?q=sol')).toMatchObject({ status: 200 });
    expect(await get('http://a.example/json/misc.json')).toMatchObject({ status: 200 });
    expect((await get('http://a.example/healthz')).body).toContain('"status":"ok"');
    expect(await get('http://a.example?x')).toMatchObject({ status: 200 });
    expect((await sendLines(site.url, 'TRACE http://a.example/top', ['Host: a.example'])).status).toBe(405);
    expect((await sendLines(site.url, 'OPTIONS http://a.example/api/recs', ['Host: x'])).status).toBe(204);
  });

  it('has one origin in each notation of the host', async () => {
    for (const host of ['a.example', 'A.Example', 'a.example:80', 'a.example:']) {
      const { body } = await sendLines(site.url, 'GET /robots.txt', [`Host: ${host}`]);
      expect(body).toMatch(/Sitemap: (?:http:\/\/a|https:\/\/crownsmith)\.example\/sitemap\.xml/);
    }
  });

  it('by HTTP/1.0 without a host is served', async () => {
    expect((await sendBytes(site.url, 'GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200);
    expect((await sendBytes(site.url, 'GET /recs HTTP/1.0\r\n\r\n')).status).toBe(200);
  });
});

describe('a forwarded host', () => {
  it('gets 400 where it is invalid and the proxy is trusted', async () => {
    const site = await startSite({ variables: { TRUST_PROXY: '1' } });
    // The first of several forwarded hosts counts.
    for (const host of [...INVALID.filter((text) => text !== 'a,b'), '[,a.example'])
      for (const method of ['GET', 'POST'])
        expect(
          (
            await sendLines(site.url, `${method} /recs`, [
              'Host: inside:3000',
              `X-Forwarded-Host: ${host}`,
              'Content-Length: 0',
            ])
          ).status,
          host,
        ).toBe(400);
    await site.close();
  });

  it('is ignored, valid or not, where no proxy is trusted', async () => {
    const site = await startSite();
    for (const host of ['x:99999', '[', 'evil.example']) {
      const response = await sendLines(site.url, 'GET /robots.txt', [
        'Host: a.example',
        `X-Forwarded-Host: ${host}`,
      ]);
      expect(response.body).toContain('Sitemap: http://a.example/sitemap.xml');
    }
    await site.close();
  });
});
