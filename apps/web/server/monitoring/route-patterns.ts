import { API_ROUTES } from '@crownsmith/api-client/v1';
import findMyWay from 'find-my-way';
import { LRUCache } from 'lru-cache';

/** The label of paths that no route has: attackers make up as many as they like. */
export const UNMATCHED = 'unmatched';

/** Longer parameters than any URL that Node accepts. */
const MAX_PARAMETER = 100_000;

/** Paths of the routes of `server/`, as they are declared; `*` is any rest. */
export const SERVER_ROUTES: readonly string[] = [
  '/healthz',
  '/widget.js',
  '/crownsmith.user.js',
  '/assets/*',
  '/api/*',
  '/api/recs',
  '/api/deck-report',
  '/api/cards',
  '/api/typeahead',
  '/api/client-errors',
  '/api/patreon/webhook',
  '/api/discord/interactions',
  '/api/v1/openapi.json',
  '/api/v1/snapshot/files/:name',
  ...Object.values(API_ROUTES).map(({ path }) => `/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  '/api/users/clipboard',
  '/api/users/collection',
  '/api/users/delete',
  '/api/users/settings',
  '/api/users/register',
  '/api/lists',
  '/api/lists/:id',
  '/account/events',
  '/signin/openid/callback',
  ...['', '/api'].flatMap((prefix) =>
    ['/find-my-combos', '/estimate-bracket', '/variants', '/variants/:id'].map((path) => prefix + path),
  ),
  '/json/*',
  '/json/cards/:slug.json',
  '/json/cards/:slug/commanders/:commander.json',
  '/json/commanders/:slug.json',
  '/json/typeahead/:list.json',
  '/json/card-prices/:source.json',
  '/json/printings/:set.json',
  '/json/printing-prices/:source.json',
  '/json/misc.json',
  '/json/card-names.json',
  '/pages/*',
  '/_next/data/*',
  '/og/*',
  '/og/commanders/:slug.png',
  '/og/cards/:slug.png',
  '/feeds/:name',
  '/feeds/commanders/:slug.atom',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/:part.xml',
  '/oembed',
  '/mcp',
  '/embed/commanders/:slug',
];

/** Paths of pages that clients also ask for as JSON. */
const JSON_PAGES = /^\/(?:cards|commanders|average-decks)\/[^.]+$/;

/** Paths whose routes are remembered, and how long they may be, in characters. */
const MAX_PATHS = 1000;
const MAX_PATH_LENGTH = 200;

/** Finds the route of a path; labels are routes as they are declared, and so bounded in number. */
export type RouteFinder = (path: string) => string;

/**
 * Makes a finder of routes: those of the server and those of the pages, whose data have labels of their own.
 * @param pages paths of the pages, as Remix declares them
 * @example createRouteFinder(['commanders/:slug'])('/commanders/edgar-markov.data') // '/commanders/:slug.data'
 */
export const createRouteFinder = (pages: readonly string[]): RouteFinder => {
  const router = findMyWay({
    caseSensitive: false,
    ignoreTrailingSlash: true,
    maxParamLength: MAX_PARAMETER,
  });
  const declare = (path: string): void => {
    if (!router.hasRoute('GET', path)) router.on('GET', path, () => undefined, path);
  };
  const paths = pages.filter((path) => !path.includes('*')).map((path) => `/${path}`);
  const withJson = paths.filter((path) => JSON_PAGES.test(path)).map((path) => `${path}.json`);
  [...paths, ...withJson, ...SERVER_ROUTES].forEach(declare);
  const find = (path: string): string => {
    const label: unknown = router.find('GET', path)?.store;
    return typeof label === 'string' ? label : UNMATCHED;
  };
  const findLabel = (path: string): string => {
    if (!path.endsWith('.data')) return find(path);
    const page = path === '/_root.data' ? '/' : path.slice(0, -'.data'.length);
    const label = find(page);
    return label === UNMATCHED ? UNMATCHED : `${label}.data`;
  };
  const remembered = new LRUCache<string, string>({ max: MAX_PATHS, memoMethod: findLabel });
  return (path) => (path.length > MAX_PATH_LENGTH ? findLabel(path) : remembered.memo(path));
};

/** The paths of the pages of a build. @example pagePaths({ root: { id: 'root' }, faq: { id: 'faq', path: 'faq' } }) // ['faq'] */
export const pagePaths = (
  routes: Readonly<Record<string, { readonly id: string; readonly path?: string | undefined } | undefined>>,
): readonly string[] =>
  Object.values(routes).flatMap((route) => (route && route.id !== 'root' ? [route.path ?? ''] : []));
