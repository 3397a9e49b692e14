// The requests of every route of a site, found from its routes: nobody has to remember to add a new one.
import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_ROUTES } from '../../server/monitoring/route-patterns';
import { PATH_VALUES, REST_VALUES } from '../../testing/fuzz/route-values';
import { routeFilePath } from '../../testing/route-file-path';
import { type BenchDeck, bodiesOf } from './route-bodies';
import { signed } from './discord';
import type { LoadRequest } from './requests';

const PAGES = new URL('../../app/routes/', import.meta.url);

/** Requests that are made for each route: no two in a row are the same. */
const REQUESTS = 200;

/** Decks that a route may refuse before another body is tried: not each is legal. */
const TRIED = 5;

/** A route with requests that are answered. */
export interface RouteLoad {
  /** method and path, as it is declared */
  readonly name: string;
  readonly requests: readonly LoadRequest[];
}

/** Patterns of the paths of all routes, those of pages and those of the server. */
const routePatterns = async (): Promise<readonly string[]> => {
  const files = (await readdir(PAGES)).filter((file) => file.endsWith('.tsx') && file !== '$.tsx');
  const pages = files.map((file) => `/${routeFilePath(file.slice(0, -'.tsx'.length))}`);
  return [...new Set([...pages, ...SERVER_ROUTES])];
};

/** Paths that the sitemap lists. */
const readSitemap = async (origin: string): Promise<readonly string[]> => {
  const locations = async (path: string): Promise<readonly string[]> => {
    const body = await (await fetchServed(origin + path)).text();
    return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? origin).pathname);
  };
  const parts = await locations('/sitemap.xml');
  return (await Promise.all(parts.map(locations))).flat();
};

/** What follows each segment in the site's own addresses. @example valuesAfter(['/cards/sol-ring']).get('cards') // ['sol-ring'] */
const valuesAfter = (paths: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const values = new Map<string, Set<string>>();
  for (const path of paths) {
    const segments = path.split('/').slice(1);
    segments.slice(1).forEach((value, at) => {
      const before = segments[at] ?? '';
      values.set(before, (values.get(before) ?? new Set()).add(value));
    });
  }
  return new Map([...values].map(([segment, of]) => [segment, [...of]]));
};

/** Fills the parameters of a pattern; its n-th filling. */
const fillPath = (pattern: string, after: ReadonlyMap<string, readonly string[]>, n: number): string => {
  const segments = pattern.split('/');
  return segments
    .map((segment, at) =>
      segment.replaceAll(/:(\w+)|\*/g, (_, name?: string) => {
        const known =
          name === undefined ? undefined : (after.get(segments[at - 1] ?? '') ?? PATH_VALUES[name]);
        const values = known ?? REST_VALUES;
        return values[n % values.length] ?? 'x';
      }),
    )
    .join('/');
};

/** Addresses of the site that a pattern has; none where the sitemap lists no such page. */
const addressesOf = (pattern: string, paths: readonly string[]): readonly string[] => {
  const matches = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.+')}$`);
  return pattern.includes(':') ? paths.filter((path) => matches.test(path)) : [];
};

const isAnswered = ({ status }: Response): boolean => status < 400;

/** Fetches what a site that has just started may refuse: nothing is read yet. */
export const fetchServed = async (url: string, init?: RequestInit): Promise<Response> => {
  for (let left = 20; ; left -= 1) {
    // A connection that was idle for long may close while a request is sent.
    const response = await fetch(url, init).catch((error: unknown) => {
      if (left === 0) throw error;
      return undefined;
    });
    if (response && (response.status !== 503 || left === 0)) return response;
    await response?.body?.cancel();
    await wait(200);
  }
};

/** Sends a request and takes its response. */
export const send = async (origin: string, request: LoadRequest): Promise<Response> => {
  const { path, method, headers, body } = signed(request);
  const response = await fetchServed(origin + path, {
    redirect: 'manual',
    ...(method && { method }),
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  });
  await response.arrayBuffer();
  return response;
};

/** Streams of events never end: nobody waits for their responses. */
const ENDLESS: ReadonlySet<string> = new Set(['/account/events']);

/**
 * Makes requests for each route and method that answers them. GET requests have a query of their own where the route takes any,
 * so that no cache has them.
 * @param only a part of the names of the routes to find
 * @returns the loads, and the POST routes that refused every body, with their statuses
 */
export const findRouteLoads = async (
  origin: string,
  decks: readonly BenchDeck[],
  only: string,
): Promise<{ readonly loads: readonly RouteLoad[]; readonly refused: ReadonlyMap<string, number> }> => {
  const listed = await readSitemap(origin);
  const after = valuesAfter(listed);
  const loads: RouteLoad[] = [];
  const refused = new Map<string, number>();

  const findGet = async (pattern: string): Promise<void> => {
    const addresses = addressesOf(pattern, listed);
    const make = (query: string) =>
      Array.from({ length: REQUESTS }, (_, n) => {
        const address = addresses[(n * 7) % addresses.length] ?? fillPath(pattern, after, n * 7);
        return { path: address + query.replaceAll('#', String(n)) };
      });
    for (const query of ['?n=#', '?q=sol%20#', '']) {
      const [first] = make(query);
      if (!first || !isAnswered(await send(origin, first))) continue;
      loads.push({ name: `GET ${pattern}`, requests: make(query) });
      return;
    }
  };

  const findPost = async (pattern: string): Promise<void> => {
    let status = 0;
    let judged: readonly LoadRequest[] | undefined;
    for (const bodyOf of bodiesOf(pattern)) {
      const requests = decks.map((deck, n) => ({
        path: fillPath(pattern, after, n),
        method: 'POST' as const,
        ...bodyOf(deck),
      }));
      for (const request of requests.slice(0, TRIED)) {
        const response = await send(origin, request);
        if (isAnswered(response)) {
          loads.push({ name: `POST ${pattern}`, requests });
          return;
        }
        // The route has read the deck, which is not legal any more.
        if (response.status === 422) judged ??= requests;
        status = Math.max(status, response.status === 415 ? 0 : response.status);
        // Nothing is posted there, or not by strangers.
        if ([401, 403, 404, 405].includes(response.status)) return;
      }
    }
    if (judged) loads.push({ name: `POST ${pattern}`, requests: judged });
    else refused.set(`POST ${pattern}`, status);
  };

  for (const pattern of await routePatterns()) {
    if (ENDLESS.has(pattern)) continue;
    if (`GET ${pattern}`.includes(only)) await findGet(pattern);
    if (`POST ${pattern}`.includes(only)) await findPost(pattern);
  }
  return { loads, refused };
};
