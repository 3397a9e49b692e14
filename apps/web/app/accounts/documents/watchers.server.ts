import type { AnyCollection } from './documents.server';

interface Options {
  /** how often changes by other processes are looked for, in ms */
  readonly pollMs: number;
  /** changes with every commit of another process */
  readonly changes: () => number;
  /** revision of a document, 0 for none */
  readonly revision: (collection: AnyCollection, id: string) => number;
}

interface Watched {
  readonly collection: AnyCollection;
  readonly id: string;
  readonly listeners: Set<() => void>;
  revision: number;
}

/** A listener's failure is its own: it must not fail the write that it hears of. */
export const notify = (listener: () => void): void => {
  try {
    listener();
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
};

/** Who watches which documents: notified at once of the changes of this process, and after a poll of those of others. */
export const createWatchers = ({ pollMs, changes, revision }: Options) => {
  const watched = new Map<string, Watched>();
  let timer: NodeJS.Timeout | undefined;
  let last = 0;

  const keyOf = (collection: AnyCollection, id: string): string => `${collection.name}/${id}`;

  const tell = (entry: Watched): void => {
    const now = revision(entry.collection, entry.id);
    if (now === entry.revision) return;
    entry.revision = now;
    for (const listener of [...entry.listeners]) notify(listener);
  };

  const poll = (): void => {
    try {
      const now = changes();
      if (now === last) return;
      for (const entry of watched.values()) tell(entry);
      last = now;
    } catch {
      // The file is locked or gone for a moment: the next poll looks again, since `last` is unchanged.
    }
  };

  return {
    add: (collection: AnyCollection, id: string, listener: () => void): (() => void) => {
      const key = keyOf(collection, id);
      const entry = watched.get(key) ?? {
        collection,
        id,
        listeners: new Set(),
        revision: revision(collection, id),
      };
      watched.set(key, entry);
      if (timer === undefined) {
        last = changes();
        timer = setInterval(poll, pollMs).unref();
      }
      // Each watcher has a function of its own, so that the same listener may watch twice.
      const own = (): void => listener();
      entry.listeners.add(own);
      queueMicrotask(() => {
        if (entry.listeners.has(own)) notify(own);
      });
      return () => {
        entry.listeners.delete(own);
        if (entry.listeners.size === 0 && watched.get(key) === entry) watched.delete(key);
        if (watched.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
      };
    },
    /** Tells those who watch a document that this process has changed it. */
    notify: (collection: AnyCollection, id: string): void => {
      const entry = watched.get(keyOf(collection, id));
      if (entry) tell(entry);
    },
    close: (): void => {
      clearInterval(timer);
      watched.clear();
    },
  };
};
