import makeEtag from 'etag';
import { LRUCache } from 'lru-cache';
import { createBoundedQueue } from '#app/platform/bounded-queue';
import type { Snapshot } from '#app/snapshot/current.server';
import { renderLinkPicture } from './link-picture.server';
import { pagePicture, type PictureSubject } from './page-picture.server';
import { rasterise } from './rasterise.server';

/** A rendered picture with its ETag. */
interface RenderedPicture {
  readonly png: Buffer;
  readonly etag: string;
}

export interface PictureCacheOptions {
  /** bound of the cache in bytes of PNG */
  readonly cacheBytes?: number;
  /** pictures rendered at a time */
  readonly running?: number;
  /** pictures that may wait for their turn */
  readonly waiting?: number;
}

interface FetchContext {
  readonly snapshot: Snapshot;
  readonly subject: PictureSubject;
}

const keyOf = ({ snapshot, subject }: FetchContext): string =>
  `${snapshot.manifest.version} ${subject.kind} ${subject.kind === 'site' ? '' : subject.slug}`;

/** Renders pictures of pages on demand, once for concurrent requests, and caches them (least recently used out first). */
export const createPictureCache = ({
  cacheBytes = 48 * 1024 * 1024,
  running = 2,
  waiting = 24,
}: PictureCacheOptions = {}) => {
  const queue = createBoundedQueue({ running, waiting });

  const render = async ({ snapshot, subject }: FetchContext): Promise<RenderedPicture | undefined> => {
    const picture = await pagePicture(snapshot, subject);
    if (!picture) return undefined;
    const png = await queue.add(() => rasterise(renderLinkPicture(picture)));
    return { png, etag: makeEtag(png) };
  };

  const cache = new LRUCache<string, RenderedPicture, FetchContext>({
    maxSize: cacheBytes,
    sizeCalculation: ({ png }) => png.byteLength,
    fetchMethod: (_key, _stale, { context }) => render(context),
    // An entry that is evicted while it is rendered still resolves for its callers.
    ignoreFetchAbort: true,
  });

  return {
    /** The picture of a page; undefined for an unknown page. Rejects with a BusyError when too many pictures are waiting. */
    get: (snapshot: Snapshot, subject: PictureSubject): Promise<RenderedPicture | undefined> => {
      const context = { snapshot, subject };
      return cache.fetch(keyOf(context), { context });
    },
  };
};
export type PictureCache = ReturnType<typeof createPictureCache>;
