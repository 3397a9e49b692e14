import fc from 'fast-check';
import type { ApiDocument } from '../../server/testing/api-contract';
import { SERVER_ROUTES } from '../../server/monitoring/route-patterns';
import { apiRequests } from './api-requests';
import type { FuzzRequest } from './fuzz-request';
import { rawRequest } from './raw-requests';
import { routeRequests } from './route-requests';
import { type FuzzResponse, sendRequest } from './send-request';

/** What a fuzzer knows of a site. */
interface SiteKnowledge {
  /** patterns of the pages, as Remix declares them */
  readonly pagePaths: readonly string[];
  readonly document: ApiDocument;
  /** headers of signed-in people */
  readonly credentials: readonly (readonly (readonly [name: string, value: string])[])[];
}

/** How many of the requests are of each kind, in proportion. */
export interface FuzzMix {
  /** pages, and their data */
  readonly pages: number;
  /** everything else that the server has a route for */
  readonly server: number;
  /** operations of the OpenAPI document */
  readonly api: number;
  /** bytes that no client would send */
  readonly raw: number;
}

/** Patterns of all pages, with the data of each. */
const pagePatterns = (pagePaths: readonly string[]): readonly string[] =>
  [...new Set(pagePaths)].flatMap((path) => [`/${path}`, path === '' ? '/_root.data' : `/${path}.data`]);

export const siteRequests = (
  { pagePaths, document, credentials }: SiteKnowledge,
  { pages, server, api, raw }: FuzzMix,
): fc.Arbitrary<FuzzRequest> => {
  const serverRoutes = SERVER_ROUTES.filter((route) => !route.startsWith('/api/v1/'));
  return fc.oneof(
    { weight: pages, arbitrary: routeRequests(pagePatterns(pagePaths), credentials) },
    { weight: server, arbitrary: routeRequests(serverRoutes, credentials) },
    { weight: api, arbitrary: apiRequests(document) },
    { weight: raw, arbitrary: rawRequest },
  );
};

/** Requests that are made at a time: the seed of the run and the number of the first make them. */
const BATCH = 500;

/**
 * Requests of a run from one number on, to the end of its batch.
 * @param seed the same seed makes the same requests
 */
export const makeBatch = (
  arbitrary: fc.Arbitrary<FuzzRequest>,
  seed: number,
  from: number,
): readonly { readonly number: number; readonly request: FuzzRequest }[] => {
  const start = from - (from % BATCH);
  return fc
    .sample(arbitrary, { numRuns: BATCH, seed: seed + start })
    .map((request, index) => ({ number: start + index, request }))
    .slice(from - start);
};

/** A request whose response is wrong, or that took long. */
interface FuzzFinding {
  /** its number in the run */
  readonly number: number;
  readonly request: FuzzRequest;
  readonly what: string;
}

export interface FuzzResult {
  /** responses by status */
  readonly statuses: ReadonlyMap<number, number>;
  readonly failures: readonly FuzzFinding[];
  /** the requests that took longest, the longest first */
  readonly slowest: readonly (FuzzFinding & { readonly ms: number })[];
}

interface FuzzOptions {
  readonly origin: string;
  readonly arbitrary: fc.Arbitrary<FuzzRequest>;
  readonly requests: number;
  readonly seed: number;
  /** requests under way at a time */
  readonly concurrent?: number;
  /** what else is wrong with a response; undefined for nothing */
  readonly check?: (request: FuzzRequest, response: FuzzResponse) => string | undefined;
  /** called after each batch with the number of requests so far */
  readonly onBatch?: (done: number, failures: readonly FuzzFinding[]) => Promise<void>;
}

/** Slowest requests that a result lists. */
const SLOWEST = 20;

/** What is wrong with a response to any request; undefined where nothing is. */
const findFault = ({ bytes }: FuzzRequest, { status, headers, body }: FuzzResponse): string | undefined => {
  // 501 is oEmbed's status for a format that it does not support.
  if (status !== 501 && (status < 200 || status >= 500))
    return `status ${status} ${body.toString('utf8', 0, 200)}`;
  // What Node's parser refuses does not reach the site.
  if (bytes !== undefined && status === 400 && !headers.has('X-Frame-Options')) return undefined;
  const options = headers.get('X-Content-Type-Options');
  return options === 'nosniff' ? undefined : `X-Content-Type-Options is ${options ?? 'missing'}`;
};

/** Sends requests to a site and collects what is wrong with its responses. */
export const fuzzSite = async (options: FuzzOptions): Promise<FuzzResult> => {
  const { origin, arbitrary, requests, seed, concurrent = 8, check, onBatch } = options;
  const statuses = new Map<number, number>();
  const failures: FuzzFinding[] = [];
  let slowest: (FuzzFinding & { readonly ms: number })[] = [];

  const send = async (number: number, request: FuzzRequest): Promise<void> => {
    const started = performance.now();
    const note = (what: string): void => void failures.push({ number, request, what });
    try {
      const response = await sendRequest(origin, request);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const fault = findFault(request, response) ?? check?.(request, response);
      if (fault !== undefined) note(fault);
      const ms = performance.now() - started;
      if (slowest.length < SLOWEST || ms > (slowest.at(-1)?.ms ?? 0))
        slowest = [...slowest, { number, request, what: String(response.status), ms }]
          .sort((a, b) => b.ms - a.ms)
          .slice(0, SLOWEST);
    } catch (error) {
      note(String(error));
    }
  };

  for (let done = 0; done < requests; done += BATCH) {
    const batch = makeBatch(arbitrary, seed, done).slice(0, requests - done);
    const waiting = batch.values();
    const work = async (): Promise<void> => {
      for (const { number, request } of waiting) await send(number, request);
    };
    await Promise.all(Array.from({ length: concurrent }, work));
    await onBatch?.(done + batch.length, failures);
  }
  return { statuses, failures, slowest };
};
