import { PrintingPriceList, SetPrintings, TYPEAHEAD_LISTS } from '@crownsmith/api-client';
import { isSlug, PRICE_SOURCES, type PriceSource } from '@crownsmith/domain';
import { Router, type RequestHandler } from 'express';
import type { BoundedQueue } from '#app/platform/bounded-queue';
import { makeCardNameIndex, makeCardPriceList } from '#app/snapshot/card-name-index.server';
import { readCommanderResponse } from '#app/snapshot/commander-response.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { createJsonBodyCache, encodeJson, sendJsonBody } from '../response/json-body-cache';
import { asyncHandler } from '../request/async-handler';
import { methodNotAllowed, notFound } from '../api/api-error';
import { allowAllOrigins } from '../api/cors';

/** Cached bodies of one snapshot, in bytes. */
const CACHE_BYTES = 64 * 1024 * 1024;
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=3600';

/** Reads what a path serves; undefined where there is nothing. */
type Resource = (snapshot: Snapshot) => unknown;

const card =
  (slug: string): Resource =>
  (snapshot) =>
    snapshot.resolveCard(`/cards/${slug}`);

const commander =
  (slug: string): Resource =>
  (snapshot) =>
    readCommanderResponse(snapshot, slug);

const cardShare =
  (card: string, commander: string): Resource =>
  (snapshot) =>
    snapshot.cardShare(card, commander);

/** Code of a set in a path, as Scryfall has them. */
const SET_CODE = /^[a-z\d]{2,8}$/;

/** A set of which no printing is known has none: lists may state any code. */
const setPrintings =
  (set: string): Resource =>
  async (snapshot): Promise<SetPrintings> =>
    (await snapshot.files.read(`printings/${set}.json`, SetPrintings)) ?? {
      set,
      set_name: set.toUpperCase(),
      released_at: null,
      printings: [],
    };

/** A shop that prices no printing has none. */
const printingPrices =
  (source: PriceSource): Resource =>
  async (snapshot): Promise<PrintingPriceList> =>
    (await snapshot.files.read(`printing-prices/${source}.json`, PrintingPriceList)) ?? {
      cards: [],
      sets: {},
    };

const createBodyCache = (snapshot: Snapshot, gate: BoundedQueue) =>
  createJsonBodyCache<{ readonly read: Resource }>(CACHE_BYTES, async ({ read }) => {
    const value = await gate.add(() => Promise.resolve(read(snapshot)));
    // Compressed by another thread, so that nobody waits for a long list.
    return value === undefined ? undefined : encodeJson(value);
  });

/**
 * Static JSON, to be mounted at `/json`: cards and commanders by slug, misc data, the lists of the search box, the names and
 * the prices of all cards, the prices of all printings, and the printings of a set. The schemas of `@crownsmith/api-client` describe every response. Responses have an ETag, are cacheable and come
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
      const body = await cacheOf(await store.get()).fetch(request.path, { read: resource });
      if (!body) {
        next();
        return;
      }
      sendJsonBody(request, response, { body, cacheControl: CACHE_CONTROL });
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
  router.get('/card-names.json', serve(makeCardNameIndex));
  router.get('/printings/:set.json', (request, response, next) => {
    const { set } = request.params;
    return SET_CODE.test(set) ? serve(setPrintings(set))(request, response, next) : next();
  });
  for (const source of PRICE_SOURCES) {
    router.get(
      `/card-prices/${source}.json`,
      serve((snapshot) => makeCardPriceList(snapshot, source)),
    );
    router.get(`/printing-prices/${source}.json`, serve(printingPrices(source)));
  }
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
