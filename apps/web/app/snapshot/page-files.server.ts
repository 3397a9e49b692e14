import {
  isSourcePath,
  parseFile,
  SnapshotError,
  SnapshotSourceError,
  takeTurn,
  type SnapshotReader,
} from '@crownsmith/answers/snapshot';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod';
import { countLookupsOf } from '#app/platform/cache-lookups.server';

const countLookup = countLookupsOf('page-files');

/** Weight of a cached miss in bytes. */
const MISS_BYTES = 200;

/** Reads validated page files of a snapshot. */
export interface PageFiles {
  /**
   * A page file, validated; undefined where the snapshot has none. A path always comes with the same schema. Rejects
   * with a SnapshotSourceError where the file cannot be read, with a SnapshotError where it is damaged or invalid.
   */
  read<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined>;
}

export interface PageFilesOptions {
  readonly reader: SnapshotReader;
  /** bound of the cache, as bytes of the files */
  readonly cacheBytes: number;
  /** files of a later snapshot, for when this one has been pruned while a request held it */
  readonly later?: () => Promise<PageFiles | undefined>;
  /** called with what is wrong with a file that is damaged or invalid, and with undefined once it can be read */
  readonly onDamage?: (path: string, what: string | undefined) => void;
}

interface CachedFile {
  /** undefined for a miss */
  readonly page: unknown;
  readonly bytes: number;
}

/** Page files are read on demand, once for concurrent requests, and cached (least recently used out first). */
export const createPageFiles = ({ reader, cacheBytes, later, onDamage }: PageFilesOptions): PageFiles => {
  const fetchFile = async (path: string, schema: z.ZodType): Promise<CachedFile> => {
    try {
      const bytes = await reader.read(path);
      // To parse it, and what is then made of it at once, is a piece of work.
      await takeTurn();
      const page = bytes && parseFile(reader.version, path, bytes, schema);
      onDamage?.(path, undefined);
      return { page, bytes: bytes?.byteLength ?? MISS_BYTES };
    } catch (error) {
      if (error instanceof SnapshotError) onDamage?.(path, error.issues[0] ?? 'is invalid');
      throw error;
    }
  };

  const cache = new LRUCache<string, CachedFile, z.ZodType>({
    maxSize: cacheBytes,
    sizeCalculation: ({ bytes }) => Math.max(bytes, 1),
    fetchMethod: (path, _stale, { context: schema }) => fetchFile(path, schema),
    // An entry that is evicted while it is being read still resolves for its callers.
    ignoreFetchAbort: true,
  });

  return {
    read: async <T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> => {
      if (!isSourcePath(path)) return undefined;
      try {
        countLookup(cache.has(path));
        const file = await cache.forceFetch(path, { context: schema });
        return file.page as T | undefined;
      } catch (error) {
        const files = error instanceof SnapshotSourceError ? await later?.() : undefined;
        if (!files) throw error;
        return files.read(path, schema);
      }
    },
  };
};
