import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { parseFile } from './load.server';
import { isSourcePath, SnapshotSourceError, type SnapshotSource } from './source.server';

/** Weight of a page that is not there, in bytes. */
const MISS_BYTES = 200;

export interface PageFilesOptions {
  readonly source: SnapshotSource;
  readonly version: string;
  /** most that is kept, as bytes of the files that were read */
  readonly cacheBytes: number;
}

/** Reads pages of a snapshot when they are asked for and keeps the latest. */
export const createPageFiles = ({ source, version, cacheBytes }: PageFilesOptions) => {
  const cache = new LRUCache<string, { readonly page: unknown }>({ maxSize: cacheBytes });
  const reading = new Map<string, Promise<unknown>>();

  const fetchPage = async <T, V>(
    path: string,
    schema: z.ZodType<T>,
    view: (page: T) => V,
  ): Promise<V | undefined> => {
    try {
      const file = await source.read(`${version}/${path}`);
      if (file === 'unchanged') return undefined;
      const page = view(parseFile(version, path, file.bytes, schema));
      cache.set(path, { page }, { size: Math.max(file.bytes.byteLength, 1) });
      return page;
    } catch (error) {
      if (!(error instanceof SnapshotSourceError) || error.failure !== 'not-found') throw error;
      // A folder that is gone was pruned: that is no answer about the page.
      await source.read(`${version}/manifest.json`);
      cache.set(path, { page: undefined }, { size: MISS_BYTES });
      return undefined;
    }
  };

  return {
    /**
     * A page made from its file; undefined where the snapshot has none. One path must always come with the same schema
     * and view. Rejects with a SnapshotSourceError where the file cannot be read or the whole snapshot is gone, with a
     * SnapshotError where it is wrong.
     */
    read: async <T, V>(path: string, schema: z.ZodType<T>, view: (page: T) => V): Promise<V | undefined> => {
      if (!isSourcePath(path)) return undefined;
      const kept = cache.get(path);
      if (kept) return kept.page as V | undefined;
      const pending = reading.get(path) as Promise<V | undefined> | undefined;
      if (pending) return pending;
      const started = fetchPage(path, schema, view).finally(() => reading.delete(path));
      reading.set(path, started);
      return started;
    },
  };
};
