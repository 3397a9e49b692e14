import { LRUCache } from 'lru-cache';

/** Content codings that pages are sent in, as Content-Encoding names them. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A body in one encoding, with the whole list of headers that it is sent with: name, value, name, value … */
export interface EncodedBody {
  readonly bytes: Buffer;
  readonly headers: readonly string[];
}

/** A page that every client may get whose request has its key. */
export interface CachedPage {
  readonly etag: string;
  /** headers that do not depend on the encoding: name, value, name, value … */
  readonly headers: readonly string[];
  /** the encodings that were requested so far */
  readonly bodies: Readonly<Partial<Record<Encoding, EncodedBody>>>;
}

/** Share of the bytes for pages that were requested once only. */
const PROBATIONARY_SHARE = 0.2;
/** Bytes of an entry besides its bodies and its key, rounded up. */
const ENTRY_BYTES = 4096;

const sizeOf = ({ bodies }: CachedPage, key: string): number =>
  ENCODINGS.reduce((sum, encoding) => sum + (bodies[encoding]?.bytes.byteLength ?? 0), 0) +
  2 * key.length +
  ENTRY_BYTES;

export interface HtmlCache {
  get(key: string): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
  clear(): void;
  /** bytes in use */
  readonly size: number;
}

/**
 * A segmented LRU cache of pages. A page begins in the probationary segment, a fifth of the bytes, and is promoted to the
 * protected one when it is requested again. So a flood of URLs that are requested once each, by other queries or other
 * hosts, evicts nothing but probationary pages. A page that is evicted from the protected segment becomes probationary.
 * @param maxBytes 0 caches nothing
 */
export const createHtmlCache = (maxBytes: number): HtmlCache => {
  const segment = (share: number, onEvict?: (page: CachedPage, key: string) => void) =>
    new LRUCache<string, CachedPage>({
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      sizeCalculation: sizeOf,
      ...(onEvict && {
        dispose: (page: CachedPage, key: string, reason: string) => {
          if (reason === 'evict') onEvict(page, key);
        },
      }),
    });
  const probationary = segment(PROBATIONARY_SHARE);
  const protectedPages = segment(1 - PROBATIONARY_SHARE, (page, key) => probationary.set(key, page));

  return {
    get: (key) => {
      const page = protectedPages.get(key);
      if (page) return page;
      const promoted = probationary.get(key);
      if (promoted) {
        probationary.delete(key);
        protectedPages.set(key, promoted);
      }
      return promoted;
    },
    set: (key, page) => void (protectedPages.has(key) ? protectedPages : probationary).set(key, page),
    clear: () => {
      protectedPages.clear();
      probationary.clear();
    },
    get size() {
      return protectedPages.calculatedSize + probationary.calculatedSize;
    },
  };
};
