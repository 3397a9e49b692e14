import { SnapshotPointer } from '@crownsmith/api-client';
import type { Log } from '#app/platform/logger.server';
import { parseFile, SnapshotError } from './load.server';
import { SnapshotSourceError, type SnapshotSource } from './source.server';
import { loadSnapshot, type Snapshot } from './snapshot.server';

/** Longest pause between tries to read a snapshot that was refused, in ms. */
const LONGEST_PAUSE = 60_000;

/** There is no snapshot to read from. */
export class SnapshotMissingError extends Error {
  override readonly name = 'SnapshotMissingError';
  constructor() {
    super('No snapshot has been published yet. Publish one with: npm run pipeline -- publish');
  }
}

export interface SnapshotStoreOptions {
  readonly source: SnapshotSource;
  readonly log: Log;
  /** how often the pointer is looked at, in ms */
  readonly pollMs: number;
  readonly pageCacheBytes: number;
  /** ms since any fixed time */
  readonly now?: () => number;
}

/**
 * Holds the current snapshot and takes up a new one beside it, in one step, when the pointer names one. Requests keep
 * the snapshot that they began with. A snapshot that cannot be used is refused, logged and tried again later; the old
 * one stays.
 */
export interface SnapshotStore {
  /** The current snapshot; undefined before the first was read. */
  current(): Snapshot | undefined;
  /** The current snapshot; rejects with a SnapshotMissingError where there is none. */
  get(): Promise<Snapshot>;
  /** Looks at the pointer now; settles when that is done and never rejects. */
  refresh(): Promise<void>;
  /** Begins to look at the pointer again and again; answers how to stop. */
  watch(): () => void;
}

export const createSnapshotStore = (options: SnapshotStoreOptions): SnapshotStore => {
  const { source, log, pollMs, pageCacheBytes, now = () => performance.now() } = options;
  let current: Snapshot | undefined;
  let knownTag: string | undefined;
  let refreshing: Promise<void> | undefined;
  let begun = false;
  let lastProblem = '';
  /** what was refused, how often, and until when it is left alone */
  let refused: { readonly version: string; readonly times: number; readonly until: number } | undefined;

  const readVersion = async (): Promise<{ version: string; tag: string | undefined } | 'unchanged'> => {
    const file = await source.read('current.json', knownTag);
    if (file === 'unchanged') return file;
    const { version } = parseFile('pointer', 'current.json', file.bytes, SnapshotPointer);
    return { version, tag: file.tag };
  };

  const open = async (version: string): Promise<Snapshot> => {
    const later = async (): Promise<Snapshot | undefined> => {
      await refresh();
      return current === opened ? undefined : current;
    };
    const opened: Snapshot = await loadSnapshot({ source, version, pageCacheBytes, later });
    return opened;
  };

  const pause = (version: string): void => {
    const times = refused?.version === version ? refused.times + 1 : 1;
    refused = { version, times, until: now() + Math.min(pollMs * 2 ** Math.min(times, 16), LONGEST_PAUSE) };
  };

  const take = async (): Promise<void> => {
    const pointer = await readVersion();
    if (pointer === 'unchanged') return;
    const { version, tag } = pointer;
    if (version !== current?.manifest.version) {
      if (refused?.version === version && now() < refused.until) return;
      const started = now();
      // The first one at a start without trouble is no news; the line that says the site is ready follows.
      const level = current || lastProblem !== '' ? 'info' : 'debug';
      try {
        current = await open(version);
      } catch (error) {
        pause(version);
        throw error;
      }
      const { cards, decks, sample } = current.manifest;
      log[level]({ version, cards, decks, sample, ms: Math.round(now() - started) }, 'Took up a snapshot');
    }
    [knownTag, lastProblem, refused] = [tag, '', undefined];
  };

  const report = (error: unknown): void => {
    const known = error instanceof SnapshotError || error instanceof SnapshotSourceError;
    const message = error instanceof Error ? error.message : String(error);
    if (message === lastProblem) return;
    lastProblem = message;
    const isMissing = !current && error instanceof SnapshotSourceError && error.path === 'current.json';
    const sentence =
      isMissing && error.failure === 'not-found' ? 'There is no snapshot yet' : 'Refused a snapshot';
    log[isMissing ? 'warn' : 'error'](
      { source: source.name, problem: message, ...(!known && { err: error }) },
      sentence,
    );
  };

  const attempt = async (): Promise<void> => {
    try {
      await take();
    } catch (error) {
      report(error);
    }
  };

  const refresh = (): Promise<void> => {
    begun = true;
    refreshing ??= attempt().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  return {
    current: () => current,
    get: async () => {
      if (!current && (!begun || refreshing)) await refresh();
      if (!current) throw new SnapshotMissingError();
      return current;
    },
    refresh,
    watch: () => {
      let timer: NodeJS.Timeout | undefined;
      let stopped = false;
      const tick = async (): Promise<void> => {
        await refresh();
        if (!stopped) timer = setTimeout(() => void tick(), pollMs).unref();
      };
      void tick();
      return () => {
        stopped = true;
        clearTimeout(timer);
      };
    },
  };
};
