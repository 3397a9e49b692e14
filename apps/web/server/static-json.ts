import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { TYPEAHEAD_LISTS } from '@crownsmith/api-client';
import { isSlug } from '@crownsmith/domain';
import { Router, type RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { etagMatches } from '#app/rendering/cache-headers.server';
import { openCommanderPage } from '#app/snapshot/packed-page';
import type { SnapshotStore } from '#app/snapshot/store.server';
import type { Snapshot } from '#app/snapshot/view.server';
import { methodNotAllowed, notFound } from './api-error';
import { openToAll } from './cors';

const compress = promisify(gzip);

/** Bodies that are smaller than this are sent as they are. */
const GZIP_FROM = 1024;
/** Kept bodies of one snapshot, in bytes. */
const KEPT_BYTES = 64 * 1024 * 1024;
/** A browser may keep an answer for a minute, and show it for an hour more while it asks again. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=3600';

interface Body {
  readonly bytes: Buffer;
  readonly zipped: Buffer | undefined;
  readonly tag: string;
}

const makeBody = async (value: unknown): Promise<Body> => {
  const bytes = Buffer.from(JSON.stringify(value));
  const zipped = bytes.byteLength < GZIP_FROM ? undefined : await compress(bytes);
  return { bytes, zipped, tag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` };
};

type Read = (snapshot: Snapshot, slug: string) => unknown;

/** A commander page with its rows joined to cards, as documented for the public. */
const commander: Read = async (snapshot, slug) => {
  const packed = await snapshot.commanderPage(slug);
  return packed && openCommanderPage(packed);
};

/**
 * Static JSON, to be mounted at `/json`: cards and commanders by slug, misc data, the lists behind the search box.
 * Every answer has an ETag, may be cached by anyone and comes compressed from memory.
 */
export const createStaticJson = (store: Pick<SnapshotStore, 'get'>): Router => {
  const kept = new WeakMap<Snapshot, LRUCache<string, Body>>();

  const bodiesOf = (snapshot: Snapshot): LRUCache<string, Body> => {
    const bodies =
      kept.get(snapshot) ??
      new LRUCache<string, Body>({
        maxSize: KEPT_BYTES,
        sizeCalculation: ({ bytes, zipped }) => bytes.byteLength + (zipped?.byteLength ?? 0) + 100,
      });
    kept.set(snapshot, bodies);
    return bodies;
  };

  const bodyOf = async (read: Read, key: string, slug: string): Promise<Body | undefined> => {
    const snapshot = await store.get();
    const bodies = bodiesOf(snapshot);
    const known = bodies.get(key);
    if (known) return known;
    const value = await read(snapshot, slug);
    if (value === undefined) return undefined;
    const body = await makeBody(value);
    bodies.set(key, body);
    return body;
  };

  const serve =
    (read: Read): RequestHandler =>
    (request, response, next) => {
      const slug = request.params['slug'] ?? '';
      if (slug !== '' && !isSlug(slug)) {
        next();
        return;
      }
      bodyOf(read, request.path, slug)
        .then((body) => {
          if (!body) {
            next();
            return;
          }
          response.set({ 'Cache-Control': CACHE_CONTROL, ETag: body.tag, Vary: 'Accept-Encoding' });
          response.type('json');
          if (etagMatches(request.headers['if-none-match'], body.tag)) {
            response.status(304).end();
            return;
          }
          const zipped = request.acceptsEncodings('gzip') ? body.zipped : undefined;
          if (zipped) response.set('Content-Encoding', 'gzip');
          const bytes = zipped ?? body.bytes;
          response.set('Content-Length', String(bytes.byteLength));
          response.end(request.method === 'HEAD' ? undefined : bytes);
        })
        .catch(next);
    };

  const router = Router();
  router.use(openToAll('GET', 'HEAD'));
  router.use((request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') next();
    else methodNotAllowed('GET', 'HEAD')(request, response, next);
  });
  router.get(
    '/cards/:slug.json',
    serve((snapshot, slug) => snapshot.resolveCard(`/cards/${slug}`)),
  );
  router.get('/commanders/:slug.json', serve(commander));
  router.get(
    '/misc.json',
    serve((snapshot) => snapshot.misc),
  );
  for (const list of TYPEAHEAD_LISTS) {
    router.get(
      `/typeahead/${list}.json`,
      serve((snapshot) => snapshot.typeaheadList(list)),
    );
  }
  router.use(notFound);
  return router;
};
