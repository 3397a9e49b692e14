import { mkdtemp, readdir, rename, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { snapshotFiles, withChecksums, pointTo, writeSnapshotFiles } from '@crownsmith/test-support';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { openStore, setSnapshotStore } from '#app/snapshot/current.server';
import { renderShell } from '#app/shell/shell.server';
import { startSite } from '../../server/testing/site';

const modules = import.meta.glob<{ readonly loader: (args: LoaderFunctionArgs) => Promise<unknown> }>(
  './*.tsx',
  { eager: true },
);
const store = async (damage: (folder: string) => Promise<unknown>) => {
  const folder = await mkdtemp(join(tmpdir(), 'damaged-'));
  writeSnapshotFiles(folder, 'fixture-0001', withChecksums(snapshotFiles()));
  await pointTo(folder, 'fixture-0001');
  await damage(join(folder, 'fixture-0001'));
  return openStore(parseEnv({ SNAPSHOT: folder }), silentLog);
};

/** Damages every file that only a part of some pages, or no page at all, needs. */
const damageParts = async (snapshot: string): Promise<void> => {
  const files = ['lists/top.json', 'sets/index.json', 'themes/index.json', 'typal/index.json'];
  for (const path of [...files, 'card-results/sol-ring.json']) await truncate(join(snapshot, path), 10);
  for (const path of ['combos', 'variants', 'lists/commanders.json'])
    await rm(join(snapshot, path), { recursive: true });
  for (const file of await readdir(join(snapshot, 'typeahead')))
    await truncate(join(snapshot, 'typeahead', file), 10);
  await rm(join(snapshot, 'misc.json'));
  await rm(join(snapshot, 'model'), { recursive: true });
};

const load = async (route: string, path: string, params: Record<string, string> = {}) => {
  const context: AppLoadContext = {};
  const request = new Request(`http://localhost${path}`);
  const loaded = (await modules[`./${route}.tsx`]?.loader({ request, params, context })) as {
    readonly markup?: { readonly html?: string };
  };
  return { html: loaded.markup?.html ?? '', context };
};

describe('with damaged files', () => {
  let damaged: Awaited<ReturnType<typeof store>>;
  beforeAll(async () => {
    damaged = await store(damageParts);
    setSnapshotStore(damaged);
  });

  it.each([
    ['_index', '/', {}, /Commanders cannot be listed right now\..*Top cards cannot be listed right now\./s],
    [
      'cards.$slug',
      '/cards/sol-ring',
      { slug: 'sol-ring' },
      /Combos cannot be shown right now\..*Results cannot be shown right now\./s,
    ],
    [
      'commanders.$slug',
      '/commanders/edgar-markov',
      { slug: 'edgar-markov' },
      /Variants cannot be shown right now\./,
    ],
  ])('%s renders without the parts that need them, for no cache', async (route, path, params, note) => {
    const { html, context } = await load(route, path, params);
    expect(html).toMatch(note);
    expect(context.incomplete).toBe(true);
  });

  it.each([
    ['search', '/search?q=ring', {}],
    ['faq', '/faq', {}],
    ['precon.$slug', '/precon/test-precon', { slug: 'test-precon' }],
    ['sets.$code', '/sets/tst', { code: 'tst' }],
  ])('%s renders where none of them is indispensable', async (route, path, params) => {
    expect((await load(route, path, params)).html).toContain('<h1');
  });

  it.each([
    ['sets._index', '/sets', {}, 'sets/index.json'],
    ['themes.$key', '/themes/tokens', { key: 'tokens' }, 'themes/index.json'],
    ['commanders._index', '/commanders', {}, 'lists/commanders.json'],
    ['combos._index', '/combos', {}, 'combos/index.json'],
  ])('%s rejects with the file that it needs', async (route, path, params, file) => {
    await expect(load(route, path, params)).rejects.toThrow(file);
  });

  it('the shell renders its menus without the lists', async () => {
    const { menus } = await renderShell({}, await damaged.get());
    expect(JSON.stringify(menus)).toContain('/sets');
  });
});

describe('the server', () => {
  it('responds 503 where data is damaged, and 200 with what is wrong to health checks', async () => {
    const site = await startSite({ published: false });
    // Damaged elsewhere: the site, which looks for snapshots all the time, must not load it while it is whole.
    const staged = await mkdtemp(join(tmpdir(), 'damaged-'));
    writeSnapshotFiles(staged, 'fixture-0001', withChecksums(snapshotFiles()));
    for (const path of ['commanders', 'lists'])
      await rm(join(staged, 'fixture-0001', path), { recursive: true });
    await rm(join(staged, 'fixture-0001', 'model', 'recommender.bin'));
    await rename(join(staged, 'fixture-0001'), join(site.folder, 'fixture-0001'));
    await pointTo(site.folder, 'fixture-0001');
    await site.store.refresh();
    // The first may have joined one that had begun before the pointer was there.
    await site.store.refresh();
    for (const path of [
      '/json/commanders/edgar-markov.json',
      '/sitemap.xml',
      '/feeds/new-cards.atom',
      '/feeds/commanders/edgar-markov.atom',
    ]) {
      const page = await site.fetch(path);
      expect([path, page.status, page.headers.get('retry-after')]).toEqual([path, 503, '60']);
    }
    expect(await site.post('/api/recs', { cards: [], commanders: ['/cards/edgar-markov'] })).toMatchObject({
      status: 503,
    });
    expect((await site.fetch('/json/cards/sol-ring.json')).status).toBe(200);
    const health = await site.fetch('/healthz');
    expect(health.status).toBe(200);
    expect(JSON.parse(health.text)).toEqual({
      status: 'degraded',
      snapshot: 'fixture-0001',
      reasons: [
        expect.stringContaining('fixture-0001 is invalid'),
        expect.stringMatching(/commanders\/[a-z-]+\.json is missing/),
      ],
    });
    await site.close();
  });
});
