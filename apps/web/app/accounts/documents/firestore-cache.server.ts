import { LRUCache } from 'lru-cache';

interface Options {
  /** most documents that are watched at a time */
  readonly limit: number;
  /** how long a document is watched after its first read, in ms: bounds how old it is where the connection is lost unseen */
  readonly maxAgeMs: number;
  /** calls the listener with each state of a document, and with undefined once it cannot be watched any more */
  readonly watch: (key: string, listener: (state: State | undefined) => void) => () => void;
}

/** What is stored under a key: undefined where there is no document. */
export interface State {
  readonly stored: Readonly<Record<string, unknown>> | undefined;
}

interface Entry {
  state: State | undefined;
  stop: () => void;
}

/** Documents that every request of a person reads, kept as they are in the database by watching them. */
export const createLiveCache = ({ limit, maxAgeMs, watch }: Options) => {
  const entries = new LRUCache<string, Entry>({
    max: limit,
    dispose: (entry) => entry.stop(),
  });
  return {
    /** The present state of a document; from the second read on without a request, while it is watched. */
    read: async (key: string, fetch: () => Promise<State>): Promise<State> => {
      const known = entries.get(key);
      if (known?.state) return known.state;
      if (!known) {
        const entry: Entry = { state: undefined, stop: () => undefined };
        entries.set(key, entry);
        const unsubscribe = watch(key, (state) => {
          entry.state = state;
          if (!state && entries.peek(key) === entry) entries.delete(key);
        });
        const timer = setTimeout(() => entries.delete(key), maxAgeMs).unref();
        entry.stop = () => {
          clearTimeout(timer);
          unsubscribe();
        };
      }
      return fetch();
    },
    /** To be called after a write, before it is acknowledged: the writer reads what it wrote. */
    forget: (key: string): void => void entries.delete(key),
    clear: (): void => entries.clear(),
  };
};
