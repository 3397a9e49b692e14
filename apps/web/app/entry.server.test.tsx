import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  pointTo,
  snapshotFiles,
  withChecksums,
  writeSnapshotFiles,
  writeSnapshotFixture,
} from '@crownsmith/test-support';
import { createRequestHandler } from '@remix-run/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { createLoadContext } from '#app/rendering/load-context.server';
import { openStore, setSnapshotStore, snapshotStore } from '#app/snapshot/current.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { makeBuild } from '../testing/remix-build';

const build = makeBuild(['cards.$slug', '$']);
const handle = createRequestHandler(build, 'production');
const get = async (path: string, headers: Record<string, string> = {}) => {
  const request = new Request(`http://localhost${path}`, { headers });
  const response = await handle(request, createLoadContext(new URL(request.url).pathname));
  return { status: response.status, headers: response.headers, text: await response.text() };
};

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'entry-'));
  await writeSnapshotFixture(folder);
  setSnapshotStore(openStore(parseEnv({ SNAPSHOT: folder }), silentLog));
});

/** The inline scripts of a part of a document. */
const scriptsOf = (html = ''): readonly string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, body = '']) => body);

describe('a document', () => {
  it('carries its static markup once, in its body, and none of it in its data', async () => {
    const { status, text } = await get('/cards/sol-ring');
    expect(status).toBe(200);
    for (const id of ['static-menus', 'static-card', 'static-footer'])
      expect(text.split(`<div id="${id}"><`)).toHaveLength(2);
    expect(text.match(/<h1/g)).toHaveLength(1);
    const data = scriptsOf(text.split('</template>')[1]).slice(1).join('\n');
    expect(data).toContain('sol-ring');
    expect(data).not.toContain('h1');
    expect(text).not.toMatch(/<!--[\w-]{22}:\d+-->/);
  });

  it.each(['/cards/sol-ring', '/cards/sol-rin'])(
    'holds its preloads and modules in a template, where no browser loads them: %s',
    async (path) => {
      const { text } = await get(path);
      const [before, held = '', after] = text.split(/<template>|<\/template>/);
      expect(held.match(/<link rel="modulepreload" href="[^"]+"/g)?.length).toBeGreaterThan(2);
      // What the data of the page is added to.
      expect(held.match(/<script>/g)).toHaveLength(1);
      expect(held.match(/<script type="module" async="">/g)).toHaveLength(1);
      expect(held).not.toContain('<template');
      for (const shown of [before, after]) {
        expect(shown).not.toMatch(/modulepreload|type="module"|\/assets\/[\w.-]+\.js/);
        expect(shown).not.toMatch(/<script[^>]* src=/);
      }
      // The data of the page, after what takes the script before it out of the template.
      expect(scriptsOf(after).slice(1).join('\n')).toContain('sol-rin');
    },
  );

  it('runs what prepares its data at once, and loads its modules once, after the first paint', async () => {
    const { text } = await get('/cards/sol-ring');
    const script = /<\/template><script>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '';
    const shown: string[] = [];
    const content = { querySelectorAll: (of: string) => [of] };
    const document = {
      hidden: false,
      currentScript: { previousElementSibling: { content } },
      head: { append: (of: unknown) => shown.push(of === content ? 'all' : String(of)) },
    };
    let paint = (): void => undefined;
    let wait = (): void => undefined;
    class PerformanceObserver {
      constructor(onPaint: () => void) {
        paint = onPaint;
      }
      observe(): void {
        // The test paints.
      }
    }
    const names = ['document', 'PerformanceObserver', 'setTimeout'];
    // oxlint-disable-next-line typescript/no-implied-eval -- runs the inline script of a page
    const run = new Function(...names, script) as (...of: unknown[]) => void;
    run(document, PerformanceObserver, (done: () => void) => (wait = done));
    expect(shown).toEqual(['script:not([type])']);
    paint();
    paint();
    wait();
    expect(shown).toEqual(['script:not([type])', 'all']);
  });

  it('has a content security policy of the hashes of all of its inline scripts', async () => {
    const { text, headers } = await get('/cards/sol-ring');
    const policy = headers.get('Content-Security-Policy') ?? '';
    const scripts = [...text.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(4);
    for (const [, body = ''] of scripts)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
    expect(text).not.toContain(' nonce=');
  });

  it('has an ETag, is 304 for a client that holds it, and is the same for the next client', async () => {
    const first = await get('/cards/sol-ring');
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    expect(await get('/cards/sol-ring', { 'If-None-Match': etag })).toMatchObject({ status: 304, text: '' });
    expect((await get('/cards/sol-ring')).text).toBe(first.text);
  });

  it('is a whole page for an unknown path, too', async () => {
    const { status, headers, text } = await get('/cards/sol-rin');
    expect(status).toBe(404);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(text).toContain('href="/cards/sol-ring"');
    expect(text).toContain('<div id="static-menus"><');
  });
});

describe('the data of a page', () => {
  it('carries the markup that a document has in its body', async () => {
    const { status, headers, text } = await get('/cards/sol-ring.data?_routes=routes%2Fcards.%24slug');
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(text).toContain('"static-card"');
    expect(text).toContain('<h1');
  });
});

describe('a page with damaged data', () => {
  let intact: SnapshotStore;
  beforeAll(async () => {
    intact = snapshotStore();
    const folder = await mkdtemp(join(tmpdir(), 'entry-damaged-'));
    writeSnapshotFiles(folder, 'fixture-0001', withChecksums(snapshotFiles()));
    await pointTo(folder, 'fixture-0001');
    for (const path of ['cards/arcane-signet.json', 'combos', 'sets', 'themes', 'typal'])
      await rm(join(folder, 'fixture-0001', path), { recursive: true });
    setSnapshotStore(openStore(parseEnv({ SNAPSHOT: folder }), silentLog));
  });
  afterAll(() => setSnapshotStore(intact));

  it('is rendered without the part that needs them, and no cache may store it', async () => {
    const { status, headers, text } = await get('/cards/sol-ring');
    expect(status).toBe(200);
    expect(text).toContain('Combos cannot be shown right now.');
    expect(headers.get('Cache-Control')).toBe('no-store');
    const data = await get('/cards/sol-ring.data?_routes=routes%2Fcards.%24slug');
    expect(data.headers.get('Cache-Control')).toBe('no-store');
  });

  it('responds 503, with when to try again, where they are its own', async () => {
    const { status, headers, text } = await get('/cards/arcane-signet');
    expect(status).toBe(503);
    expect(headers.get('Retry-After')).toBe('60');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(text).toContain('<div id="static-menus"><');
    expect(text).not.toContain('is missing');
  });

  it('responds 404 for an unknown card as ever', async () => {
    expect((await get('/cards/sol-rin')).status).toBe(404);
  });
});
