import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Snapshot } from '#app/snapshot/current.server';
import { drawLinkPicture } from './link-picture.server';
import { pagePicture, type PictureSubject } from './page-picture.server';
import { rasterise } from './rasterise.server';
import { createBoundedQueue } from '#app/platform/bounded-queue';

/** A picture as it is sent. */
export interface DrawnPicture {
  readonly png: Buffer;
  readonly tag: string;
}

export interface DrawnPicturesOptions {
  /** most that is kept, in bytes */
  readonly cacheBytes?: number;
  /** how many are drawn at once, and how many may wait for that */
  readonly running?: number;
  readonly waiting?: number;
}

const keyOf = (snapshot: Snapshot, subject: PictureSubject): string =>
  `${snapshot.manifest.version} ${subject.kind} ${subject.kind === 'site' ? '' : subject.slug}`;

/**
 * Pictures of pages, drawn when they are asked for and kept while there is room. One that several ask for at once is
 * drawn once. Rejects with a BusyError when too many are waiting.
 */
export const createRenderedPictures = ({
  cacheBytes = 48 * 1024 * 1024,
  running = 2,
  waiting = 24,
}: DrawnPicturesOptions = {}) => {
  const kept = new LRUCache<string, DrawnPicture>({ maxSize: cacheBytes });
  const drawing = new Map<string, Promise<DrawnPicture | undefined>>();
  const gate = createBoundedQueue({ running, waiting });

  const draw = async (snapshot: Snapshot, subject: PictureSubject): Promise<DrawnPicture | undefined> => {
    const picture = await pagePicture(snapshot, subject);
    if (!picture) return undefined;
    const png = await gate(() => rasterise(drawLinkPicture(picture)));
    return { png, tag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 27)}"` };
  };

  return {
    /** The picture of a page of a snapshot; undefined where there is no such page. */
    get: async (snapshot: Snapshot, subject: PictureSubject): Promise<DrawnPicture | undefined> => {
      const key = keyOf(snapshot, subject);
      const known = kept.get(key);
      if (known) return known;
      const pending = drawing.get(key);
      if (pending) return pending;
      const started = draw(snapshot, subject)
        .then((picture) => {
          if (picture) kept.set(key, picture, { size: picture.png.byteLength });
          return picture;
        })
        .finally(() => drawing.delete(key));
      drawing.set(key, started);
      return started;
    },
  };
};
export type RenderedPictures = ReturnType<typeof createRenderedPictures>;
