import { cp, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { removeDecks } from '#src/decks/remove-decks';
import { silentProgress } from '#src/progress';
import { currentVersion } from '#src/snapshot/snapshot-folder';
import { withWeight } from '#src/sources/source-weight';
import { withStore } from '#src/store/store';
import { digests } from '#src/testing/snapshot-digests';
import { cardRecord, type CardRecord } from '#src/testing/fixtures';
import {
  copyPublished,
  PUBLISH_OPTIONS,
  PUBLISHED_AT,
  variedCards,
  variedDecks,
} from '#src/testing/varied-store';
import { isWhole } from '../../../../tooling/vitest/forms.mjs';
import { publish } from './publish';
import type { PublishOptions } from './publish-options';

type VariedStore = Pick<Awaited<ReturnType<typeof copyPublished>>, 'env' | 'folder' | 'importDecks'>;

/** Publishes with counts of before, and collects the lines that it prints. */
const publishBy = async ({ env }: Pick<VariedStore, 'env'>, options: Partial<PublishOptions> = {}) => {
  const lines: string[] = [];
  const summary = await withStore(env, (own) =>
    publish(own, { ...PUBLISH_OPTIONS, ...options }, PUBLISHED_AT, silentProgress(lines)),
  );
  return { ...summary, lines };
};

/** The files of a publish that counts all decks of a copy of the store. */
const publishAfresh = async ({ env, folder }: VariedStore) => {
  const dataDir = join(folder, 'afresh');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await cp(join(env.dataDir, 'store'), join(dataDir, 'store'), { recursive: true });
  const summary = await publishBy({ env: { ...env, dataDir } });
  return { files: await digests(join(dataDir, 'snapshots')), ...summary };
};

const checkpointFile = async ({ env }: VariedStore, kind: string): Promise<string> => {
  const folder = join(env.dataDir, 'checkpoint');
  const name = (await readdir(folder)).find((file) => file.startsWith(kind));
  return join(folder, name ?? 'none');
};

/** The files of a store that has further decks, counted afresh. */
let afreshWithFurther: Awaited<ReturnType<typeof publishAfresh>>['files'];
const importFurther = (store: VariedStore) =>
  store.importDecks(variedDecks(5, 9), 'new.jsonl', { source: 'one' });

beforeAll(async () => {
  const further = await copyPublished();
  await importFurther(further);
  afreshWithFurther = (await publishAfresh(further)).files;
});

it('counts only what changed, and makes the same snapshot as counting everything', async () => {
  const { first, ...store } = await copyPublished();
  expect(first.countedAnew).toBe(first.manifest.decks);
  expect(first.weighedOut).toBeGreaterThan(0);

  const changes: readonly (readonly [string, () => Promise<unknown>, decks: number])[] = [
    ['further decks', () => store.importDecks(variedDecks(20, 8), 'new.jsonl', { source: 'one' }), 20],
    [
      'older dates of decks',
      () =>
        store.importDecks(
          variedDecks(20, 8).map((deck) => ({ ...deck, date: '2023-01-01' })),
          'older.jsonl',
          { source: 'one' },
        ),
      20,
    ],
    [
      'another weight of a source',
      () => store.use((own) => own.commit({ ...own.state(), weights: [...withWeight([], 'two', 0.4)] })),
      0,
    ],
    ['removed decks', () => store.use((own) => removeDecks(own, { source: 'two' })), 0],
    ['nothing', () => Promise.resolve(), 0],
  ];
  let afresh: Awaited<ReturnType<typeof publishAfresh>> | undefined;
  for (const [at, [what, change, decks]] of changes.entries()) {
    await change();
    const summary = await publishBy(store);
    expect(summary.lines, what).toEqual([]);
    expect(summary.countedAnew, what).toBe(decks);
    // In short the first change is compared with the second one, which dates the same decks again.
    if (!isWhole && at === 0) continue;
    // Where nothing has changed, that of before is still what counting everything gives.
    if (afresh === undefined || what !== 'nothing') afresh = await publishAfresh(store);
    expect(await digests(store.snapshots), what).toEqual(afresh.files);
    expect(summary.manifest.decks, what).toBe(afresh.manifest.decks);
    for (const figure of ['unresolved', 'unresolvedDecks', 'offIdentity', 'unknownCommander'] as const)
      expect(summary[figure], `${what}: ${figure}`).toBe(afresh[figure]);
  }
});

/** Records of cards as Scryfall has them, with an oracle id each. */
const withIds = (records: readonly CardRecord[]): readonly CardRecord[] =>
  records.map((record, number) => ({
    ...record,
    oracle_id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  }));

it('counts only decks with cards that changed, and makes the same snapshot as counting everything', async () => {
  const store = await copyPublished();
  let records = withIds(variedCards());
  const change = (name: string, fields: Readonly<Record<string, unknown>>): void =>
    void (records = records.map((record) => (record.name === name ? { ...record, ...fields } : record)));
  const add = (name: string, fields: Readonly<Record<string, unknown>> = {}): void =>
    void (records = [...records, cardRecord(name, { oracle_id: name, ...fields })]);
  const decks = variedDecks(240);
  const decksWith = (...names: readonly string[]): number =>
    decks.filter((deck) => names.some((name) => JSON.stringify(deck).includes(`"${name}"`))).length;

  const changes: readonly (readonly [string, () => void, most: number])[] = [
    [
      'oracle ids, prices, new cards, a new type, a text without a theme, an earlier release',
      () => {
        records = records.map((record) => ({ ...record, set: 'new', prices: { usd: '3.00' } }));
        add('Aardvark');
        add('Zebra', { type_line: 'Creature — Zebra' });
        change('Forest', { oracle_text: '({T}: Add {G}.)' });
        change('Test Card 010', { released_at: '2012-01-01' });
      },
      0,
    ],
    [
      'a card that decks list already, another name, another rule of commanders',
      () => {
        add('No Such Card');
        change('Test Card 011', { name: 'A Bear of Another Name' });
        const oracle_text = 'Rulebreaker — A deck with this commander can have any artifact cards.';
        add('Aaron', { type_line: 'Legendary Creature — Bear', oracle_text });
      },
      decksWith('No Such Card', 'Test Card 011', 'Lenient Bear'),
    ],
    [
      'another colour, another type, a ban in a format',
      () => {
        change('Test Card 003', { color_identity: ['U'] });
        change('Test Card 006', { type_line: 'Creature — Zebra' });
        change('Test Card 008', { legalities: { commander: 'legal', duel: 'banned' } });
      },
      decksWith('Test Card 003', 'Test Card 006', 'Test Card 008'),
    ],
  ];
  for (const [what, make, most] of changes) {
    make();
    await store.importCards(records, 'changed.json');
    const summary = await publishBy(store);
    expect(summary.lines, what).toEqual([]);
    expect(summary.countedAnew, what).toBeLessThanOrEqual(most);
    expect(await digests(store.snapshots), what).toEqual((await publishAfresh(store)).files);
  }
});

it('shares files that are the same with the snapshot before, and writes a damaged one anew', async () => {
  const store = await copyPublished();
  const before = join(store.snapshots, (await currentVersion(store.snapshots)) ?? '');
  await truncate(join(before, 'search.json'), 10);
  const { shared, manifest } = await publishBy(store);
  const after = join(store.snapshots, (await currentVersion(store.snapshots)) ?? '');
  const inode = async (folder: string, path: string) => (await stat(join(folder, path))).ino;
  expect(await inode(after, 'catalog.json')).toBe(await inode(before, 'catalog.json'));
  expect(await inode(after, 'search.json')).not.toBe(await inode(before, 'search.json'));
  expect(JSON.parse(await readFile(join(after, 'search.json'), 'utf8'))).toBeTypeOf('object');
  // All but the damaged one, the manifest, the checksums, and the three files in bulk, which are written as a stream.
  expect(shared).toBe(manifest.files - 6);
});

it.each(['counts', 'cards', 'column-day', 'training', 'checkpoint'])(
  'counts everything or learns anew where %s of the last publish are damaged',
  async (kind) => {
    const store = await copyPublished();
    const file = await checkpointFile(store, kind);
    const bytes = await readFile(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(file, bytes);
    await importFurther(store);
    const summary = await publishBy(store);
    expect(summary.countedAnew).toBe(kind === 'training' ? 5 : summary.manifest.decks);
    expect(await digests(store.snapshots)).toEqual(afreshWithFurther);
    // The next one starts from what this one saved.
    if (isWhole || kind === 'checkpoint') expect((await publishBy(store)).countedAnew).toBe(0);
  },
);

it('counts everything after another program, with other formats, and where it is asked to', async () => {
  const store = await copyPublished();
  const { decks } = (await publishBy(store, { program: 'later' })).manifest;
  expect((await publishBy(store, { program: 'later' })).countedAnew).toBe(0);
  expect((await publishBy(store, { program: 'later', recount: true })).countedAnew).toBe(decks);
  const other = await publishBy(store, { program: 'later', formats: ['commander'] });
  expect(other.lines).toEqual(['All decks are counted anew: other formats count.']);
  expect(other.countedAnew).toBe(other.manifest.decks);
});

it('publishes where the counts cannot be saved, and says so', async () => {
  const store = await copyPublished();
  await rm(join(store.env.dataDir, 'checkpoint'), { recursive: true });
  await writeFile(join(store.env.dataDir, 'checkpoint'), 'a file in the way');
  const { lines, manifest, countedAnew } = await publishBy(store);
  expect(lines).toEqual([
    expect.stringMatching(/^The next publish will count all decks, because the counts could not be saved: /),
  ]);
  expect(countedAnew).toBe(manifest.decks);
});
