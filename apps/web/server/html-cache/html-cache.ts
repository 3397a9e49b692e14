import { LRUCache } from 'lru-cache';

/** How a body is packed, as Content-Encoding names it. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** One packing of a page with the whole list of headers that it is sent with: name, value, name, value … */
export interface PackedPage {
  readonly bytes: Buffer;
  readonly headers: readonly string[];
}

/** A page that may be sent to every visitor of its key. */
export interface KeptPage {
  readonly tag: string;
  /** headers that do not follow from the packing */
  readonly headers: readonly string[];
  readonly packed: Readonly<Partial<Record<Encoding, PackedPage>>>;
}

/** Share of the bytes that pages may fill which were asked for once only. */
const NEWCOMERS = 0.2;
/** What an entry takes besides its bodies and its key, in bytes; rounded up. */
const OVERHEAD = 4096;

const sizeOf = ({ packed }: KeptPage, key: string): number =>
  ENCODINGS.reduce((sum, encoding) => sum + (packed[encoding]?.bytes.byteLength ?? 0), 0) +
  2 * key.length +
  OVERHEAD;

export interface KeptPages {
  get(key: string): KeptPage | undefined;
  set(key: string, page: KeptPage): void;
  clear(): void;
  /** bytes that are taken */
  readonly size: number;
}

/**
 * Pages in memory, at most so many bytes of them. A page begins among the newcomers, which share a fifth of the bytes, and
 * leaves them for the rest when it is asked for a second time. So whoever asks for a million addresses once each, by
 * other queries or other hosts, drives out nothing but newcomers; of each part the page that was longest not asked for
 * goes first.
 * @param bytes 0 keeps nothing
 */
export const createKeptPages = (bytes: number): KeptPages => {
  const part = (share: number, onEvict?: (page: KeptPage, key: string) => void) =>
    new LRUCache<string, KeptPage>({
      maxSize: Math.max(1, Math.floor(bytes * share)),
      sizeCalculation: sizeOf,
      ...(onEvict && {
        dispose: (page: KeptPage, key: string, reason: string) => {
          if (reason === 'evict') onEvict(page, key);
        },
      }),
    });
  const newcomers = part(NEWCOMERS);
  const regulars = part(1 - NEWCOMERS, (page, key) => newcomers.set(key, page));

  return {
    get: (key) => {
      const regular = regulars.get(key);
      if (regular) return regular;
      const newcomer = newcomers.get(key);
      if (newcomer) {
        newcomers.delete(key);
        regulars.set(key, newcomer);
      }
      return newcomer;
    },
    set: (key, page) => void (regulars.has(key) ? regulars : newcomers).set(key, page),
    clear: () => {
      regulars.clear();
      newcomers.clear();
    },
    get size() {
      return regulars.calculatedSize + newcomers.calculatedSize;
    },
  };
};
