import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Env } from '#app/platform/env.server';
import { isProxyTrusted } from './proxy-trust';

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

/** The id of a request: that of a proxy's header, where that is named, trusted and valid, else a new one. */
export const makeRequestId = ({ headers }: IncomingMessage, trustedHeader: string | undefined): string => {
  const sent = trustedHeader === undefined ? undefined : headers[trustedHeader];
  return typeof sent === 'string' && ID.test(sent) ? sent : randomUUID();
};

/** Gives every request an id. */
export const identifyRequests =
  ({ REQUEST_ID_HEADER: header }: Pick<Env, 'REQUEST_ID_HEADER'>): RequestHandler =>
  (request, _response, next) => {
    request.id = makeRequestId(request, isProxyTrusted(request) ? header : undefined);
    next();
  };

/** The header with the id of a request, as name and value. Bodies and cached headers never contain it. */
export const requestIdHeader = (id: string | undefined): readonly string[] =>
  id === undefined ? [] : [HEADER, id];

/** Sets the headers of every response: general ones, and the id of its request. */
export const setGeneralHeaders = (response: Response, headers: Readonly<Record<string, string>>): void => {
  const { id } = response.req;
  response.set(id === undefined ? headers : { ...headers, [HEADER]: id });
};
