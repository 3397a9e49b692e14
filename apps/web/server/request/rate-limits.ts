import type { RequestHandler, Response } from 'express';
import { rateLimit, type Options, type Store } from 'express-rate-limit';
import onHeaders from 'on-headers';
import type { AttemptCount } from '#app/accounts/limits/attempt-limits.server';
import type { Env } from '#app/platform/env.server';
import { NARROWING_PARAMETERS } from '#app/model/narrowed';
import { sendError } from '../api/api-error';
import { sendProblem } from '../api/v1/problems';
import { sendText } from '../response/send-document';
import { clientNetworks } from './client-network';

/** Routes of the API with a limit each. */
export type ApiRoute = 'recs' | 'cards' | 'typeahead' | 'combos' | 'api';
/** Everything with a limit; that of messages is in form-guard.ts. */
export type LimitedRoute =
  ApiRoute | 'recs-page' | 'counts' | 'client-errors' | 'messages' | 'sign-in' | 'provider';
/** A count: of a route per address, or per network around many addresses; per person; or of attempts to sign in. */
export type RateCount = LimitedRoute | `${LimitedRoute}-network` | 'account-writes' | AttemptCount;

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express types response.locals
  namespace Express {
    interface Locals {
      /** the limit that refused the request */
      limitedBy?: RateCount;
      /** the trace of the request, where it is traced */
      traceId?: string;
    }
  }
}

const MINUTE_MS = 60_000;
/** Query parameters of pages that count decks when they are rendered. */
const COUNTING_PARAMETERS: readonly string[] = [...NARROWING_PARAMETERS, 'a', 'b'];
/** Reports of browser errors a minute from one address. */
const CLIENT_ERRORS_LIMIT = 30;
/** An IPv6 /48 may send as many requests as this many addresses: it holds 65,536 /64 to rotate through. */
const NETWORK_FACTOR = 10;

interface LimiterOptions extends Pick<Partial<Options>, 'skip' | 'handler'> {
  /** requests from one address in a time window; 0 is no limit */
  readonly limit: number;
  /** time window, in ms */
  readonly windowMs?: number;
  /** counts shared by replicas; in this process's memory by default */
  readonly makeStore?: ((count: RateCount) => Store) | undefined;
  /** whether responses that shared caches may store carry counts, too: clients of a documented limit expect them */
  readonly alwaysCounts?: boolean;
}

/**
 * Removes what must not reach other clients: the partition key, a digest of the client's address, and every count from a
 * response that a shared cache may store.
 */
const cleanHeaders = (response: Response, alwaysCounts: boolean): void => {
  const isRead = response.req.method === 'GET' || response.req.method === 'HEAD';
  const control = String(response.getHeader('Cache-Control') ?? '');
  if (!alwaysCounts && isRead && !/\b(?:private|no-store)\b/.test(control)) {
    response.removeHeader('RateLimit');
    response.removeHeader('RateLimit-Policy');
    return;
  }
  const policies = [response.getHeader('RateLimit-Policy') ?? []].flat();
  if (policies.length > 0)
    response.setHeader(
      'RateLimit-Policy',
      policies.map((policy) => String(policy).replace(/; pk=:[^:]*:/, '')),
    );
};

const refuseRequest: Options['handler'] = (_request, response) =>
  sendError(response, 429, 'Too many requests. Try again in a minute.');

/** Counts requests by a key; too many get 429 with Retry-After. */
const createCounter = (
  name: RateCount,
  {
    makeStore,
    windowMs = MINUTE_MS,
    handler = refuseRequest,
    ...options
  }: LimiterOptions & Pick<Options, 'keyGenerator'>,
): RequestHandler => {
  const store = makeStore?.(name);
  const refuse: Options['handler'] = (request, response, next, used) => {
    response.locals.limitedBy = name;
    handler(request, response, next, used);
  };
  return rateLimit({
    windowMs,
    identifier: name,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    passOnStoreError: true,
    // TRUST_PROXY decides whether X-Forwarded-For counts; a client that sends it anyway is not worth a warning.
    validate: { xForwardedForHeader: false, keyGeneratorIpFallback: false },
    ...(store && { store }),
    ...options,
    handler: refuse,
  });
};

/** Whether an action will refuse the request: it does not use up what others of its network may send. */
const isRefused = ({ locals }: Response): boolean => locals.formGuard?.retryAfter !== undefined;

const unlimited: RequestHandler = (_request, _response, next) => next();

/**
 * Counts the requests of one address, and of the IPv6 /48 around it. Private responses carry RateLimit and
 * RateLimit-Policy; too many requests get 429 with Retry-After.
 */
export const createLimiter = (
  route: LimitedRoute,
  { limit, skip = () => false, alwaysCounts = false, ...options }: LimiterOptions,
): RequestHandler => {
  if (limit === 0) return unlimited;
  const addresses = createCounter(route, {
    ...options,
    limit,
    skip,
    keyGenerator: (request) => clientNetworks(request).subnet,
  });
  const networks = createCounter(`${route}-network`, {
    ...options,
    limit: limit * NETWORK_FACTOR,
    skip: (request, response) =>
      clientNetworks(request).site === undefined || isRefused(response) || skip(request, response),
    keyGenerator: (request) => clientNetworks(request).site ?? '',
  });
  return (request, response, next) => {
    // A connection without an address has been reset: there is nobody to count, nor to respond to.
    if (request.ip === undefined) {
      request.socket.destroy();
      return;
    }
    onHeaders(response, () => cleanHeaders(response, alwaysCounts));
    void addresses(request, response, (error?: unknown) => {
      if (error === undefined) void networks(request, response, next);
      else next(error);
    });
  };
};

/** Counts the requests of a person, from wherever they come; those of nobody pass. */
export const createPersonLimiter = (
  name: 'account-writes',
  { limit, ...options }: Omit<LimiterOptions, 'skip'>,
  uidOf: (response: Response) => string | undefined,
): RequestHandler => {
  if (limit === 0) return unlimited;
  const counter = createCounter(name, {
    ...options,
    limit,
    skip: (_request, response) => uidOf(response) === undefined,
    keyGenerator: (_request, response) => uidOf(response) ?? '',
  });
  return (request, response, next) => {
    onHeaders(response, () => cleanHeaders(response, false));
    void counter(request, response, next);
  };
};

export interface RateLimitOptions {
  readonly env: Pick<Env, 'RATE_LIMIT_RECS' | 'RATE_LIMIT_CARDS' | 'RATE_LIMIT_TYPEAHEAD' | 'RATE_LIMIT_API'>;
  /** counts shared by replicas; in this process's memory by default */
  readonly makeStore?: ((count: RateCount) => Store) | undefined;
}

/** A limiter per route, each with its own count. */
export const createRateLimits = ({
  env,
  makeStore,
}: RateLimitOptions): Readonly<
  Record<ApiRoute | 'recs-page' | 'counts' | 'client-errors', RequestHandler>
> => {
  const limiter = (route: LimitedRoute, limit: number, options: Omit<LimiterOptions, 'limit'> = {}) =>
    createLimiter(route, { limit, makeStore, ...options });
  return {
    recs: limiter('recs', env.RATE_LIMIT_RECS),
    cards: limiter('cards', env.RATE_LIMIT_CARDS),
    typeahead: limiter('typeahead', env.RATE_LIMIT_TYPEAHEAD),
    combos: limiter('combos', env.RATE_LIMIT_RECS),
    api: limiter('api', env.RATE_LIMIT_API, {
      alwaysCounts: true,
      handler: (_request, response) =>
        sendProblem(response, 'too-many-requests', 'Wait for the seconds in Retry-After.'),
    }),
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
    // Pages that count decks for their query: there are more of them than any cache holds.
    counts: limiter('counts', env.RATE_LIMIT_RECS, {
      skip: ({ query }) => !COUNTING_PARAMETERS.some((name) => name in query),
      handler: (_request, response) => sendText(response, 429, 'Too many requests. Try again in a minute.'),
    }),
    'client-errors': limiter('client-errors', CLIENT_ERRORS_LIMIT),
  };
};
