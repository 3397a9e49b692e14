import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  fixtureCards,
  pointTo,
  snapshotFiles,
  writeSnapshotFiles,
  writeSnapshotFixture,
  type SnapshotFiles,
} from '@crownsmith/test-support';
import { beforeEach, describe, expect, it } from 'vitest';
import { serveFolder } from '../../server/testing/file-server';
import { createFolderSource, createHttpSource } from '@crownsmith/answers/snapshot';
import { silentLog, type Log } from '#app/platform/logger.server';
import { createSnapshotStore } from './store.server';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
});

const errors: unknown[] = [];
const messages: string[] = [];
const log: Log = {
  ...silentLog,
  info: (_fields: unknown, message?: string) => void messages.push(message ?? ''),
  warn: () => undefined,
  debug: () => undefined,
  error: (fields: unknown) => void errors.push(fields),
};
let clock = 0;
const openStore = () =>
  createSnapshotStore({
    source: createFolderSource(folder),
    log,
    pollMs: 10,
    pageCacheBytes: 1e7,
    now: () => clock,
  });
/** Few: tests write and read them many times. */
const CARDS = fixtureCards(30);
const makeFiles = (version: string): SnapshotFiles => snapshotFiles({ version, cards: CARDS });
/** Writes a snapshot and makes it the current one. */
const publish = (options: { readonly version?: string; readonly decks?: number } = {}): Promise<void> =>
  writeSnapshotFixture(folder, { cards: CARDS, ...options });
const edited = (edit: (files: SnapshotFiles) => void, version: string): SnapshotFiles => {
  const files = makeFiles(version);
  edit(files);
  return files;
};
const jsonOf = (files: SnapshotFiles, path: string): Record<string, unknown> =>
  JSON.parse(String(files.get(path))) as Record<string, unknown>;

describe('createSnapshotStore', () => {
  it('rejects without a snapshot, and loads the first one that is published', async () => {
    const store = openStore();
    await expect(store.get()).rejects.toMatchObject({ name: 'SnapshotMissingError' });
    await publish();
    await store.refresh();
    expect((await store.get()).manifest.version).toBe('fixture-0001');
  });

  it('loads the snapshot anew on the day on which an announced card is released', async () => {
    let today = '2026-12-03';
    const files = edited((all) => {
      const catalog = jsonOf(all, 'catalog.json') as { cards: Record<string, unknown>[] };
      Object.assign(catalog.cards[0] ?? {}, { legality: 'not_legal', legal_from: '2026-12-04' });
      all.set('catalog.json', JSON.stringify(catalog));
    }, 'announced-0001');
    writeSnapshotFiles(folder, 'announced-0001', files);
    await pointTo(folder, 'announced-0001');
    const store = createSnapshotStore({
      source: createFolderSource(folder),
      log,
      pollMs: 10,
      pageCacheBytes: 1e7,
      now: () => clock,
      today: () => today,
    });
    const first = await store.get();
    await store.refresh();
    expect([store.current() === first, first.cards[0]?.legality]).toEqual([true, 'not_legal']);
    today = '2026-12-04';
    await store.refresh();
    const second = await store.get();
    expect([second.cards[0]?.legality, first.cards[0]?.legality]).toEqual(['legal', 'not_legal']);
    await store.refresh();
    expect(store.current()).toBe(second);
  });

  it('tells the log of any error, but the health check no path of this machine', async () => {
    errors.length = 0;
    const store = createSnapshotStore({
      source: {
        ...createFolderSource(folder),
        read: () => Promise.reject(new Error(`EACCES: permission denied, open '${folder}/current.json'`)),
      },
      log,
      pollMs: 10,
      pageCacheBytes: 1e7,
      now: () => clock,
    });
    await store.refresh();
    expect(JSON.stringify(errors)).toContain(folder);
    expect(store.health().reasons).toEqual(['The snapshot could not be loaded; the log says why.']);
  });

  it('logs a new snapshot, and the first one if it was missing at the start', async () => {
    messages.length = 0;
    await publish();
    const store = openStore();
    await store.refresh();
    expect(messages).toEqual([]);
    await publish({ version: 'fixture-0002' });
    await store.refresh();
    expect(messages).toEqual(['Loaded a snapshot']);
    await rm(folder, { recursive: true });
    const restarted = openStore();
    await restarted.refresh();
    await publish();
    await restarted.refresh();
    expect(messages).toEqual(['Loaded a snapshot', 'Loaded a snapshot']);
  });

  it('reads a catalogue with other keys and white space', async () => {
    const files = edited((of) => {
      of.set(
        'catalog.json',
        JSON.stringify({ made: 'elsewhere', ...jsonOf(of, 'catalog.json') }, undefined, 2),
      );
    }, 'fixture-0003');
    writeSnapshotFiles(folder, 'fixture-0003', files);
    await pointTo(folder, 'fixture-0003');
    expect((await openStore().get()).card('sol-ring')?.name).toBe('Sol Ring');
  });

  it('swaps in one step; the old snapshot keeps working for its holders', async () => {
    await publish({ decks: 100 });
    const store = openStore();
    const held = await store.get();
    await publish({ version: 'fixture-0002', decks: 77 });
    await store.refresh();
    expect(store.current()?.manifest.decks).toBe(77);
    const page = await held.commanderPage('edgar-markov');
    expect(page?.numDecks).toBe(100);
  });

  it('does so from an HTTP origin, and keeps its snapshot while the origin is down', async () => {
    await publish();
    const origin = await serveFolder(folder);
    const source = createHttpSource(origin.url, { retries: 0 });
    const store = createSnapshotStore({ source, log, pollMs: 10, pageCacheBytes: 1e7, now: () => clock });
    expect((await store.get()).manifest.version).toBe('fixture-0001');
    await publish({ version: 'fixture-0002', decks: 77 });
    await store.refresh();
    const page = await (await store.get()).commanderPage('edgar-markov');
    expect(page?.numDecks).toBe(77);
    await origin.close();
    await store.refresh();
    expect(store.current()?.manifest.version).toBe('fixture-0002');
    await expect(store.current()?.commanderPage('atraxa-praetors-voice')).rejects.toMatchObject({
      failure: 'unavailable',
    });
  });

  it('is healthy from the moment that it serves an intact snapshot, while former ones are still removed', async () => {
    await publish();
    const reasons: (readonly string[])[] = [];
    const source = {
      ...createFolderSource(folder),
      keepOnly: async () => void reasons.push(store.health().reasons),
    };
    const store = createSnapshotStore({ source, log, pollMs: 10, pageCacheBytes: 1e7, now: () => clock });
    await store.get();
    await pointTo(folder, 'fixture-0002');
    await store.refresh();
    expect(store.health().reasons).toHaveLength(1);
    clock += 86_400_000;
    await publish({ version: 'fixture-0002' });
    await store.refresh();
    expect(store.current()?.manifest.version).toBe('fixture-0002');
    expect(reasons).toEqual([[], []]);
  });

  it('rolls back with the pointer', async () => {
    await publish();
    const store = openStore();
    await publish({ version: 'fixture-0002' });
    await store.refresh();
    await pointTo(folder, 'fixture-0001');
    await store.refresh();
    expect(store.current()?.manifest.version).toBe('fixture-0001');
  });

  it('reads pages of the later snapshot once the held one has been pruned', async () => {
    await publish({ decks: 100 });
    const store = openStore();
    const held = await store.get();
    await publish({ version: 'fixture-0002', decks: 77 });
    await rm(join(folder, 'fixture-0001'), { recursive: true });
    const page = await held.commanderPage('edgar-markov');
    expect(page?.numDecks).toBe(77);
    expect(await held.commanderPage('no-such-commander')).toBeUndefined();
    const card = await held.cardPage('sol-ring');
    expect(card?.card.name).toBe('Sol Ring');
  });

  it('rejects once the only snapshot has been pruned', async () => {
    await publish();
    const held = await openStore().get();
    await rm(join(folder, 'fixture-0001'), { recursive: true });
    await expect(held.commanderPage('edgar-markov')).rejects.toMatchObject({
      name: 'SnapshotSourceError',
      failure: 'not-found',
    });
  });
});

const INVALID: readonly (readonly [string, (files: SnapshotFiles) => void, RegExp])[] = [
  [
    'a catalogue that is not JSON',
    (files) => files.set('catalog.json', '{"cards":['),
    /catalog\.json is not JSON/,
  ],
  [
    'a catalogue with a card missing',
    (files) => {
      const { cards } = jsonOf(files, 'catalog.json') as { cards: unknown[] };
      files.set('catalog.json', JSON.stringify({ cards: cards.slice(1) }));
    },
    /has 52 of 53 cards/,
  ],
  [
    'a card without a name',
    (files) =>
      files.set('catalog.json', String(files.get('catalog.json')).replace('"name":"Sol Ring"', '"name":7')),
    /catalog\.json cards\.8/,
  ],
  [
    'another schema',
    (files) => files.set('manifest.json', JSON.stringify({ ...jsonOf(files, 'manifest.json'), schema: 99 })),
    /manifest\.json schema/,
  ],
  [
    "another version's manifest",
    (files) =>
      files.set(
        'manifest.json',
        JSON.stringify({ ...jsonOf(files, 'manifest.json'), version: 'other-0001' }),
      ),
    /is for other-0001/,
  ],
  [
    'a truncated model',
    (files) =>
      files.set('model/recommender.bin', (files.get('model/recommender.bin') as Uint8Array).slice(0, 500)),
    /recommender\.bin/,
  ],
  ['no model', (files) => files.delete('model/recommender.bin'), /recommender\.bin is missing/],
  ['a list of another shape', (files) => files.set('typeahead/sets.json', '{}'), /typeahead\/sets\.json/],
  [
    'invalid UTF-8',
    (files) => files.set('misc.json', new Uint8Array([0x7b, 0xff, 0x7d])),
    /misc\.json is not JSON/,
  ],
];

describe('an invalid snapshot', () => {
  it.each(INVALID)(
    'with %s is logged once; the old one stays, and a valid one is loaded at once',
    async (_case, edit, reason) => {
      await publish();
      const store = openStore();
      await store.refresh();
      writeSnapshotFiles(folder, 'fixture-0002', edited(edit, 'fixture-0002'));
      await pointTo(folder, 'fixture-0002');
      errors.length = 0;
      await store.refresh();
      await store.refresh();
      expect(store.current()?.manifest.version).toBe('fixture-0001');
      expect(errors).toHaveLength(1);
      expect(JSON.stringify(errors[0])).toMatch(reason);
      await publish({ version: 'fixture-0003' });
      await store.refresh();
      expect(store.current()?.manifest.version).toBe('fixture-0003');
    },
  );

  it('is retried after a delay', async () => {
    await publish();
    const store = openStore();
    await store.refresh();
    const files = makeFiles('fixture-0002');
    writeSnapshotFiles(folder, 'fixture-0002', new Map([...files].filter(([path]) => path !== 'misc.json')));
    await pointTo(folder, 'fixture-0002');
    await store.refresh();
    writeSnapshotFiles(folder, 'fixture-0002', files);
    await store.refresh();
    expect(store.current()?.manifest.version).toBe('fixture-0001');
    clock += 1000;
    await store.refresh();
    expect(store.current()?.manifest.version).toBe('fixture-0002');
  });

  it.each(['{"version":"../../etc"}', '{"version":"x"}', 'null', ''])(
    'is not loaded for the pointer %j',
    async (pointer) => {
      await publish();
      const store = openStore();
      await store.refresh();
      await writeFile(join(folder, 'current.json'), pointer);
      await store.refresh();
      expect(store.current()?.manifest.version).toBe('fixture-0001');
    },
  );
});

describe('an invalid page file', () => {
  it('rejects its own page only', async () => {
    const files = edited((all) => all.set('commanders/edgar-markov.json', '{"slug":1}'), 'fixture-0001');
    writeSnapshotFiles(folder, 'fixture-0001', files);
    await pointTo(folder, 'fixture-0001');
    const snapshot = await openStore().get();
    await expect(snapshot.commanderPage('edgar-markov')).rejects.toMatchObject({ name: 'SnapshotError' });
    expect(await snapshot.commanderPage('atraxa-praetors-voice')).toBeDefined();
  });
});
