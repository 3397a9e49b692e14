import type { RequestHandler } from 'express';
import { rateLimit, type Options, type Store } from 'express-rate-limit';
import type { Env } from '#app/platform/env.server';
import { sendError } from '../api/api-error';

/** Routes of the API with a limit each. */
export type ApiRoute = 'recs' | 'cards' | 'typeahead';
/** Everything with a limit; that of messages is in form-guard.ts. */
export type LimitedRoute = ApiRoute | 'recs-page' | 'client-errors' | 'messages';

const MINUTE_MS = 60_000;
/** Reports of browser errors a minute from one address. */
const CLIENT_ERRORS_LIMIT = 30;

interface LimiterOptions extends Pick<Partial<Options>, 'skip' | 'handler'> {
  /** requests from one address in a time window; 0 is no limit */
  readonly limit: number;
  /** time window, in ms */
  readonly windowMs?: number;
  /** counts shared by replicas; in this process's memory by default */
  readonly store?: Store | undefined;
}

/** Counts the requests of one address. Responses carry RateLimit and RateLimit-Policy; too many get 429 with Retry-After. */
export const createLimiter = (
  route: LimitedRoute,
  { limit, store, windowMs = MINUTE_MS, ...options }: LimiterOptions,
): RequestHandler => {
  if (limit === 0) return (_request, _response, next) => next();
  const limiter = rateLimit({
    windowMs,
    limit,
    identifier: route,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    passOnStoreError: true,
    // TRUST_PROXY decides whether X-Forwarded-For counts; a client that sends it anyway is not worth a warning.
    validate: { xForwardedForHeader: false },
    ...(store && { store }),
    handler: (_request, response) => sendError(response, 429, 'Too many requests. Try again in a minute.'),
    ...options,
  });
  return (request, response, next) => {
    // A connection without an address has been reset: there is nobody to count, nor to respond to.
    if (request.ip === undefined) request.socket.destroy();
    else limiter(request, response, next);
  };
};

export interface RateLimitOptions {
  readonly env: Pick<Env, 'RATE_LIMIT_RECS' | 'RATE_LIMIT_CARDS' | 'RATE_LIMIT_TYPEAHEAD'>;
  /** counts shared by replicas; in this process's memory by default */
  readonly makeStore?: ((route: LimitedRoute) => Store) | undefined;
}

/** A limiter per route, each with its own count. */
export const createRateLimits = ({
  env,
  makeStore,
}: RateLimitOptions): Readonly<Record<ApiRoute | 'recs-page' | 'client-errors', RequestHandler>> => {
  const limiter = (route: LimitedRoute, limit: number, options: Omit<LimiterOptions, 'limit'> = {}) =>
    createLimiter(route, { limit, store: limit === 0 ? undefined : makeStore?.(route), ...options });
  return {
    recs: limiter('recs', env.RATE_LIMIT_RECS),
    cards: limiter('cards', env.RATE_LIMIT_CARDS),
    typeahead: limiter('typeahead', env.RATE_LIMIT_TYPEAHEAD),
    // The page itself reports too many requests, in place of its result; its empty form does not count.
    'recs-page': limiter('recs-page', env.RATE_LIMIT_RECS, {
      skip: ({ method, query }) => method !== 'POST' && Object.keys(query).length === 0,
      handler: (_request, response, next) => {
        response.locals.formGuard = {
          crossSite: false,
          retryAfter: Number(response.getHeader('Retry-After')) || MINUTE_MS / 1000,
        };
        next();
      },
    }),
    'client-errors': limiter('client-errors', CLIENT_ERRORS_LIMIT),
  };
};
