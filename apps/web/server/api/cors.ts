import type { RequestHandler } from 'express';

/** Allows any origin to use the API, without credentials (CORS). Responds to preflight requests itself. */
export const allowAllOrigins =
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
    response.set('Access-Control-Allow-Headers', 'Authorization, *');
    response.set('Access-Control-Max-Age', '86400');
    response.status(204).end();
  };
