import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { CommanderPage, TYPEAHEAD_LISTS } from '@crownsmith/api-client';
import { isSlug } from '@crownsmith/domain';
import { Router, type RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { BoundedQueue } from '#app/platform/bounded-queue';
import { etagMatches, weakEtag } from '#app/rendering/cache-headers.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { asyncHandler } from '../request/async-handler';
import { methodNotAllowed, notFound } from '../api/api-error';
import { toCommanderResponse } from './commander-json';
import { allowAllOrigins } from '../api/cors';

const compress = promisify(gzip);

/** Smaller bodies are sent uncompressed, in bytes. */
const GZIP_MIN_BYTES = 1024;
/** Cached bodies of one snapshot, in bytes. */
const CACHE_BYTES = 64 * 1024 * 1024;
/** What an entry of the cache weighs beside its bodies, in bytes. */
const ENTRY_BYTES = 100;
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=3600';

interface Body {
  readonly identity: Buffer;
  readonly gzipped: Buffer | undefined;
  readonly etag: string;
}

const encodeBody = async (value: unknown): Promise<Body> => {
  const identity = Buffer.from(JSON.stringify(value));
  const gzipped = identity.byteLength < GZIP_MIN_BYTES ? undefined : await compress(identity);
  return { identity, gzipped, etag: weakEtag(identity) };
};

/** Reads what a path serves; undefined where there is nothing. */
type Resource = (snapshot: Snapshot) => unknown;

const card =
  (slug: string): Resource =>
  (snapshot) =>
    snapshot.resolveCard(`/cards/${slug}`);

const commander =
  (slug: string): Resource =>
  async (snapshot) => {
    const page = await snapshot.files.read(`commanders/${slug}.json`, CommanderPage);
    return page && toCommanderResponse(page, (of) => snapshot.card(of));
  };

const cardShare =
  (card: string, commander: string): Resource =>
  (snapshot) =>
    snapshot.cardShare(card, commander);

const createBodyCache = (snapshot: Snapshot, gate: BoundedQueue) =>
  new LRUCache<string, Body, Resource>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ identity, gzipped }) =>
      identity.byteLength + (gzipped?.byteLength ?? 0) + ENTRY_BYTES,
    fetchMethod: (_path, _stale, { context: read }) =>
      gate.add(async () => {
        const value = await read(snapshot);
        return value === undefined ? undefined : encodeBody(value);
      }),
    // An entry that is evicted while it is encoded still resolves for its callers.
    ignoreFetchAbort: true,
  });

/**
 * Static JSON, to be mounted at `/json`: cards and commanders by slug, misc data, the lists of the search box. The
 * schemas of `@crownsmith/api-client` describe every response. Responses have an ETag, are cacheable and come
 * compressed from a cache in memory.
 * @param gate what each response passes that is not cached
 */
export const createStaticJson = (store: Pick<SnapshotStore, 'get'>, gate: BoundedQueue): Router => {
  const caches = new WeakMap<Snapshot, ReturnType<typeof createBodyCache>>();

  const cacheOf = (snapshot: Snapshot): ReturnType<typeof createBodyCache> => {
    const cache = caches.get(snapshot) ?? createBodyCache(snapshot, gate);
    caches.set(snapshot, cache);
    return cache;
  };

  const serve = (resource: Resource): RequestHandler =>
    asyncHandler(async (request, response, next) => {
      const body = await cacheOf(await store.get()).fetch(request.path, { context: resource });
      if (!body) {
        next();
        return;
      }
      response.set({ 'Cache-Control': CACHE_CONTROL, ETag: body.etag, Vary: 'Accept-Encoding' });
      response.type('json');
      if (etagMatches(request.headers['if-none-match'], body.etag)) {
        response.status(304).end();
        return;
      }
      const gzipped = request.acceptsEncodings('gzip') ? body.gzipped : undefined;
      if (gzipped) response.set('Content-Encoding', 'gzip');
      const bytes = gzipped ?? body.identity;
      response.set('Content-Length', String(bytes.byteLength));
      response.end(request.method === 'HEAD' ? undefined : bytes);
    });

  const serveSlug =
    (resourceOf: (slug: string) => Resource): RequestHandler =>
    (request, response, next) => {
      const slug = request.params['slug'];
      return isSlug(slug) ? serve(resourceOf(slug))(request, response, next) : next();
    };

  /** Front faces and the other order of a pair redirect, as their pages do. */
  const redirectCommander = asyncHandler(async (request, response, next) => {
    const canonical = (await store.get()).redirect('commanders', String(request.params['slug']));
    if (canonical === undefined) {
      next();
      return;
    }
    response.set('Cache-Control', CACHE_CONTROL);
    response.redirect(301, `${request.baseUrl}/commanders/${canonical}.json`);
  });

  const router = Router();
  router.use(allowAllOrigins('GET', 'HEAD'));
  router.use((request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') next();
    else methodNotAllowed('GET', 'HEAD')(request, response, next);
  });
  router.get('/cards/:slug.json', serveSlug(card));
  router.get('/cards/:slug/commanders/:commander.json', (request, response, next) => {
    const { slug, commander: of } = request.params;
    return isSlug(slug) && isSlug(of) ? serve(cardShare(slug, of))(request, response, next) : next();
  });
  router.get('/commanders/:slug.json', serveSlug(commander), redirectCommander);
  router.get(
    '/misc.json',
    serve((snapshot) => snapshot.misc()),
  );
  for (const list of TYPEAHEAD_LISTS) {
    router.get(
      `/typeahead/${list}.json`,
      serve((snapshot) => snapshot.typeaheadList(list)),
    );
  }
  router.get(
    '/typeahead/popular.json',
    serve((snapshot) => snapshot.popular),
  );
  router.use(notFound);
  return router;
};
