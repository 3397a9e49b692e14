import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pointTo, writeSnapshotFixture } from '@crownsmith/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from './testing/site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe('every response', () => {
  it.each(['/', '/api/typeahead?q=sol', '/json/misc.json', '/healthz'])(
    '%s has security headers',
    async (path) => {
      const { headers } = await site.fetch(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  it.each([
    ['/%74op', 301],
    ['//top', 301],
    ['/%ff', 400],
    ['/%5c', 404],
    ['/x/...data', 404],
    ['/api/none', 404],
    ['/top?_data=root', 400],
  ])('%s, which has no page, has them, too', async (path, status) => {
    const response = await site.fetch(path, { redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('permissions-policy')).toContain('camera=()');
  });

  it('demands HTTPS of subdomains where the operator wants it', async () => {
    for (const [HSTS_INCLUDE_SUBDOMAINS, isIncluded] of [
      ['true', true],
      ['false', false],
    ] as const) {
      const secure = await startSite({
        variables: { ORIGIN: 'https://crownsmith.example', HSTS_INCLUDE_SUBDOMAINS },
      });
      const { headers } = await secure.fetch('/healthz');
      expect(headers.get('strict-transport-security')?.includes('includeSubDomains')).toBe(isIncluded);
      await secure.close();
    }
  });

  it('demands HTTPS where that is the configured origin', async () => {
    const secure = await startSite({ variables: { ORIGIN: 'https://crownsmith.example' } });
    const { headers } = await secure.fetch('/json/misc.json');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    await secure.close();
  });
});

describe('client files', () => {
  it('are immutable where their names contain a hash', async () => {
    const clientFolder = await mkdtemp(join(tmpdir(), 'client-'));
    await mkdir(join(clientFolder, 'assets'));
    await writeFile(join(clientFolder, 'assets', 'root-abc.js'), 'export {};');
    await writeFile(join(clientFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const withFiles = await startSite({ clientFolder, published: false });
    expect((await withFiles.fetch('/assets/root-abc.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await withFiles.fetch('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await withFiles.fetch('/favicon.ico')).text).toContain('<svg');
    expect((await withFiles.fetch('/assets/none.js')).status).toBe(404);
    expect((await withFiles.fetch('/assets/..%2f..%2f..%2fetc%2fpasswd')).status).toBeGreaterThanOrEqual(400);
    await withFiles.close();
  });
});

describe('a site without a snapshot', () => {
  it('responds 503 with instructions and serves the first snapshot once it is published', async () => {
    const empty = await startSite({ published: false });
    const page = await empty.fetch('/');
    expect(page).toMatchObject({ status: 503, text: expect.stringContaining('npm run pipeline -- publish') });
    expect(page.headers.get('retry-after')).toBe('10');
    // Its style sheet is allowed by its hash; style attributes are not.
    const [, style = ''] = /<style>(.*)<\/style>/.exec(page.text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
    expect(page.text).not.toContain(' style=');
    const api = await empty.post('/api/recs', { cards: [], commanders: ['/cards/edgar-markov'] });
    expect(api).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('npm run pipeline -- publish') },
    });
    expect((await empty.fetch('/json/misc.json')).status).toBe(503);
    expect(JSON.parse((await empty.fetch('/healthz')).text)).toEqual({ status: 'ok', snapshot: null });
    await writeSnapshotFixture(empty.folder);
    await expect.poll(async () => (await empty.fetch('/')).status).toBe(200);
    await empty.close();
  });
});

describe('a new snapshot', () => {
  it('replaces the old one under load without a failed request', async () => {
    const busy = await startSite({ variables: { RATE_LIMIT_RECS: '0', RATE_LIMIT_TYPEAHEAD: '0' } });
    /** how many rounds a version was served in */
    const served = new Map<string, number>();
    const failures: unknown[] = [];
    let done = false;
    const paths = [
      '/json/commanders/edgar-markov.json',
      '/api/typeahead?q=sol',
      '/json/cards/sol-ring.json',
      '/',
    ];
    const worker = async (offset: number): Promise<void> => {
      for (let count = 0; !done; count += 1) {
        const path = paths[(count + offset) % paths.length] ?? '/';
        const response = await busy
          .fetch(path)
          .catch((error: unknown) => ({ status: 0, text: String(error) }));
        if (response.status !== 200) failures.push(path, response);
        const recs =
          count % 5 === 0
            ? await busy.post('/api/recs', { cards: [], commanders: ['/cards/edgar-markov'] })
            : undefined;
        if (recs && recs.status !== 200) failures.push(recs);
        const version = busy.store.current()?.manifest.version ?? '';
        served.set(version, (served.get(version) ?? 0) + 1);
      }
    };
    /** Resolves once requests at work have met a version for a while. */
    const waitUntilServed = async (version: string): Promise<void> => {
      served.delete(version);
      await expect.poll(() => served.get(version) ?? 0, { interval: 5 }).toBeGreaterThan(12);
    };
    const workers = [0, 1, 2, 3].map(worker);
    await waitUntilServed('fixture-0001');
    for (const [index, version] of ['fixture-0002', 'fixture-0003', 'fixture-0004'].entries()) {
      await writeSnapshotFixture(busy.folder, { version, decks: 50 + index });
      await waitUntilServed(version);
    }
    await pointTo(busy.folder, 'fixture-0001');
    await waitUntilServed('fixture-0001');
    done = true;
    await Promise.all(workers);
    await busy.close();
    expect(failures).toEqual([]);
  });
});
