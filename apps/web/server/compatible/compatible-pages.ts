import type { IncomingMessage } from 'node:http';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { isCardPath } from '#app/compatible/card-path';
import { findCard, findPage } from '#app/compatible/find-page.server';
import type { BoundedQueue } from '#app/platform/bounded-queue';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { methodNotAllowed, sendError } from '../api/api-error';
import { allowAllOrigins } from '../api/cors';
import { asyncHandler } from '../request/async-handler';
import { parseAddress } from './page-address';
import { createPageBodies, type SendPage } from './page-bodies';
import { setGeneralHeaders } from '../request/request-id';

/** An error as clients of page JSON look for it: by its status, or by `code`. */
const sendNotFound = ({ originalUrl }: Request, response: Response): void =>
  sendError(response, 404, `There is nothing at ${originalUrl.split('?', 1)[0] ?? ''}.`.slice(0, 300), {
    code: 404,
  });

const onlyReads: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') next();
  else methodNotAllowed('GET', 'HEAD')(request, response, next);
};

/** A page, as it is or inside the properties of a Next.js page. */
const servePages = (sendPage: SendPage, wrap?: (page: object) => object): RequestHandler =>
  asyncHandler(async (request, response) => {
    const segments = parseAddress(request.path);
    const isSent =
      segments !== undefined &&
      (await sendPage(request, response, {
        key: `${wrap ? 'next' : 'pages'}/${segments.join('/')}`,
        read: async (snapshot) => {
          const page = await findPage(snapshot, segments);
          return page && wrap ? wrap(page) : page;
        },
      }));
    if (!isSent) sendNotFound(request, response);
  });

const serveCard = (sendPage: SendPage, cacheControl?: string): RequestHandler =>
  asyncHandler(async (request, response) => {
    const segments = parseAddress(request.path);
    const name = segments?.slice(1).join(' ') ?? '';
    const isSent =
      name !== '' &&
      (await sendPage(request, response, {
        key: `cards/${name}`,
        read: (snapshot) => findCard(snapshot, name),
        cacheControl,
      }));
    if (!isSent) sendNotFound(request, response);
  });

/** Whether a client asks for JSON and not for a page, at the address of a card's page. */
export const asksForCardAsJson = ({ method, url, headers: { accept } }: IncomingMessage): boolean =>
  accept !== undefined &&
  (method === 'GET' || method === 'HEAD') &&
  isCardPath(url ?? '') &&
  /\bapplication\/json\b/i.test(accept) &&
  !/\btext\/html\b/i.test(accept);

/** The page JSON that open clients of sites of this kind read. docs/compatible-api.md lists its addresses. */
export interface CompatiblePages {
  /** all addresses with a path of their own, to be mounted at the root */
  readonly router: Router;
  /** a card as JSON at the address of its page, for clients that ask for nothing but JSON; to be mounted before pages */
  readonly cardsAsJson: RequestHandler;
}

/**
 * @param gate what each page passes that is not cached
 * @param headers of every response
 */
export const createCompatiblePages = (
  store: Pick<SnapshotStore, 'get'>,
  gate: BoundedQueue,
  headers: Readonly<Record<string, string>>,
): CompatiblePages => {
  const sendPage = createPageBodies(store, gate);
  const cors = allowAllOrigins('GET', 'HEAD');
  const router = Router();
  router.use('/pages', cors, onlyReads, servePages(sendPage));
  router.use(
    '/_next/data/:build',
    cors,
    onlyReads,
    servePages(sendPage, (page) => ({ pageProps: { data: page } })),
  );
  router.use(/^\/cards\/[^/]+\.json$/, cors, onlyReads, (request, response, next) => {
    request.url = request.originalUrl;
    serveCard(sendPage)(request, response, next);
  });
  router.use(/^\/(?:commanders|average-decks)\/.+\.json$/, cors, onlyReads, (request, response, next) => {
    request.url = request.originalUrl;
    servePages(sendPage)(request, response, next);
  });
  // Caches of others could mix it up with the page at the same address.
  const privateCard = serveCard(sendPage, 'private, max-age=60');
  return {
    router,
    cardsAsJson: (request, response, next) => {
      if (!asksForCardAsJson(request)) return next();
      setGeneralHeaders(response, headers);
      cors(request, response, () => privateCard(request, response, next));
    },
  };
};
