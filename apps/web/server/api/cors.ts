import type { RequestHandler } from 'express';

/** What scripts of other origins read beside what the specification of CORS lets them. */
const EXPOSED = [
  'Accept-Ranges',
  'Content-Range',
  'Deprecation',
  'ETag',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Request-Id',
].join(', ');

/** Allows any origin to use the API, without credentials (CORS). Responds to preflight requests itself. */
export const allowAllOrigins =
  (...methods: readonly string[]): RequestHandler =>
  (request, response, next) => {
    response.set('Access-Control-Allow-Origin', '*');
    response.set('Access-Control-Expose-Headers', EXPOSED);
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.method !== 'OPTIONS') {
      next();
      return;
    }
    response.set('Allow', ['OPTIONS', ...methods].join(', '));
    response.set('Access-Control-Allow-Methods', methods.join(', '));
    response.set('Access-Control-Allow-Headers', 'Authorization, *');
    response.set('Access-Control-Max-Age', '86400');
    response.status(204).end();
  };
