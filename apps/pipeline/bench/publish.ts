/** `npm run bench -- pipeline`: duration of imports and a publish, compared with a simple script without a database. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { generateSampleDecks, starterCards } from '@crownsmith/catalog/starter';
import { realData } from '@crownsmith/real-data';
import { importCards, storeCards } from '#src/cards/import-cards';
import { importDecks } from '#src/decks/import-decks';
import { makeNameIndex } from '#src/names/name-index';
import { makeCooccurrenceCounter, makeDeckIndex } from '#src/pages/card/played-with';
import { silentProgress } from '#src/progress';
import { countStore } from '#src/publish/count-store';
import { readCatalogue } from '#src/publish/published-catalogue';
import { publish } from '#src/publish/publish';
import { withStore, type Store } from '#src/store/store';
import { countNaively, countPairsNaively, readNaively } from './naive-counts';

const PAIR_DECKS = 1500;
const SAMPLE_DECKS = 10_000;
const quiet = silentProgress();
const now = new Date();
const worker = new URL('../src/publish/train-worker.ts', import.meta.url);
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

interface Input {
  readonly cards: string | undefined;
  readonly decks: readonly (readonly [path: string, format: string])[];
}

/** The real files if present, otherwise generated decks of starter cards. */
const findInput = async (folder: string): Promise<Input> => {
  const cards = realData('oracle-cards.json.gz');
  const commander = realData('decks-commander.jsonl.gz');
  const duel = realData('decks-duel.jsonl.gz');
  if (cards !== undefined && commander !== undefined && duel !== undefined)
    return {
      cards,
      decks: [
        [commander, 'commander'],
        [duel, 'duel'],
      ],
    };
  const path = join(folder, 'sample.jsonl.gz');
  const lines = [...generateSampleDecks({ seed: 1, count: SAMPLE_DECKS })].map((deck) =>
    JSON.stringify({ ...deck, cards: deck.cards.map((card) => card.name) }),
  );
  await writeFile(path, gzipSync(lines.join('\n')));
  return { cards: undefined, decks: [[path, 'commander']] };
};

const importAll = async (store: Store, files: Input): Promise<void> => {
  const { cards } = files;
  await timed('import cards', async () => {
    const starter = starterCards().map((card) => ({ card, provided: {} }));
    if (cards === undefined)
      await storeCards(store, starter, 'imported', {
        hash: 'bench',
        name: 'starter',
        at: now.toISOString(),
      });
    else await importCards(store, cards, {}, now, quiet);
  });
  for (const [path, format] of files.decks)
    await timed(`import decks, ${format}`, () => importDecks(store, path, { format }, now, quiet));
};

const folder = await mkdtemp(join(tmpdir(), 'pipeline-bench-'));
try {
  const files = await findInput(folder);
  const env = {
    dataDir: join(folder, 'data'),
    keepSnapshots: 3,
    duckdbMemoryMb: 640,
    scryfallApi: 'http://localhost',
  };
  print('── pipeline');
  await timed('all imports', () => withStore(env, (store) => importAll(store, files)));
  const { manifest } = await timed('publish, every page and the model', () =>
    withStore(env, (store) => publish(store, { keep: 3, worker, formats: 'all' }, now, quiet)),
  );
  print(`   ${manifest.decks} decks, ${manifest.cards} cards, ${manifest.files} files`);
  const { counts, cards } = await withStore(env, (store) =>
    store.query(async (db) => {
      const { cards: known } = await readCatalogue(store, db);
      return {
        cards: known,
        counts: await timed('  of that: all counts (SQL over Parquet)', () =>
          countStore(store, db, known, {}, new Date()),
        ),
      };
    }),
  );
  const countCooccurrences = makeCooccurrenceCounter(makeDeckIndex(counts.facts, cards.length));
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
