import { appendFile, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  fixtureCards,
  pointTo,
  snapshotFiles,
  withChecksums,
  writeSnapshotFiles,
} from '@crownsmith/test-support';
import { beforeEach, describe, expect, it } from 'vitest';
import { serveFolder } from '../../server/testing/file-server';
import { silentLog } from '#app/platform/logger.server';
import { createFolderSource, createHttpSource, openSnapshot } from '@crownsmith/answers/snapshot';
import { createSnapshotStore } from './store.server';

let folder = '';
let clock = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'damaged-'));
});

/** Of few cards: tests write and read them a few hundred times. */
const files = snapshotFiles({ cards: fixtureCards(30) });
const publish = async (version: string): Promise<void> => {
  const manifest = { ...(JSON.parse(String(files.get('manifest.json'))) as object), version };
  const own = new Map(files).set('manifest.json', JSON.stringify(manifest));
  writeSnapshotFiles(folder, version, withChecksums(own));
  await pointTo(folder, version);
};
const openStore = (source = createFolderSource(folder)) =>
  createSnapshotStore({ source, log: silentLog, pollMs: 10, pageCacheBytes: 1e7, now: () => clock });
const pathOf = (path: string, version = 'snapshot-0001'): string => join(folder, version, path);

const flipByte = async (path: string): Promise<void> => {
  const bytes = await readFile(path);
  const at = Math.floor(bytes.byteLength / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(path, bytes);
};
const DAMAGES: readonly (readonly [name: string, damage: (path: string) => Promise<void>])[] = [
  ['a truncated file', (path) => truncate(path, 20)],
  ['an empty file', (path) => truncate(path, 0)],
  ['a flipped byte', flipByte],
  ['a missing file', (path) => rm(path)],
  [
    'a folder in its place',
    (path) =>
      rm(path)
        .then(() => mkdir(path))
        .then(() => undefined),
  ],
  ['JSON of another shape', (path) => writeFile(path, '{"a":1}')],
  ['more bytes', (path) => appendFile(path, ' ')],
];

/** Parts that are held in memory, without which the rest can be served. */
const HELD = ['misc.json', 'redirects.json', 'typeahead/commanders.json', 'model/recommender.bin'];
const PAGES = ['cards/sol-ring.json', 'combos/by-card.json', 'lists/commanders.json', 'sets/index.json'];

describe.each(DAMAGES)('%s', (_name, damage) => {
  it.each([...PAGES, ...HELD])('in %s is reported, and all else is served', async (path) => {
    await publish('snapshot-0001');
    await damage(pathOf(path));
    const store = openStore();
    const snapshot = await store.get();
    expect(await snapshot.commanderPage('edgar-markov')).toMatchObject({ slug: 'edgar-markov' });
    expect(snapshot.resolveCard('Sol Ring')?.sanitized).toBe('sol-ring');
    expect(snapshot.searchSite('sol r')[0]?.label).toBe('Sol Ring');
    await Promise.allSettled([
      snapshot.cardPage('sol-ring'),
      snapshot.browse.combosOf('sol-ring'),
      snapshot.commanderList(),
      snapshot.browse.sets(),
    ]);
    expect(store.health()).toMatchObject({
      version: 'snapshot-0001',
      reasons: expect.arrayContaining([expect.stringContaining(path)]),
    });
  });

  it.each(['manifest.json', 'catalog.json', 'model/recommender.bin', 'redirects.json'])(
    'in %s makes a site start from the newest intact snapshot, until the current one is repaired',
    async (path) => {
      for (const version of ['snapshot-0001', 'snapshot-0002', 'snapshot-0003']) await publish(version);
      const file = pathOf(path, 'snapshot-0003');
      const bytes = await readFile(file);
      await damage(file);
      await rm(pathOf('catalog.json', 'snapshot-0002'));
      const store = openStore();
      expect((await store.get()).manifest.version).toBe('snapshot-0001');
      expect(store.health().reasons[0]).toMatch(/snapshot-0003.*(manifest|catalog|recommender|redirects)/i);
      await rm(file, { recursive: true, force: true });
      await writeFile(file, bytes);
      clock += 60_000;
      await store.refresh();
      expect(store.health()).toEqual({ version: 'snapshot-0003', reasons: [] });
    },
  );
});

it.each(DAMAGES)('%s is found in every file, which is named', async (_name, damage) => {
  await publish('snapshot-0001');
  const reader = await openSnapshot(createFolderSource(folder), 'snapshot-0001');
  const paths = [...files.keys()].filter((path) => path !== 'checksums.json');
  expect(paths.length).toBeGreaterThan(50);
  const unnamed: string[] = [];
  // The manifest comes last: without it the whole snapshot is gone.
  for (const path of paths.sort((a, b) => Number(a === 'manifest.json') - Number(b === 'manifest.json'))) {
    await damage(pathOf(path));
    const found = await reader.read(path).then(
      () => 'nothing',
      (error: unknown) => String(error),
    );
    if (!found.includes(path)) unnamed.push(`${path}: ${found}`);
  }
  expect(unnamed).toEqual([]);
});

describe('a snapshot with checksums', () => {
  it('is served without a word while it is intact', async () => {
    await publish('snapshot-0001');
    const store = openStore();
    const snapshot = await store.get();
    expect(await snapshot.cardPage('sol-ring')).toBeDefined();
    expect(await snapshot.cardPage('no-such-card')).toBeUndefined();
    expect(store.health()).toEqual({ version: 'snapshot-0001', reasons: [] });
  });

  it('rejects what is damaged instead of calling it unknown', async () => {
    await publish('snapshot-0001');
    for (const path of ['cards/sol-ring.json', ...HELD]) await rm(pathOf(path));
    const snapshot = await openStore().get();
    await expect(snapshot.cardPage('sol-ring')).rejects.toThrow('cards/sol-ring.json is missing');
    expect(() => snapshot.misc()).toThrow('misc.json');
    expect(() => snapshot.redirect('cards', 'fire')).toThrow('redirects.json');
    expect(() => snapshot.typeahead('edgar', 'commanders')).toThrow('typeahead/commanders.json');
    await expect(
      snapshot.recommend({ commanders: ['/cards/edgar-markov'], cards: [], full_card_data: false }),
    ).rejects.toThrow('recommender.bin');
  });

  it.each(['checksums.json', 'manifest.json'])('is not taken for an older one without %s', async (path) => {
    await publish('snapshot-0001');
    await publish('snapshot-0002');
    await rm(pathOf(path, 'snapshot-0002'));
    const store = openStore();
    expect((await store.get()).manifest.version).toBe('snapshot-0001');
    expect(store.health().reasons[0]).toContain(path);
  });

  it('reports damaged checksums, and serves what can be read', async () => {
    await publish('snapshot-0001');
    await truncate(pathOf('checksums.json'), 500);
    const store = openStore();
    expect(await (await store.get()).cardPage('sol-ring')).toBeDefined();
    expect(store.health().reasons.join()).toContain('checksums.json is damaged');
  });

  it('with a deleted folder of pages serves all other pages', async () => {
    await publish('snapshot-0001');
    await rm(pathOf('cards'), { recursive: true });
    const store = openStore();
    const snapshot = await store.get();
    expect(await snapshot.commanderPage('edgar-markov')).toBeDefined();
    expect(await snapshot.commanderList()).toBeDefined();
    expect(store.health().reasons.join()).toMatch(/cards\/[a-z-]+\.json is missing;.*and \d+ more/);
  });

  it('is refused with damaged pages while an intact one is served', async () => {
    await publish('snapshot-0001');
    const store = openStore();
    await store.refresh();
    await publish('snapshot-0002');
    await truncate(pathOf('cards/sol-ring.json', 'snapshot-0002'), 9);
    await store.refresh();
    expect(store.health()).toMatchObject({
      version: 'snapshot-0001',
      reasons: [expect.stringContaining('cards/sol-ring.json has 9 of')],
    });
    await pointTo(folder, 'snapshot-0001');
    await store.refresh();
    expect(store.health().reasons).toEqual([]);
  });

  it('is replaced by the newest intact one when its files disappear', async () => {
    await publish('snapshot-0001');
    await publish('snapshot-0002');
    const store = openStore();
    const held = await store.get();
    await rm(join(folder, 'snapshot-0002'), { recursive: true });
    expect(await held.commanderPage('edgar-markov')).toBeDefined();
    expect(store.health()).toMatchObject({
      version: 'snapshot-0001',
      reasons: [expect.stringContaining('snapshot-0002')],
    });
  });

  it.each([
    ['missing', () => rm(join(folder, 'current.json'))],
    ['invalid', () => writeFile(join(folder, 'current.json'), '{')],
  ])('is found without its pointer, which is %s', async (_what, damage) => {
    await publish('snapshot-0001');
    await publish('snapshot-0002');
    await damage();
    const store = openStore();
    expect((await store.get()).manifest.version).toBe('snapshot-0002');
    expect(store.health().reasons.join()).toContain('current.json');
  });

  it('that appears without a pointer is served, and the missing pointer is reported', async () => {
    const store = openStore();
    await store.refresh();
    expect(store.health()).toEqual({ version: undefined, reasons: [] });
    await publish('snapshot-0001');
    await rm(join(folder, 'current.json'));
    clock += 60_000;
    await store.refresh();
    expect(store.health()).toMatchObject({
      version: 'snapshot-0001',
      reasons: [expect.stringContaining('current.json')],
    });
  });

  it('is checked when its files are read from an HTTP origin', async () => {
    await publish('snapshot-0001');
    await flipByte(pathOf('cards/sol-ring.json'));
    const origin = await serveFolder(folder);
    const store = openStore(createHttpSource(origin.url, { retries: 0 }));
    const snapshot = await store.get();
    await expect(snapshot.cardPage('sol-ring')).rejects.toThrow('does not match its checksum');
    expect(await snapshot.commanderPage('edgar-markov')).toBeDefined();
    expect(store.health().reasons.join()).toContain('cards/sol-ring.json');
    await origin.close();
  });

  it('is healthy again once a page file is repaired', async () => {
    await publish('snapshot-0001');
    const path = pathOf('cards/sol-ring.json');
    const bytes = await readFile(path);
    const store = openStore();
    const snapshot = await store.get();
    await flipByte(path);
    await expect(snapshot.cardPage('sol-ring')).rejects.toThrow('does not match its checksum');
    expect(store.health().reasons).toHaveLength(1);
    await writeFile(path, bytes);
    expect(await snapshot.cardPage('sol-ring')).toBeDefined();
    expect(store.health().reasons).toEqual([]);
  });
});
