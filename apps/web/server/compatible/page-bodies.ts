import type { Request, Response } from 'express';
import type { BoundedQueue } from '#app/platform/bounded-queue';
import type { SnapshotStore } from '#app/snapshot/store.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { createJsonBodyCache, encodeJson, sendJsonBody } from '../response/json-body-cache';

/** Cached bodies of one snapshot, in bytes. */
const CACHE_BYTES = 64 * 1024 * 1024;
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=3600';

/** What a response is made from. */
interface PageBody {
  /** what it is cached by */
  readonly key: string;
  /** resolves with undefined where there is nothing */
  readonly read: (snapshot: Snapshot) => Promise<object | undefined>;
  readonly cacheControl?: string | undefined;
}

/** Sends a page of the current snapshot; resolves with false where there is nothing to send. */
export type SendPage = (request: Request, response: Response, page: PageBody) => Promise<boolean>;

const createBodyCache = (snapshot: Snapshot, gate: BoundedQueue) =>
  createJsonBodyCache<Pick<PageBody, 'read'>>(CACHE_BYTES, async ({ read }) => {
    const page = await gate.add(() => read(snapshot));
    return page && encodeJson(page);
  });

/** @param gate what each page passes that is not cached */
export const createPageBodies = (store: Pick<SnapshotStore, 'get'>, gate: BoundedQueue): SendPage => {
  const caches = new WeakMap<Snapshot, ReturnType<typeof createBodyCache>>();
  return async (request, response, { key, read, cacheControl = CACHE_CONTROL }) => {
    const snapshot = await store.get();
    const cache = caches.get(snapshot) ?? createBodyCache(snapshot, gate);
    caches.set(snapshot, cache);
    const body = await cache.fetch(key, { read });
    if (body) sendJsonBody(request, response, { body, cacheControl });
    return body !== undefined;
  };
};
