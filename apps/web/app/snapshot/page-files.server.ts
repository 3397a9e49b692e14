import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { parseFile } from './load.server';
import { isSourcePath, SnapshotSourceError, type SnapshotSource } from './source.server';

/** Weight of a cached miss in bytes. */
const MISS_BYTES = 200;

/** Reads validated page files of a snapshot. */
export interface PageFiles {
  /**
   * A page file, validated; undefined where the snapshot has none. A path always comes with the same schema. Rejects
   * with a SnapshotSourceError where the file cannot be read, with a SnapshotError where it is invalid.
   */
  read<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined>;
}

export interface PageFilesOptions {
  readonly source: SnapshotSource;
  readonly version: string;
  /** bound of the cache, as bytes of the files */
  readonly cacheBytes: number;
  /** files of a later snapshot, for when this one has been pruned while a request held it */
  readonly later?: () => Promise<PageFiles | undefined>;
}

interface CachedFile {
  /** undefined for a miss */
  readonly page: unknown;
  readonly bytes: number;
}

/** Page files are read on demand, once for concurrent requests, and cached (least recently used out first). */
export const createPageFiles = ({ source, version, cacheBytes, later }: PageFilesOptions): PageFiles => {
  const fetchFile = async (path: string, schema: z.ZodType): Promise<CachedFile> => {
    try {
      const file = await source.read(`${version}/${path}`);
      if (file === 'unchanged') throw new Error(`${path}: unchanged without a tag`);
      return { page: parseFile(version, path, file.bytes, schema), bytes: file.bytes.byteLength };
    } catch (error) {
      if (!(error instanceof SnapshotSourceError) || error.failure !== 'not-found') throw error;
      // Without its manifest the snapshot has been pruned: the page may exist.
      await source.read(`${version}/manifest.json`);
      return { page: undefined, bytes: MISS_BYTES };
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
