import {
  API_DOCUMENTATION_PATH,
  API_ROUTE_IDS,
  API_ROUTES,
  type ApiRouteId,
} from '@crownsmith/api-client/v1';
import { MAX_LIST_FORM_BYTES } from '@crownsmith/domain';
import { Router, type RequestHandler } from 'express';
import type { Env } from '#app/platform/env.server';
import type { Log } from '#app/platform/logger.server';
import { API_BASE_PATH } from '#app/public-api/data-answers.server';
import { originCaching } from '#app/rendering/cache-headers.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import type { Gates } from '../../overload/gates';
import { refuseWhenFull } from '../../overload/refuse-when-full';
import { allowAllOrigins } from '../cors';
import { bufferJson } from '../json-body';
import { problemErrors, refuseMethod, refusePath, sendProblem } from './problems';
import { createFileHandler } from './send-file';
import { createRouteHandlers } from './serve-route';

/** Longest path with its query, in characters: 50 names of 150 encoded characters fit. */
const MAX_URL_CHARACTERS = 8000;
/** Responses that need the origin are the same for a minute; a stale one serves while it is fetched again. */
const CACHE_SECONDS = 'max-age=60, stale-while-revalidate=3600';

/** Routes whose work is a recommendation or a whole list. */
const HEAVY: ReadonlySet<ApiRouteId> = new Set([
  'recommend',
  'recommendList',
  'legality',
  'deckReport',
  'playtest',
]);

/** Where the API is described (RFC 8631). */
const LINKS = `<${API_BASE_PATH}/openapi.json>; rel="service-desc", <${API_DOCUMENTATION_PATH}>; rel="service-doc"`;

const refuseLongUrl: RequestHandler = (request, response, next) => {
  if (request.originalUrl.length <= MAX_URL_CHARACTERS) next();
  else sendProblem(response, 'uri-too-long', `A URL has at most ${MAX_URL_CHARACTERS} characters.`);
};

const requireJsonAccepted: RequestHandler = (request, response, next) => {
  if (request.accepts(['application/json', 'application/problem+json'])) next();
  else sendProblem(response, 'not-acceptable', 'Responses are JSON: send Accept: application/json.');
};

const requireJsonBody: RequestHandler = (request, response, next) => {
  if (/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')) next();
  else sendProblem(response, 'unsupported-media-type', 'Send JSON, with Content-Type: application/json.');
};

const expressPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

export interface ApiV1Options {
  readonly env: Pick<Env, 'ORIGIN' | 'TRUST_PROXY' | 'RATE_LIMIT_API'>;
  readonly log: Log;
  readonly limit: RequestHandler;
  readonly gates: Pick<Gates, 'documents' | 'recs'>;
}

/** The public API, to be mounted at `/api/v1`: every route of `API_ROUTES`. */
export const createApiV1 = (
  store: Pick<SnapshotStore, 'get'>,
  { env, log, limit, gates }: ApiV1Options,
): Router => {
  const { isShared, varyBy } = originCaching(env);
  const gateOf = (id: ApiRouteId) => (HEAVY.has(id) ? gates.recs : gates.documents);
  const { routeHandler, documentHandler } = createRouteHandlers({
    store,
    cacheControl: `${isShared ? 'public' : 'private'}, ${CACHE_SECONDS}`,
    gateOf,
  });
  const router = Router();
  router.use((_request, response, next) => {
    if (varyBy !== undefined) response.vary(varyBy);
    response.set('Link', LINKS);
    next();
  });

  const common = [limit, refuseLongUrl, requireJsonAccepted];
  for (const path of new Set(API_ROUTE_IDS.map((id) => API_ROUTES[id].path))) {
    const ids = API_ROUTE_IDS.filter((id) => API_ROUTES[id].path === path);
    const methods = ids.flatMap((id) => (API_ROUTES[id].method === 'get' ? ['GET', 'HEAD'] : ['POST']));
    const place = router.route(expressPath(path)).all(allowAllOrigins(...methods));
    for (const id of ids) {
      if (API_ROUTES[id].method === 'get') place.get(...common, routeHandler(id));
      else
        place.post(
          ...common,
          refuseWhenFull(gateOf(id)),
          requireJsonBody,
          ...bufferJson(MAX_LIST_FORM_BYTES),
          routeHandler(id),
        );
    }
    place.all(limit, refuseMethod(methods));
  }
  router
    .route('/openapi.json')
    .all(allowAllOrigins('GET', 'HEAD'))
    .get(...common, documentHandler(env.RATE_LIMIT_API))
    .all(limit, refuseMethod(['GET', 'HEAD']));
  router
    .route('/snapshot/files/:name')
    .all(allowAllOrigins('GET', 'HEAD'))
    .get(limit, refuseLongUrl, createFileHandler(store))
    .all(limit, refuseMethod(['GET', 'HEAD']));
  router.use(allowAllOrigins('GET', 'HEAD'), limit, refusePath);
  router.use(problemErrors(log));
  return router;
};
