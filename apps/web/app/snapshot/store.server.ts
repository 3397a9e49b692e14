import { SnapshotPointer } from '@crownsmith/api-client';
import type { Log } from '#app/platform/logger.server';
import { parseFile, SnapshotError } from './load.server';
import { loadSnapshot, type Snapshot } from './snapshot.server';
import { SnapshotSourceError, type SnapshotSource } from './source.server';

/** Longest delay between attempts to load a rejected snapshot, in ms. */
const MAX_RETRY_MS = 60_000;

/** No snapshot has been published. */
export class SnapshotMissingError extends Error {
  override readonly name = 'SnapshotMissingError';
  constructor() {
    super('No snapshot has been published yet. Publish one with: npm run pipeline -- publish');
  }
}

export interface SnapshotStoreOptions {
  readonly source: SnapshotSource;
  readonly log: Log;
  /** interval between reads of the pointer in ms */
  readonly pollMs: number;
  readonly pageCacheBytes: number;
  /** a monotonic clock in ms */
  readonly now?: () => number;
}

/**
 * Holds the current snapshot. When the pointer names another one, it is loaded beside the current one and replaces it in
 * one step; requests finish with the snapshot they started with. A snapshot that cannot be loaded is logged and retried
 * with increasing delays; the current one stays.
 */
export interface SnapshotStore {
  /** The current snapshot; undefined until the first is loaded. */
  current(): Snapshot | undefined;
  /** The current snapshot, loaded first if need be; rejects with a SnapshotMissingError if there is none. */
  get(): Promise<Snapshot>;
  /** Reads the pointer now and loads what it names; never rejects. */
  refresh(): Promise<void>;
  /** Starts to poll the pointer; returns a function that stops it. */
  watch(): () => void;
}

export const createSnapshotStore = (options: SnapshotStoreOptions): SnapshotStore => {
  const { source, log, pollMs, pageCacheBytes, now = () => performance.now() } = options;
  let current: Snapshot | undefined;
  let knownTag: string | undefined;
  let refreshing: Promise<void> | undefined;
  let hasRefreshed = false;
  let lastError = '';
  let rejected: { readonly version: string; readonly attempts: number; readonly retryAt: number } | undefined;

  const readPointer = async (): Promise<{ version: string; tag: string | undefined } | 'unchanged'> => {
    const file = await source.read('current.json', knownTag);
    if (file === 'unchanged') return file;
    const { version } = parseFile('pointer', 'current.json', file.bytes, SnapshotPointer);
    return { version, tag: file.tag };
  };

  const load = async (version: string): Promise<Snapshot> => {
    const later = async (): Promise<Snapshot | undefined> => {
      await refresh();
      return current === loaded ? undefined : current;
    };
    const loaded: Snapshot = await loadSnapshot({ source, version, pageCacheBytes, later });
    return loaded;
  };

  const reject = (version: string): void => {
    const attempts = rejected?.version === version ? rejected.attempts + 1 : 1;
    const delay = Math.min(pollMs * 2 ** Math.min(attempts, 16), MAX_RETRY_MS);
    rejected = { version, attempts, retryAt: now() + delay };
  };

  const update = async (): Promise<void> => {
    const pointer = await readPointer();
    if (pointer === 'unchanged') return;
    const { version, tag } = pointer;
    if (version !== current?.manifest.version) {
      if (rejected?.version === version && now() < rejected.retryAt) return;
      const started = now();
      // The first snapshot of a normal start is not news: the server logs that it is ready.
      const level = current || lastError !== '' ? 'info' : 'debug';
      try {
        current = await load(version);
      } catch (error) {
        reject(version);
        throw error;
      }
      const { cards, decks, sample } = current.manifest;
      log[level]({ version, cards, decks, sample, ms: Math.round(now() - started) }, 'Loaded a snapshot');
    }
    [knownTag, lastError, rejected] = [tag, '', undefined];
  };

  const logError = (error: unknown): void => {
    const expected = error instanceof SnapshotError || error instanceof SnapshotSourceError;
    const reason = error instanceof Error ? error.message : String(error);
    if (reason === lastError) return;
    lastError = reason;
    const hasNoPointer = !current && error instanceof SnapshotSourceError && error.path === 'current.json';
    const message =
      hasNoPointer && error.failure === 'not-found'
        ? 'No snapshot has been published yet'
        : 'Could not load a snapshot';
    log[hasNoPointer ? 'warn' : 'error'](
      { source: source.name, reason, ...(!expected && { err: error }) },
      message,
    );
  };

  const refresh = (): Promise<void> => {
    hasRefreshed = true;
    refreshing ??= update()
      .catch(logError)
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  };

  return {
    current: () => current,
    get: async () => {
      if (!current && (!hasRefreshed || refreshing)) await refresh();
      if (!current) throw new SnapshotMissingError();
      return current;
    },
    refresh,
    watch: () => {
      let timer: NodeJS.Timeout | undefined;
      let stopped = false;
      const poll = async (): Promise<void> => {
        await refresh();
        if (!stopped) timer = setTimeout(() => void poll(), pollMs).unref();
      };
      void poll();
      return () => {
        stopped = true;
        clearTimeout(timer);
      };
    },
  };
};
