import type { Request, RequestHandler, Response } from 'express';
import type { Store } from 'express-rate-limit';
import type { Env } from '#app/platform/env.server';
import { type FormGuard, isCrossSite } from '#app/platform/form-guard.server';
import { sendText } from '../response/send-document';
import { createLimiter, type RateCount } from './rate-limits';
import { requestedSite } from './site-origin';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express types response.locals
  namespace Express {
    interface Locals {
      formGuard?: FormGuard;
    }
  }
}

/** Paths of the forms, as documents and as data. */
export const FORM_PATHS = ['/contact-us', '/bug-report', '/apply', '/count-my-deck'].flatMap((path) => [
  path,
  `${path}.data`,
]);
/** Paths of the pages that compute something for what is posted to them, as documents and as data. */
export const RECS_PATHS = ['/recs', '/deck', '/deck/passport', '/table', '/collection', '/build'].flatMap(
  (path) => [path, `${path}.data`],
);
const recsPaths: ReadonlySet<string> = new Set(RECS_PATHS);

/** Whether a request asks such a page to compute something, and not for its empty form. */
export const isRecsRequest = ({ method, path, query }: Request): boolean =>
  recsPaths.has(path.toLowerCase().replace(/\/$/, '')) &&
  (method === 'POST' || Object.keys(query).length > 0);

const HOUR_MS = 60 * 60 * 1000;

/**
 * The origins that this site may have in a browser. An http origin is none of an https site's; the reverse may be a proxy
 * that does not forward the scheme.
 */
const ownOrigins = (request: Request): readonly string[] => {
  const { origin, requestedHost } = requestedSite(request);
  const isHttps = origin.startsWith('https:');
  return [origin, `https://${requestedHost}`, ...(isHttps ? [] : [`http://${requestedHost}`])];
};

/** Whether a page of another site sent a request. */
export const isFromOtherSite = (request: Request): boolean =>
  isCrossSite((name) => request.get(name), ownOrigins(request));

const guardOf = (response: Response): FormGuard => ({ crossSite: false, ...response.locals.formGuard });

/** Lets the form's action respond to too many requests: the page still has what was entered. */
export const reportToAction: RequestHandler = (_request, response, next) => {
  const seconds = Number(response.getHeader('Retry-After'));
  // The action's response carries this header; here it would be sent twice.
  response.removeHeader('Retry-After');
  response.locals.formGuard = {
    ...guardOf(response),
    retryAfter: seconds > 0 ? seconds : HOUR_MS / 1000,
  };
  next();
};

/**
 * Examines posts of the forms before their bodies are read: whether another site sent them, and how many came from one
 * address within an hour. The result is in `response.locals.formGuard`; the actions of the forms respond to it.
 */
export const createFormGuard = (
  env: Pick<Env, 'RATE_LIMIT_MESSAGES'>,
  makeStore?: (count: RateCount) => Store,
): readonly RequestHandler[] => [
  (request, response, next) => {
    response.locals.formGuard = { crossSite: isFromOtherSite(request) };
    next();
  },
  createLimiter('messages', {
    limit: env.RATE_LIMIT_MESSAGES,
    windowMs: HOUR_MS,
    makeStore,
    skip: (_request, response) => guardOf(response).crossSite,
    handler: reportToAction,
  }),
];

/** Refuses posts from other sites with 403, for actions that have no page for it. */
export const refuseCrossSitePosts: RequestHandler = (request, response, next) => {
  if (isFromOtherSite(request)) sendText(response, 403, 'This form was sent from another site.');
  else next();
};

const messagePaths: ReadonlySet<string> = new Set(FORM_PATHS);

/** Refuses posts of every page from other sites, but those of messages: their pages say so themselves. */
export const refuseCrossSiteForms: RequestHandler = (request, response, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead || messagePaths.has(request.path.toLowerCase().replace(/\/$/, ''))) next();
  else refuseCrossSitePosts(request, response, next);
};
