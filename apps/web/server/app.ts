import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Store } from 'express-rate-limit';
import type { Env } from '#app/platform/env.server';
import type { Log } from '#app/platform/logger.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { createApi } from './api/api';
import { apiErrors, methodNotAllowed } from './api/api-error';
import { createClientErrors } from './api/client-errors';
import { createFormGuard, FORM_PATHS, refuseForeignPosts } from './request/form-guard';
import { createMachineReadable } from './feeds/machine-readable';
import { packedAssets } from './assets/precompressed-assets';
import { onlyPageRequests, onlyPlainAddresses } from './request/canonical-url';
import { createRateLimits, type LimitedRoute } from './request/rate-limits';
import { securityHeaders } from './response/security-headers';
import { siteOrigin } from './request/site-origin';
import { createStaticJson } from './json/static-json';
import { requireSnapshot } from './response/unavailable-page';
import { createAnonymousPageCache } from './html-cache/anonymous-page-cache';

/** What the page of recommendations answers to, as a document and as data. */
const RECS_PATHS = ['/recs', '/recs.data'];

export interface AppOptions {
  readonly env: Env;
  readonly log: Log;
  readonly store: SnapshotStore;
  /** folder of the built client: assets whose names carry their hash, and public files */
  readonly clientFolder?: string | undefined;
  /** answers everything that is no file and no API */
  readonly pages?: RequestHandler | undefined;
  /** draws pages that every visitor may have; they are kept in memory */
  readonly renderPage?: ((request: Request) => Promise<Response>) | undefined;
  /** where counts of requests are kept; in memory unless given */
  readonly makeRateStore?: ((route: LimitedRoute) => Store) | undefined;
}

const statusOf = (error: unknown): number => {
  if (error instanceof URIError) return 400;
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
};

const pageErrors =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = statusOf(error);
    if (status === 500) log.error({ err: error, path: request.path }, 'A page failed');
    response.status(status).set('Cache-Control', 'no-store').type('text');
    response.send(
      status === 500 ? 'An error occurred' : (STATUS_CODES[status] ?? 'The request could not be read'),
    );
  };

/** Health for whoever watches the process: 200 as long as it answers, with the version that it serves. */
const health =
  (store: SnapshotStore): RequestHandler =>
  (_request, response) => {
    response
      .set('Cache-Control', 'no-store')
      .json({ status: 'ok', snapshot: store.current()?.manifest.version ?? null });
  };

/** A page answers with a policy of its own; two would both apply. */
const ownContentPolicy: RequestHandler = (_request, response, next) => {
  response.removeHeader('Content-Security-Policy');
  next();
};

/**
 * Leaves pages one way to tell the origin of the site, so that no header of a request makes a page that would mislead
 * others who get it from a cache.
 */
const oneWayToAsk =
  (env: Env): RequestHandler =>
  (request, _response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      request.headers.host = new URL(siteOrigin(request, env)).host;
      delete request.headers['x-forwarded-host'];
    }
    next();
  };

/** The whole site as an express app: files, the public API and static JSON first, then pages. */
export const createApp = (options: AppOptions): Express => {
  const { env, log, store, clientFolder, pages, renderPage, makeRateStore } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', env.TRUST_PROXY);
  app.set('query parser', 'simple');
  const headers = securityHeaders(env);
  const pageCache = renderPage && createAnonymousPageCache({ env, store, headers, render: renderPage });
  app.use(onlyPlainAddresses);
  if (pageCache) app.use(pageCache.serveCached);
  app.use((_request, response, next) => {
    response.set(headers);
    next();
  });
  app.route('/healthz').get(health(store)).all(methodNotAllowed('GET', 'HEAD'));
  app.use(compression());
  if (clientFolder !== undefined) {
    const immutable = {
      immutable: true,
      maxAge: '1y',
      index: false,
      fallthrough: false,
      redirect: false,
    } as const;
    const assets = join(clientFolder, 'assets');
    app.use('/assets', packedAssets(assets), express.static(assets, immutable));
    app.use(express.static(clientFolder, { maxAge: '1h', index: false, redirect: false }));
  }
  const limits = createRateLimits({ env, makeStore: makeRateStore });
  app.use('/api/client-errors', createClientErrors(log, limits['client-errors']), apiErrors(log));
  app.use('/api', createApi(store, limits), apiErrors(log));
  app.use('/json', createStaticJson(store), apiErrors(log));
  app.use(createMachineReadable(store, { env, log }));
  app.use(onlyPageRequests);
  app.use(requireSnapshot(store));
  app.post(FORM_PATHS, ...createFormGuard(env, makeRateStore?.('messages')));
  app.post(RECS_PATHS, refuseForeignPosts(env));
  app.all(RECS_PATHS, limits['recs-page']);
  app.use(ownContentPolicy, oneWayToAsk(env));
  if (pageCache) app.use(pageCache.renderAndCache);
  if (pages) app.use(pages);
  app.use(pageErrors(log));
  return app;
};
