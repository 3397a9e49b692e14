/** `npm run bench -- pipeline`: duration of imports and a publish, compared with a simple script without a database. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDuckDbEngine } from '#src/counting/duckdb-engine';
import { makeNameIndex } from '#src/names/name-index';
import { makeCooccurrenceCounter, makeDeckIndex } from '#src/pages/card/played-with';
import { silentProgress } from '#src/progress';
import { countDecks } from '#src/aggregate/count-decks';
import { makeStoreScope } from '#src/publish/count-store';
import { readCatalogue } from '#src/publish/published-catalogue';
import { publish } from '#src/publish/publish';
import { withStore } from '#src/store/store';
import { countNaively, countPairsNaively, readNaively } from './naive-counts';
import { findInput, importAll } from './publish-input';

const PAIR_DECKS = 1500;
const quiet = silentProgress();
const now = new Date();
const worker = new URL('../src/publish/publish-worker.ts', import.meta.url);
const print = (text: string): void => void process.stdout.write(`${text}\n`);
const peak = (): string => `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`;

const timed = async <T>(label: string, work: () => Promise<T> | T): Promise<T> => {
  const started = performance.now();
  const result = await work();
  print(
    `${label.padEnd(58)} ${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s   peak so far ${peak()}`,
  );
  return result;
};

const folder = await mkdtemp(join(tmpdir(), 'pipeline-bench-'));
try {
  const files = await findInput(folder);
  const env = {
    dataDir: join(folder, 'data'),
    keepSnapshots: 3,
    duckdbMemoryMb: 640,
    scryfallApi: 'http://localhost',
    userAgent: 'Crownsmith/bench',
  };
  print('── pipeline');
  await timed('all imports', () => withStore(env, (store) => importAll(store, files, quiet, timed)));
  const { manifest } = await timed('publish, every page and the model', () =>
    withStore(env, (store) => publish(store, { keep: 3, worker, formats: 'all' }, now, quiet)),
  );
  print(`   ${manifest.decks} decks, ${manifest.cards} cards, ${manifest.files} files`);
  const { counts, cards } = await withStore(env, (store) =>
    store.query(async (db) => {
      const catalogue = await readCatalogue(store, db, new Date());
      return {
        cards: catalogue.cards,
        counts: await timed('  of that: all counts (SQL over Parquet)', async () => {
          const { input } = await makeStoreScope(store, db, catalogue, {}, new Date());
          return (await countDecks(db, makeDuckDbEngine(db), input)).counts;
        }),
      };
    }),
  );
  const countCooccurrences = makeCooccurrenceCounter(makeDeckIndex(counts.held, cards.length));
  await timed('  of that: all pairs of cards (counters)', () =>
    cards.forEach((_, card) => countCooccurrences(card)),
  );

  print('── simple script, in the same process');
  const decks = await timed('read all decks', () => readNaively(files.decks.map(([path]) => path)));
  const index = makeNameIndex(cards);
  const identityOf = (name: string): number => cards[index.resolve(name) ?? -1]?.colorIdentity ?? 0;
  await timed('count by commander with Maps of names (no dates)', () => countNaively(decks, identityOf));
  const pairs = decks.slice(0, PAIR_DECKS);
  const started = performance.now();
  await timed(`pairs of cards of ${pairs.length} decks in one Map`, () => countPairsNaively(pairs));
  print(
    `   that is ${(((performance.now() - started) / 1000) * (decks.length / pairs.length)).toFixed(0)} s for all decks, if its keys fit into memory`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
