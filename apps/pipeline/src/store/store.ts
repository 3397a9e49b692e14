import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PipelineEnv } from '#src/env';
import { makeFolder, syncFile, syncFolder } from '#src/disk/atomic-file';
import { withDatabase, type DatabaseLimits } from './database';
import { lockStore } from './store-lock';
import { storePaths, type StorePaths } from './store-paths';
import { readState, stateFiles, writeState, type StoreState } from './store-state';
import type { DuckDBConnection } from '@duckdb/node-api';

/** The store, held by this process alone. */
export interface Store {
  readonly paths: StorePaths;
  /** the state that the last `commit` (or the opening) left */
  state(): StoreState;
  /** name for a new Parquet file of this run */
  newFile(kind: string): string;
  /** absolute path of one of the store's files */
  path(file: string): string;
  /** makes new files durable, then makes the state the store in one step */
  commit(next: Omit<StoreState, 'schema' | 'revision'>): Promise<void>;
  /** a database for this run's work */
  query<T>(work: (db: DuckDBConnection) => Promise<T>): Promise<T>;
}

/** Removes what a killed run left behind: files that no state names, and spill files. */
const sweep = async (paths: StorePaths, state: StoreState): Promise<void> => {
  const kept = stateFiles(state);
  await rm(paths.spill, { recursive: true, force: true });
  for (const name of await readdir(paths.store)) {
    const leftOver = (name.endsWith('.parquet') && !kept.has(name)) || name.includes('.tmp-');
    if (leftOver) await rm(join(paths.store, name), { force: true, recursive: true });
  }
};

const openStore = async (paths: StorePaths, limits: Omit<DatabaseLimits, 'spill'>): Promise<Store> => {
  let state = await readState(paths);
  await sweep(paths, state);
  let files = 0;
  return {
    paths,
    state: () => state,
    newFile: (kind) => `${kind}-${state.revision + 1}-${files++}-${process.pid}.parquet`,
    path: (file) => join(paths.store, file),
    commit: async (next) => {
      const before = stateFiles(state);
      const changed: StoreState = { ...next, schema: 1, revision: state.revision + 1 };
      for (const file of stateFiles(changed)) if (!before.has(file)) await syncFile(join(paths.store, file));
      await syncFolder(paths.store);
      await writeState(paths, changed);
      state = changed;
      const after = stateFiles(changed);
      for (const file of before) if (!after.has(file)) await rm(join(paths.store, file), { force: true });
    },
    query: (work) => withDatabase({ ...limits, spill: paths.spill }, work),
  };
};

/**
 * Opens DATA_DIR's store for this process alone, cleans up after a killed run, and lets go of it in any case.
 * @throws PipelineError 'locked' while another process works on it.
 */
export const withStore = async <T>(env: PipelineEnv, work: (store: Store) => Promise<T>): Promise<T> => {
  const paths = storePaths(env.dataDir);
  await makeFolder(paths.store);
  const lock = await lockStore(paths.lock);
  try {
    return await work(await openStore(paths, { memoryMb: env.duckdbMemoryMb }));
  } finally {
    await rm(paths.spill, { recursive: true, force: true });
    await lock.release();
  }
};
