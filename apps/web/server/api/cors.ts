import type { RequestHandler } from 'express';

/**
 * Opens the API to pages of other sites: any origin may read, nothing is sent with cookies. A preflight request is
 * answered here.
 */
export const openToAll =
  (...methods: readonly string[]): RequestHandler =>
  (request, response, next) => {
    response.set('Access-Control-Allow-Origin', '*');
    response.set('Access-Control-Expose-Headers', 'RateLimit, RateLimit-Policy, Retry-After, ETag');
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.method !== 'OPTIONS') {
      next();
      return;
    }
    response.set('Allow', ['OPTIONS', ...methods].join(', '));
    response.set('Access-Control-Allow-Methods', methods.join(', '));
    response.set('Access-Control-Allow-Headers', 'Content-Type');
    response.set('Access-Control-Max-Age', '86400');
    response.status(204).end();
  };
