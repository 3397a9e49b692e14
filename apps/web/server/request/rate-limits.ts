import type { RequestHandler } from 'express';
import { rateLimit, type Options, type Store } from 'express-rate-limit';
import type { Env } from '#app/platform/env.server';
import { sendError } from '../api/api-error';

/** Routes of the API that are limited, each on its own. */
export type ApiRoute = 'recs' | 'cards' | 'typeahead';
/** All that is limited: the forms too, for which see form-guard. */
export type LimitedRoute = ApiRoute | 'recs-page' | 'client-errors' | 'messages';

export interface RateLimitOptions {
  readonly env: Pick<Env, 'RATE_LIMIT_RECS' | 'RATE_LIMIT_CARDS' | 'RATE_LIMIT_TYPEAHEAD'>;
  /** counts shared by replicas; in this process's memory unless given */
  readonly makeStore?: ((route: LimitedRoute) => Store) | undefined;
}

const WINDOW_MS = 60_000;
/** Errors of its pages that one address may report a minute. */
const CLIENT_ERRORS = 30;

/**
 * One limiter per route: requests a minute from one address. Answers carry the headers RateLimit and RateLimit-Policy;
 * one too many gets 429 with Retry-After. A limit of 0 lets everything through.
 */
export const createRateLimits = ({
  env,
  makeStore,
}: RateLimitOptions): Readonly<Record<ApiRoute | 'recs-page' | 'client-errors', RequestHandler>> => {
  const limiter = (
    route: LimitedRoute,
    limit: number,
    options: Pick<Partial<Options>, 'skip' | 'handler'> = {},
  ): RequestHandler => {
    if (limit === 0) return (_request, _response, next) => next();
    const store = makeStore?.(route);
    return rateLimit({
      windowMs: WINDOW_MS,
      limit,
      identifier: route,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      passOnStoreError: true,
      // Whether such a header counts is said by TRUST_PROXY; a client that sends one anyway is no news.
      validate: { xForwardedForHeader: false },
      ...(store && { store }),
      handler: (_request, response) => sendError(response, 429, 'Too many requests. Try again in a minute.'),
      ...options,
    });
  };
  return {
    recs: limiter('recs', env.RATE_LIMIT_RECS),
    cards: limiter('cards', env.RATE_LIMIT_CARDS),
    typeahead: limiter('typeahead', env.RATE_LIMIT_TYPEAHEAD),
    // The page says itself, in place of an answer, that there were too many; its empty form is free.
    'recs-page': limiter('recs-page', env.RATE_LIMIT_RECS, {
      skip: ({ method, query }) => method !== 'POST' && Object.keys(query).length === 0,
      handler: (_request, response, next) => {
        response.locals.formGuard = {
          crossSite: false,
          retryAfter: Number(response.getHeader('Retry-After')) || WINDOW_MS / 1000,
        };
        next();
      },
    }),
    'client-errors': limiter('client-errors', CLIENT_ERRORS),
  };
};
