import { join } from 'node:path';
import { openSource, type SnapshotSource } from '@crownsmith/answers/snapshot';
import { createMirrorSource, openBucket, parseBucketUrl } from '@crownsmith/snapshot-bucket';
import { env, type Env } from '#app/platform/env.server';
import { makeLogger, type Log } from '#app/platform/logger.server';
import type { Snapshot } from './snapshot.server';
import { createSnapshotStore, type SnapshotStore } from './store.server';

export type { Snapshot } from './snapshot.server';

const openSnapshotSource = ({ SNAPSHOT, DATA_DIR }: Env): SnapshotSource => {
  const address = parseBucketUrl(SNAPSHOT);
  return address === undefined
    ? openSource(SNAPSHOT)
    : createMirrorSource({ bucket: openBucket(address), folder: join(DATA_DIR, 'snapshot-mirror') });
};

/** A store of the snapshots that the settings name: a folder, an HTTP origin, or a bucket by way of a folder in DATA_DIR. */
export const openStore = (settings: Env, log: Log): SnapshotStore =>
  createSnapshotStore({
    source: openSnapshotSource(settings),
    log,
    pollMs: settings.SNAPSHOT_POLL_MS,
    pageCacheBytes: settings.PAGE_CACHE_MB * 1024 * 1024,
  });

let store: SnapshotStore | undefined;

/** The store of this process; opened from the environment and watched from the first call on. */
export const snapshotStore = (): SnapshotStore => {
  if (!store) {
    store = openStore(env(), makeLogger(env().LOG_LEVEL));
    store.watch();
  }
  return store;
};

/** Replaces the store of this process: for the server's start and for tests. */
export const setSnapshotStore = (other: SnapshotStore): void => {
  store = other;
};

/** The snapshot that was current last; undefined before the first one was read. */
export const lastSnapshot = (): Snapshot | undefined => store?.current();

/**
 * The current snapshot. Call it once per request, so that a page never mixes two snapshots. Rejects with a
 * SnapshotMissingError where none has been published.
 */
export const getSnapshot = (): Promise<Snapshot> => snapshotStore().get();
