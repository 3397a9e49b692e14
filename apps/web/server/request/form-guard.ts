import type { Request, RequestHandler, Response } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import type { Env } from '#app/platform/env.server';
import { type FormGuard, isCrossSite } from '#app/platform/form-guard.server';
import { sendText } from '../response/send-document';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express types response.locals
  namespace Express {
    interface Locals {
      formGuard?: FormGuard;
    }
  }
}

const WINDOW_MS = 60 * 60 * 1000;

const ownHosts = (request: Request, { ORIGIN }: Pick<Env, 'ORIGIN'>): readonly string[] => [
  request.get('host') ?? '',
  request.hostname,
  ...(ORIGIN === undefined ? [] : [new URL(ORIGIN).host]),
];

const guardIn = (response: Response): FormGuard => ({
  crossSite: false,
  ...response.locals.formGuard,
});

/** Counts posts from the site's own pages. The page of the form says so itself when there are too many. */
const limiter = (limit: number, store: Store | undefined): RequestHandler => {
  if (limit === 0) return (_request, _response, next) => next();
  return rateLimit({
    windowMs: WINDOW_MS,
    limit,
    identifier: 'messages',
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    passOnStoreError: true,
    validate: { xForwardedForHeader: false },
    ...(store && { store }),
    skip: (_request, response) => guardIn(response).crossSite,
    handler: (_request, response, next) => {
      const seconds = Number(response.getHeader('Retry-After'));
      // The action's answer carries this header; two would be one too many.
      response.removeHeader('Retry-After');
      const retryAfter = seconds > 0 ? seconds : WINDOW_MS / 1000;
      response.locals.formGuard = { ...guardIn(response), retryAfter };
      next();
    },
  });
};

/**
 * Looks at posts of the forms before they are read: where they come from, and how many came from one address within an
 * hour. What it finds is in `response.locals.formGuard`, for actions.
 */
export const createFormGuard = (
  env: Pick<Env, 'ORIGIN' | 'RATE_LIMIT_MESSAGES'>,
  store?: Store,
): readonly RequestHandler[] => [
  (request, response, next) => {
    const crossSite = isCrossSite((name) => request.get(name), ownHosts(request, env));
    response.locals.formGuard = { crossSite };
    // It has been judged here, by what the site knows of its own address; the framework knows less and would refuse.
    delete request.headers.origin;
    next();
  },
  limiter(env.RATE_LIMIT_MESSAGES, store),
];

/**
 * Refuses posts from pages of other sites with 403: for actions that keep nothing and need no word of their own about it.
 */
export const refuseForeignPosts =
  (env: Pick<Env, 'ORIGIN'>): RequestHandler =>
  (request, response, next) => {
    if (isCrossSite((name) => request.get(name), ownHosts(request, env))) {
      sendText(response, 403, 'This was sent from a page of another site.');
      return;
    }
    delete request.headers.origin;
    next();
  };

/** Addresses of the forms, as documents and as data. */
export const FORM_PATHS = ['/contact-us', '/bug-report', '/apply'].flatMap((path) => [path, `${path}.data`]);
