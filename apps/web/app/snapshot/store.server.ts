import { SnapshotPointer } from '@crownsmith/api-client';
import {
  isSnapshotFailure,
  nextRelease,
  parseFile,
  SnapshotSourceError,
  type SnapshotSource,
} from '@crownsmith/answers/snapshot';
import type { Log } from '#app/platform/logger.server';
import { loadSnapshot, type Snapshot } from './snapshot.server';

/** Longest delay between attempts to load a rejected snapshot, in ms. */
const MAX_RETRY_MS = 60_000;

/** No snapshot has been published, or none can be loaded. */
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
  /** the day, as an ISO date: announced cards are legal from their release on */
  readonly today?: () => string;
}

/** What is wrong with the data that the site serves. */
interface SnapshotHealth {
  /** the version served; undefined for none */
  readonly version: string | undefined;
  /** sentences for the operator; empty while the current snapshot is served and intact */
  readonly reasons: readonly string[];
}

/**
 * Holds the current snapshot. When the pointer names another one, it is loaded beside the current one and replaces it in
 * one step; requests finish with the snapshot they started with. A snapshot that cannot be loaded, or has damaged files,
 * is logged and retried with increasing delays; the one before it stays. Without one before it, or when the current one
 * disappears, the newest intact snapshot of the source is served, and if none is, what is intact of the newest.
 */
export interface SnapshotStore {
  /** The current snapshot; undefined until the first is loaded. */
  current(): Snapshot | undefined;
  /** The current snapshot, loaded first if need be; rejects with a SnapshotMissingError if there is none. */
  get(): Promise<Snapshot>;
  health(): SnapshotHealth;
  /** Reads the pointer now and loads what it names; never rejects. */
  refresh(): Promise<void>;
  /** Starts to poll the pointer; returns a function that stops it. */
  watch(): () => void;
}

/** A delay up to a tenth shorter or longer, so that replicas which start together do not ask together for ever. */
const withJitter = (ms: number): number => ms * (0.9 + Math.random() * 0.2);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What the log has of an error besides its message: of one of a snapshot its cause, such as an error of the disk with its path. */
const causeOf = (error: unknown): { readonly err?: unknown; readonly cause?: string } => {
  if (!isSnapshotFailure(error)) return { err: error };
  return error.cause === undefined ? {} : { cause: messageOf(error.cause) };
};

const isMissing = (error: unknown): boolean =>
  error instanceof SnapshotSourceError && error.failure === 'not-found';

const SHOWN_DAMAGE = 5;

const describeDamage = ({ damage, manifest }: Snapshot): readonly string[] => {
  if (damage.size === 0) return [];
  const shown = [...damage].slice(0, SHOWN_DAMAGE).map(([path, what]) => `${path} ${what}`);
  const more = damage.size - shown.length;
  return [
    `Damaged files of ${manifest.version}: ${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`,
  ];
};

export const createSnapshotStore = (options: SnapshotStoreOptions): SnapshotStore => {
  const { source, log, pollMs, pageCacheBytes, now = () => performance.now() } = options;
  const today = options.today ?? (() => new Date().toISOString().slice(0, 10));
  let current: Snapshot | undefined;
  const releases = new WeakMap<Snapshot, string | undefined>();
  let knownTag: string | undefined;
  let refreshing: Promise<void> | undefined;
  let hasRefreshed = false;
  /** the version that the pointer named at the last refresh; undefined where it could not be read */
  let wanted: string | undefined;
  /** why that version is not served, or why the pointer cannot be read; expected before the first publish */
  let failure:
    { readonly reason: string; readonly publicReason: string; readonly isExpected: boolean } | undefined;
  /** a version whose files have disappeared while it was served */
  let lost: string | undefined;
  let rejected: { readonly version: string; readonly attempts: number; readonly retryAt: number } | undefined;

  const readPointer = async (): Promise<{ version: string; tag: string | undefined } | 'unchanged'> => {
    const file = await source.read('current.json', lost === undefined ? knownTag : undefined);
    if (file === 'unchanged') return file;
    const { version } = parseFile('pointer', 'current.json', file.bytes, SnapshotPointer);
    return { version, tag: file.tag };
  };

  const load = async (version: string, acceptDamage: boolean): Promise<Snapshot> => {
    const later = async (): Promise<Snapshot | undefined> => {
      if (current === loaded) lost = version;
      await refreshing;
      if (current === loaded) await refresh();
      return current === loaded ? undefined : current;
    };
    await source.prepare?.(version, rejected?.version === version);
    const loaded: Snapshot = await loadSnapshot({
      source,
      version,
      pageCacheBytes,
      acceptDamage,
      today: today(),
      later,
      onDamage: (path, what) =>
        log.error({ version, path, reason: what }, 'A file of the snapshot is damaged'),
    });
    releases.set(loaded, nextRelease(loaded.cards));
    return loaded;
  };

  /** Leaves of a mirror the snapshot that is served and the one before, which requests may still read. */
  const tidyUp = async (versions: readonly (string | undefined)[]): Promise<void> => {
    const kept = versions.filter((version) => version !== undefined);
    await source.keepOnly?.(new Set(kept)).catch((error: unknown) => {
      log.warn({ source: source.name, reason: messageOf(error) }, 'Could not remove former snapshots');
    });
  };

  const reject = (version: string): void => {
    const attempts = rejected?.version === version ? rejected.attempts + 1 : 1;
    const delay = Math.min(pollMs * 2 ** Math.min(attempts, 16), MAX_RETRY_MS);
    rejected = { version, attempts, retryAt: now() + delay };
  };

  /**
   * The newest intact snapshot, without one what is intact of the newest.
   * @param first the version that the pointer names, which is not intact; it goes before other damaged ones
   */
  const loadFallback = async (first: string | undefined): Promise<Snapshot | undefined> => {
    const versions = (await source.versions?.()) ?? [];
    const others = versions.filter((version) => version !== first);
    const all = first === undefined ? others : [first, ...others];
    for (const [candidates, acceptDamage] of [[others, false] as const, [all, true] as const]) {
      for (const version of candidates) {
        try {
          return await load(version, acceptDamage);
        } catch (error) {
          if (!isSnapshotFailure(error)) throw error;
        }
      }
    }
    return undefined;
  };

  /** Serves another snapshot where there is none, or where the files of the current one are gone. */
  const fallBack = async (): Promise<void> => {
    if (current && current.manifest.version !== lost) return;
    const fallback = await loadFallback(wanted);
    if (!fallback) return;
    [current, lost] = [fallback, undefined];
    const { manifest, damage } = fallback;
    log.warn({ version: manifest.version, wanted, damaged: damage.size }, 'Serving a fallback snapshot');
  };

  /** On the day of a release, announced cards become legal: the same snapshot is loaded once more, with its pages. */
  const reloadReleases = async (): Promise<void> => {
    if (!current) return;
    const due = (releases.get(current) ?? '9') <= today();
    if (!due) return;
    const { version } = current.manifest;
    current = await load(version, current.damage.size > 0);
    log.info({ version }, 'Announced cards are released');
  };

  const update = async (): Promise<void> => {
    await reloadReleases();
    wanted = undefined;
    const pointer = await readPointer();
    if (pointer === 'unchanged') return;
    const { version, tag } = pointer;
    wanted = version;
    const isServed = version === current?.manifest.version && version !== lost && current.damage.size === 0;
    const accept = (): void => {
      [knownTag, failure, rejected, lost] = [tag, undefined, undefined, undefined];
    };
    if (isServed) {
      accept();
      return;
    }
    if (rejected?.version === version && now() < rejected.retryAt) return;
    const started = now();
    // The first snapshot of a normal start is not news: the server logs that it is ready.
    const level = current || failure ? 'info' : 'debug';
    const before = current?.manifest.version;
    current = await load(version, false);
    // At once: requests see the snapshot from here on, and are not to see the failure of the one before.
    accept();
    const { cards, decks, sample } = current.manifest;
    log[level]({ version, cards, decks, sample, ms: Math.round(now() - started) }, 'Loaded a snapshot');
    await tidyUp([version, before]);
  };

  /** Whether nothing has been published: there is no pointer, and no snapshot. */
  const isUnpublished = (error: unknown): boolean =>
    !current && error instanceof SnapshotSourceError && error.path === 'current.json' && isMissing(error);

  const logError = (error: unknown): void => {
    const [reason, isExpected] = [messageOf(error), isUnpublished(error)];
    if (reason === failure?.reason && isExpected === failure.isExpected) return;
    // Errors of a snapshot name its files only; any other error may name paths of this machine.
    const isPublic = isSnapshotFailure(error) || error instanceof SnapshotMissingError;
    const publicReason = isPublic ? reason : 'The snapshot could not be loaded; the log says why.';
    failure = { reason, publicReason, isExpected };
    log[isExpected ? 'warn' : 'error'](
      { source: source.name, reason, ...causeOf(error) },
      isExpected ? 'No snapshot has been published yet' : 'Could not load a snapshot',
    );
  };

  const recover = async (error: unknown): Promise<void> => {
    knownTag = undefined;
    const version = wanted ?? '';
    if (rejected?.version !== version || now() >= rejected.retryAt) {
      reject(version);
      await fallBack().catch(logError);
    }
    logError(error);
  };

  const refresh = (): Promise<void> => {
    hasRefreshed = true;
    refreshing ??= update()
      .catch(recover)
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
    health: () => ({
      version: current?.manifest.version,
      reasons: [
        ...(failure && !failure.isExpected ? [failure.publicReason] : []),
        ...(current ? describeDamage(current) : []),
      ],
    }),
    refresh,
    watch: () => {
      let timer: NodeJS.Timeout | undefined;
      let stopped = false;
      const poll = async (): Promise<void> => {
        await refresh();
        if (!stopped) timer = setTimeout(() => void poll(), withJitter(pollMs)).unref();
      };
      void poll();
      return () => {
        stopped = true;
        clearTimeout(timer);
      };
    },
  };
};
