import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { importCards } from '#src/cards/import-cards';
import { importDecks, type DeckImportOptions } from '#src/decks/import-decks';
import { silentProgress } from '#src/progress';
import { publish } from '#src/publish/publish';
import type { PublishOptions } from '#src/publish/publish-options';
import { withStore, type Store } from '#src/store/store';
import { countStore } from './count-store';
import { jsonLines, readCurrentFile, tempFolder, testCards, testEnv, writeInput } from './fixtures';

const quiet = silentProgress();

/** A clock that is a minute later at each call, so that every snapshot has another version. */
const makeClock = (): (() => Date) => {
  let minute = 0;
  return () => new Date(Date.UTC(2026, 10, 21, 0, minute++));
};

/** An empty store in a new folder, with commands on it that write their input to files first. */
export const makeTestStore = async () => {
  const folder = await tempFolder();
  const env = testEnv(join(folder, 'data'));
  const snapshots = join(env.dataDir, 'snapshots');
  const now = makeClock();
  const use = <T>(work: (store: Store) => Promise<T>): Promise<T> => withStore(env, work);
  const write = (name: string, text: string | Uint8Array): Promise<string> => writeInput(folder, name, text);
  const importCardFile = (path: string) => use((store) => importCards(store, path, {}, now(), quiet));
  const importDeckFile = (path: string, options: DeckImportOptions = {}) =>
    use((store) => importDecks(store, path, options, now(), quiet));
  return {
    folder,
    env,
    snapshots,
    now,
    use,
    write,
    importCardFile,
    importCards: async (cards: readonly unknown[] = testCards(), name = 'cards.json') =>
      importCardFile(await write(name, JSON.stringify(cards))),
    importDeckFile,
    /** Imports decks as JSON lines. */
    importDecks: async (decks: readonly unknown[], name = 'decks.jsonl', options: DeckImportOptions = {}) =>
      importDeckFile(await write(name, jsonLines(decks)), options),
    publish: (options: Partial<PublishOptions> = {}) =>
      use((store) => publish(store, { keep: 3, ...options }, now(), quiet)),
    /** Counts what a publish would, without one. */
    count: (options: Partial<PublishOptions> = {}) => use((store) => countStore(store, options, now())),
    read: <T>(schema: z.ZodType<T>, path: string): Promise<T> => readCurrentFile(snapshots, schema, path),
  };
};

/** A copy of a store and its snapshots in a new folder. */
export const copyStore = async ({ env }: Pick<Awaited<ReturnType<typeof makeTestStore>>, 'env'>) => {
  const copy = await makeTestStore();
  await cp(env.dataDir, copy.env.dataDir, { recursive: true });
  return copy;
};

const makeWithCards = async (count: number) => {
  const store = await makeTestStore();
  await store.importCards(testCards(count));
  return store;
};

const withCards = new Map<number, ReturnType<typeof makeWithCards>>();

/** A store with the test cards, `count` of them besides commanders and basic lands; they are imported once for the tests of a process. */
export const makeStoreWithCards = async (count = 120) => {
  const made = withCards.get(count) ?? makeWithCards(count);
  withCards.set(count, made);
  return copyStore(await made);
};
