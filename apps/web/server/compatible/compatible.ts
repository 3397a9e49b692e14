import type { IncomingMessage } from 'node:http';
import { findCard, findPage, isCardPath, parseAddress, type Source } from '@crownsmith/compatible';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { methodNotAllowed, sendError } from '../api/api-error';
import { allowAllOrigins } from '../api/cors';
import { asyncHandler } from '../request/async-handler';
import { setGeneralHeaders } from '../request/request-id';
import { createJsonBodyCache, encodeJson, sendJsonBody } from '../response/json-body-cache';
import { createCombos, type CombosOptions } from './combos';
import { makeSource } from './source';

/** Cached bodies of one snapshot, in bytes. */
const CACHE_BYTES = 64 * 1024 * 1024;
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=3600';

/** An error as clients of page JSON look for it: by its status, or by `code`. */
const sendNotFound = ({ originalUrl }: Request, response: Response): void =>
  sendError(response, 404, `There is nothing at ${originalUrl.split('?', 1)[0] ?? ''}.`.slice(0, 300), {
    code: 404,
  });

/** Whether a client asks for JSON and not for a page, at the address of a card's page. */
export const asksForCardAsJson = ({ method, url, headers: { accept } }: IncomingMessage): boolean =>
  accept !== undefined &&
  (method === 'GET' || method === 'HEAD') &&
  isCardPath(url ?? '') &&
  /\bapplication\/json\b/i.test(accept) &&
  !/\btext\/html\b/i.test(accept);

/** Finds what an address answers; undefined where there is nothing. */
type Find = (source: Source, segments: readonly string[]) => Promise<object | undefined>;

/** A page inside the properties of a Next.js page. */
const findNextPage: Find = async (source, segments) => {
  const data = await findPage(source, segments);
  return data && { pageProps: { data } };
};

const findCardAlone: Find = (source, [, ...names]) => findCard(source, names.join(' '));

/** Serves what is found at addresses of a kind. */
type ServePages = (kind: string, find: Find, cacheControl?: string) => RequestHandler;

const createServePages = ({ store, gates }: CombosOptions): ServePages => {
  const createBodies = (snapshot: Snapshot) => {
    const source = makeSource(snapshot);
    return createJsonBodyCache<{ readonly segments: readonly string[]; readonly find: Find }>(
      CACHE_BYTES,
      async ({ segments, find }) => {
        const page = await gates.documents.add(() => find(source, segments));
        return page && encodeJson(page);
      },
    );
  };
  const caches = new WeakMap<Snapshot, ReturnType<typeof createBodies>>();
  return (kind, find, cacheControl = CACHE_CONTROL) =>
    asyncHandler(async (request, response) => {
      const snapshot = await store.get();
      const cache = caches.get(snapshot) ?? createBodies(snapshot);
      caches.set(snapshot, cache);
      const segments = parseAddress(request.path);
      const body = segments && (await cache.fetch(`${kind}/${segments.join('/')}`, { segments, find }));
      if (body) sendJsonBody(request, response, { body, cacheControl });
      else sendNotFound(request, response);
    });
};

export interface CompatibleOptions extends CombosOptions {
  /** of every response */
  readonly headers: Readonly<Record<string, string>>;
}

/** What open clients of sites of this kind read. docs/compatible-api.md lists its addresses. */
export interface Compatible {
  /** all addresses with a path of their own, to be mounted at the root before `/api` */
  readonly router: Router;
  /** a card as JSON at the address of its page, for clients that ask for nothing but JSON; to be mounted before pages */
  readonly cardsAsJson: RequestHandler;
}

/** Reads a snapshot as requests ask, and has `@crownsmith/compatible` make the answers. */
export const createCompatible = ({ headers, ...options }: CompatibleOptions): Compatible => {
  const serve = createServePages(options);
  const cors = allowAllOrigins('GET', 'HEAD');
  const router = createCombos(options);
  const get = (path: string | RegExp, handler: RequestHandler): void => {
    router.use(path, cors, (request, response, next) => {
      // A path that an expression matches is all of the address.
      if (path instanceof RegExp) request.url = request.originalUrl;
      if (request.method === 'GET' || request.method === 'HEAD') handler(request, response, next);
      else methodNotAllowed('GET', 'HEAD')(request, response, next);
    });
  };
  const page = serve('pages', findPage);
  get('/pages', page);
  get('/_next/data/:build', serve('next', findNextPage));
  get(/^\/cards\/[^/]+\.json$/, serve('cards', findCardAlone));
  get(/^\/(?:commanders|average-decks)\/.+\.json$/, page);
  // Caches of others could mix it up with the page at the same address.
  const privateCard = serve('cards', findCardAlone, 'private, max-age=60');
  return {
    router,
    cardsAsJson: (request, response, next) => {
      if (!asksForCardAsJson(request)) return next();
      setGeneralHeaders(response, headers);
      cors(request, response, () => privateCard(request, response, next));
    },
  };
};
