import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PipelineEnv } from '#src/env';
import { openDataFolder } from '@crownsmith/data-folder';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { CountEngine } from '#src/counting/count-engine';
import { makeDuckDbEngine } from '#src/counting/duckdb-engine';
import { syncFile } from '#src/disk/atomic-file';
import { makeFolder, syncFolder } from '#src/disk/folder';
import { sweepUnfinished } from '#src/snapshot/snapshot-folder';
import { withDatabase, type DatabaseLimits } from './database';
import { checksumFiles, verifyFiles } from './store-checksums';
import { lockStore } from './store-lock';
import { storePaths, type StorePaths } from './store-paths';
import { readState, stateFiles, writeState, type StoreState } from './store-state';

/** The store, locked by this process. */
export interface Store {
  readonly paths: StorePaths;
  /** the state since the last `commit`, or since the store was opened */
  state(): StoreState;
  /** a name for a new Parquet file */
  newFile(kind: string): string;
  /** absolute path of one of the store's files */
  path(file: string): string;
  /** flushes new files to disk, then replaces the state atomically */
  commit(next: Omit<StoreState, 'schema' | 'revision' | 'checksums'>): Promise<void>;
  /** runs work on a new database */
  query<T>(work: (db: DuckDBConnection) => Promise<T>): Promise<T>;
  /** runs work on the engine that counts: the given database, or ClickHouse where it is set */
  count<T>(db: DuckDBConnection, work: (engine: CountEngine) => Promise<T>): Promise<T>;
}

/** Removes files of a killed run: those that the state does not name, spill files, and unfinished snapshots. */
const sweep = async (paths: StorePaths, state: StoreState): Promise<void> => {
  const current = stateFiles(state);
  await sweepUnfinished(paths.snapshots);
  await rm(paths.spill, { recursive: true, force: true });
  for (const name of await readdir(paths.store)) {
    const isOrphan = (name.endsWith('.parquet') && !current.has(name)) || name.includes('.tmp-');
    if (isOrphan) await rm(join(paths.store, name), { force: true, recursive: true });
  }
};

const openStore = async (
  paths: StorePaths,
  limits: Omit<DatabaseLimits, 'spill'>,
  clickHouse: PipelineEnv['clickHouse'],
): Promise<Store> => {
  let state = await readState(paths);
  await verifyFiles(paths, state);
  await sweep(paths, state);
  let files = 0;
  return {
    paths,
    state: () => state,
    newFile: (kind) => `${kind}-${state.revision + 1}-${files++}-${process.pid}.parquet`,
    path: (file) => join(paths.store, file),
    commit: async (next) => {
      const before = stateFiles(state);
      const { checksums } = state;
      const changed: StoreState = { ...next, checksums, schema: 1, revision: state.revision + 1 };
      for (const file of stateFiles(changed)) if (!before.has(file)) await syncFile(join(paths.store, file));
      await syncFolder(paths.store);
      const committed = { ...changed, checksums: await checksumFiles(paths, changed) };
      await writeState(paths, committed);
      state = committed;
      const after = stateFiles(changed);
      for (const file of before) if (!after.has(file)) await rm(join(paths.store, file), { force: true });
    },
    query: (work) => withDatabase({ ...limits, spill: paths.spill }, work),
    count: async (db, work) => {
      if (clickHouse === undefined) return work(makeDuckDbEngine(db));
      const { withClickHouse } = await import('#src/counting/clickhouse/clickhouse-engine');
      return withClickHouse(clickHouse, { db, spill: paths.spill, idFile: paths.countId }, work);
    },
  };
};

/**
 * Locks DATA_DIR's store, compares its files with their checksums, cleans up after a killed run, and unlocks it when the work
 * is done.
 * @throws PipelineError 'locked' while another process uses it, 'broken-store' with the damaged file
 */
export const withStore = async <T>(
  env: Pick<PipelineEnv, 'dataDir' | 'duckdbMemoryMb' | 'clickHouse'>,
  work: (store: Store) => Promise<T>,
): Promise<T> => {
  const paths = storePaths(env.dataDir);
  await makeFolder(paths.store);
  openDataFolder(env.dataDir);
  const lock = await lockStore(paths.lock);
  try {
    return await work(await openStore(paths, { memoryMb: env.duckdbMemoryMb }, env.clickHouse));
  } catch (error) {
    // What the failed work wrote would stay on a disk that may be full. The state on disk says what counts.
    await readState(paths)
      .then((state) => sweep(paths, state))
      .catch(() => undefined);
    throw error;
  } finally {
    await rm(paths.spill, { recursive: true, force: true });
    await lock.release();
  }
};
