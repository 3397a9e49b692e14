import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Env } from '#app/platform/env.server';
import { isProxyTrusted } from './site-origin';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express types its requests
  namespace Express {
    interface Request {
      /** names the request in logs, in the response and on pages about errors */
      id?: string;
    }
  }
}

const HEADER = 'X-Request-Id';

/** An id that a proxy may send: it is repeated in headers, logs and pages. */
const ID = /^[\w.:-]{1,128}$/;

/** Gives every request an id: that of a trusted proxy's header, where one is configured and valid, else a new one. */
export const identifyRequests =
  ({ REQUEST_ID_HEADER: header }: Pick<Env, 'REQUEST_ID_HEADER'>): RequestHandler =>
  (request, _response, next) => {
    const sent = header !== undefined && isProxyTrusted(request) ? request.headers[header] : undefined;
    request.id = typeof sent === 'string' && ID.test(sent) ? sent : randomUUID();
    next();
  };

/** The header with the id of a request, as name and value. Bodies and cached headers never contain it. */
export const requestIdHeader = ({ id }: { readonly id?: string }): readonly string[] =>
  id === undefined ? [] : [HEADER, id];

/** Sets the headers of every response: general ones, and the id of its request. */
export const setGeneralHeaders = (response: Response, headers: Readonly<Record<string, string>>): void => {
  const { id } = response.req;
  response.set(id === undefined ? headers : { ...headers, [HEADER]: id });
};
