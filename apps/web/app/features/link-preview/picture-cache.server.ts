import makeEtag from 'etag';
import { LRUCache } from 'lru-cache';
import type { BoundedQueue } from '#app/platform/bounded-queue';
import { countLookupsOf } from '#app/platform/cache-lookups.server';
import { createCoalescer } from '#app/platform/coalesce';
import { ownBytes } from '#app/platform/own-bytes';
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
  /** what each rendering passes */
  readonly gate: BoundedQueue;
  /** bound of the cache in bytes of PNG */
  readonly cacheBytes?: number;
}

/** What a subject's picture depends on besides the snapshot. */
const subjectKey = (subject: PictureSubject): string => {
  switch (subject.kind) {
    case 'site':
      return '';
    case 'shared':
      return `${subject.list.id} ${subject.list.version} ${subject.list.name}`;
    case 'deck':
      return `${subject.commanders.join(' ')} ${subject.cardCount}`;
    case 'passport':
    case 'table':
      return subject.code;
    case 'compare':
      return `${subject.slug} ${subject.other}`;
    default:
      return subject.slug;
  }
};

const keyOf = (snapshot: Snapshot, subject: PictureSubject): string =>
  `${snapshot.manifest.version} ${subject.kind} ${subjectKey(subject)}`;

const renderPicture = async (
  snapshot: Snapshot,
  subject: PictureSubject,
): Promise<RenderedPicture | undefined> => {
  const picture = await pagePicture(snapshot, subject);
  if (!picture) return undefined;
  const png = ownBytes(await rasterise(renderLinkPicture(picture)));
  return { png, etag: makeEtag(png) };
};

/** Renders pictures of pages on demand, once for concurrent requests, and caches them (least recently used out first). */
export const createPictureCache = ({ gate, cacheBytes = 48 * 1024 * 1024 }: PictureCacheOptions) => {
  const join = createCoalescer<RenderedPicture | undefined>();
  const countLookup = countLookupsOf('pictures');
  const cache = new LRUCache<string, RenderedPicture>({
    maxSize: cacheBytes,
    sizeCalculation: ({ png }) => png.byteLength,
  });

  return {
    /**
     * The picture of a page; undefined for an unknown page. Rejects with a BusyError when too many pictures are waiting.
     * @param caller aborts when nobody waits for it any more
     */
    get: async (
      snapshot: Snapshot,
      subject: PictureSubject,
      caller: AbortSignal,
    ): Promise<RenderedPicture | undefined> => {
      const key = keyOf(snapshot, subject);
      const cached = cache.get(key);
      countLookup(cached !== undefined);
      if (cached) return cached;
      const { result } = join(key, caller, async (signal) => {
        const picture = await gate.add(() => renderPicture(snapshot, subject), { signal });
        if (picture) cache.set(key, picture);
        return picture;
      });
      return result;
    },
  };
};
export type PictureCache = ReturnType<typeof createPictureCache>;
