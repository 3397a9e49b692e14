import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { headerOf, sendLines, type RawResponse } from '../server/testing/raw-request';
import type { TestSite } from '../server/testing/site';
import { startWholeSite } from './whole-site';

/** Responses of each kind, as a function of the site's host. */
const PATHS: readonly ((host: string) => string)[] = [
  () => '/',
  () => '/commanders/edgar-markov',
  () => '/top.data',
  () => '/robots.txt',
  () => '/sitemap.xml',
  () => '/sitemaps/cards-1.xml',
  () => '/feeds/new-cards.atom',
  () => '/feeds/commanders/edgar-markov.atom',
  (host) => `/oembed?url=http://${host}/commanders/edgar-markov`,
  () => '/json/misc.json',
  () => '/json/commanders/edgar-markov.json',
  () => '/api/typeahead?q=sol',
  () => '/commanders/tymna-the-weaver-thrasios-triton-hero',
];

/** Headers that some server, framework or proxy reads, and that no cache has in its key. */
const POISON: readonly string[] = [
  'X-Forwarded-Host: poison.example',
  'X-Forwarded-Server: poison.example',
  'X-Forwarded-Scheme: poison',
  'X-Forwarded-Prefix: /poison',
  'X-Forwarded-For: 1.2.3.4, poison',
  'X-Host: poison.example',
  'Forwarded: host=poison.example;proto=poison',
  'X-Original-URL: /poison',
  'X-Rewrite-URL: /poison',
  'X-HTTP-Method-Override: POISON',
  'X-Request-Id: poison',
  'Traceparent: poison',
  'Origin: http://poison.example',
  'Referer: http://poison.example/',
  'Accept-Language: poison',
  'User-Agent: poison',
  'Via: 1.1 poison',
];

const isShared = (response: RawResponse): boolean =>
  !/\b(?:private|no-store)\b/.test(headerOf(response, 'Cache-Control') ?? '');

const varies = (response: RawResponse, name: string): boolean =>
  (headerOf(response, 'Vary') ?? '').toLowerCase().split(', ').includes(name);

const contains = ({ head, body }: RawResponse, text: string): boolean => (head + body).includes(text);

describe('without a configured origin', () => {
  let site: TestSite;
  /** the variables that pages read are those of the process */
  const start = async (variables: Readonly<Record<string, string>>) => {
    vi.resetModules();
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    vi.stubEnv('DATA_DIR', await mkdtemp(join(tmpdir(), 'origin-')));
    const { startWholeSite: startAgain } = await import('./whole-site');
    return startAgain(variables);
  };

  describe('behind a trusted proxy', () => {
    beforeAll(async () => {
      site = await start({ TRUST_PROXY: '1' });
    });
    afterAll(async () => {
      await site.close();
      vi.unstubAllEnvs();
    });

    it.each(PATHS.map((path) => path('evil.example')))(
      '%s contains a forwarded host in private responses alone',
      async (path) => {
        for (const _ of ['rendered', 'cached']) {
          const response = await sendLines(site.url, `GET ${path}`, [
            'Host: inside.example',
            'X-Forwarded-Host: evil.example',
          ]);
          expect(response.status).toBeLessThan(400);
          if (contains(response, 'evil.example')) expect(isShared(response)).toBe(false);
        }
      },
    );
  });

  describe('and without a proxy', () => {
    beforeAll(async () => {
      site = await start({});
    });
    afterAll(() => site.close());

    it.each(PATHS.map((path) => path('a.example')))('%s varies by a host that it contains', async (path) => {
      for (const _ of ['rendered', 'cached']) {
        const response = await sendLines(site.url, `GET ${path}`, [
          'Host: a.example',
          'X-Forwarded-Host: evil.example',
          'X-Forwarded-Proto: https',
        ]);
        expect(response.status).toBeLessThan(400);
        expect(contains(response, 'evil.example')).toBe(false);
        if (contains(response, 'a.example') && isShared(response))
          expect(varies(response, 'host')).toBe(true);
      }
    });

    it.each(PATHS.map((path) => path('b.example')))(
      '%s is the same for the next client, whatever headers the first one sends',
      async (path) => {
        const first = await sendLines(site.url, `GET ${path}`, ['Host: b.example', ...POISON]);
        const next = await sendLines(site.url, `GET ${path}`, ['Host: b.example']);
        for (const response of [first, next]) expect(contains(response, 'poison')).toBe(false);
        // Responses of the gzip and Brotli encodings are not asked for: the bodies can be compared.
        expect(first.body).toBe(next.body);
      },
    );
  });
});

describe('a response that a shared cache may store', () => {
  it('says nothing about the client: no count, no digest of its address', async () => {
    vi.resetModules();
    const site = await startWholeSite({ ORIGIN: 'https://crownsmith.example' });
    for (const path of PATHS.map((of) => of('crownsmith.example'))) {
      const response = await sendLines(site.url, `GET ${path}`, ['Host: crownsmith.example']);
      if (!isShared(response)) continue;
      expect(headerOf(response, 'RateLimit'), path).toBeUndefined();
      expect(headerOf(response, 'RateLimit-Policy'), path).toBeUndefined();
    }
    await site.close();
  });
});
