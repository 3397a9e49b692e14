import { join } from 'node:path';

/** Paths below DATA_DIR. */
export interface StorePaths {
  readonly root: string;
  readonly store: string;
  /** the file that names the Parquet files of the store */
  readonly state: string;
  readonly lock: string;
  /** the store's name on the servers that count for it */
  readonly countId: string;
  /** counts of the last publish, which the next one starts from */
  readonly checkpoint: string;
  /** what the last publish was made from */
  readonly published: string;
  /** the version that was last brought to each bucket */
  readonly uploaded: string;
  /** for DuckDB's data that does not fit into memory; emptied by every run */
  readonly spill: string;
  readonly rejects: string;
  readonly snapshots: string;
}

/** @example storePaths('/srv/data').state // '/srv/data/store/state.json' */
export const storePaths = (dataDir: string): StorePaths => {
  const store = join(dataDir, 'store');
  return {
    root: dataDir,
    store,
    state: join(store, 'state.json'),
    lock: join(store, 'lock.json'),
    countId: join(store, 'count-id'),
    checkpoint: join(dataDir, 'checkpoint'),
    published: join(store, 'published.json'),
    uploaded: join(dataDir, 'uploaded.json'),
    spill: join(store, 'spill'),
    rejects: join(dataDir, 'rejects'),
    snapshots: join(dataDir, 'snapshots'),
  };
};
