import type { RequestHandler } from 'express';
import type { Env } from '#app/platform/env.server';
import { siteOrigin } from './site-origin';

/**
 * Leaves the Host header as the only source of the site's origin, for pages that caches may share: no other header can
 * put a foreign host into their links.
 */
export const normalizeRequestHeaders =
  (env: Pick<Env, 'ORIGIN'>): RequestHandler =>
  (request, _response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      request.headers.host = new URL(siteOrigin(request, env)).host;
      delete request.headers['x-forwarded-host'];
    }
    next();
  };
