import type { RequestHandler } from 'express';
import { siteOrigin } from './site-origin';

/**
 * Leaves the resolved site as the only origin that pages can read, and removes the headers that Remix would compare to it:
 * the guards of forms have checked Origin, with proxies and ORIGIN in mind. A HEAD request for data is rendered as GET: Remix
 * takes every other method for an action. Node sends no body all the same.
 */
export const normalizeRequestHeaders: RequestHandler = (request, _response, next) => {
  const { host, protocol } = new URL(siteOrigin(request));
  request.headers.host = host;
  Object.defineProperty(request, 'protocol', { value: protocol.slice(0, -1) });
  delete request.headers['x-forwarded-host'];
  delete request.headers.origin;
  if (request.method === 'HEAD' && request.path.endsWith('.data')) request.method = 'GET';
  next();
};
