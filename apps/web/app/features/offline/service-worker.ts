import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { PERSONAL_CACHE } from '#app/visitor/personal-cache';
import { ASSETS_CACHE, assetsOf, cacheOfPage, CARDS_CACHE, PAGES_CACHE } from './caches';
import type { Worker, WorkerEvent } from './worker-types';

/**
 * The service worker: what was seen can be seen offline. Online every page comes from the network, so a new build is never
 * shown with the scripts of an old one; assets are found by names that contain their hash. A new worker waits until the pages of
 * the old one are closed.
 */
declare const PRECACHE: readonly { readonly url: string; readonly revision: string | null }[];

const worker = globalThis as unknown as Worker;

/** Pages with their data that are stored for use offline, and how long, in seconds. */
const PAGE_LIMITS = { maxEntries: 200, maxAgeSeconds: 90 * 24 * 60 * 60 };
const expirations = new Map(
  [PAGES_CACHE, PERSONAL_CACHE].map((name) => [name, new CacheExpiration(name, PAGE_LIMITS)]),
);
/** From the cookies of a request a worker cannot tell two persons: each has the personal cache to themselves. */
const MATCH = { ignoreVary: true } as const;
const OFFLINE_PAGE = '/offline';

/** The offline page is that of visitors, whoever is signed in. */
addPlugins([
  { requestWillFetch: ({ request }) => Promise.resolve(new Request(request, { credentials: 'omit' })) },
]);
precacheAndRoute([...PRECACHE]);
clientsClaim();

const assets = new CacheFirst({
  cacheName: ASSETS_CACHE,
  matchOptions: MATCH,
  plugins: [
    // Its types leave a method out that it has or has not.
    new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: PAGE_LIMITS.maxAgeSeconds }) as WorkboxPlugin,
  ],
});

/**
 * Stores assets that are not yet there, behind everything else that the browser loads. Those of the precache are stored
 * too: the worker of the next build removes them from it, while pages that name them stay.
 */
const storeAssets = async (urls: readonly string[], event: WorkerEvent): Promise<void> => {
  const cache = await caches.open(ASSETS_CACHE);
  const storeAsset = async (url: string): Promise<void> => {
    if (await cache.match(url, MATCH)) return;
    const [response, stored] = assets.handleAll({ event, request: new Request(url, { priority: 'low' }) });
    await response;
    await stored;
  };
  // A page with some of its assets is worth more than one with none.
  await Promise.allSettled(urls.map(storeAsset));
};

/** Stores a page with its assets, or the data of one. A reader may leave a page before the browser has loaded all of it. */
const store = async (url: string, response: Response, event: WorkerEvent): Promise<void> => {
  const control = response.headers.get('Cache-Control') ?? '';
  const { status, redirected } = response;
  const name = cacheOfPage(new URL(url).pathname, { status, redirected, control });
  if (name === undefined) return;
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  const html = isHtml ? response.clone().text() : undefined;
  const cache = await caches.open(name);
  await cache.put(url, response);
  const expiration = expirations.get(name);
  await expiration?.updateTimestamp(url);
  await expiration?.expireEntries();
  if (html) await storeAssets(assetsOf(await html), event);
};

const findStored = async (url: string): Promise<Response | undefined> => {
  for (const cacheName of [PERSONAL_CACHE, PAGES_CACHE]) {
    const found = await caches.match(url, { ...MATCH, cacheName });
    if (found) return found;
  }
  return undefined;
};

const isPageData = (path: string): boolean => path.endsWith('.data') || path === '/__manifest';

/** The page that data belong to, so that it can be opened offline, too. */
const storePageOf = async (data: URL, event: WorkerEvent): Promise<void> => {
  if (!data.pathname.endsWith('.data')) return;
  const path = data.pathname.slice(0, -'.data'.length).replace(/^\/_root$/, '/');
  const query = new URLSearchParams(data.search);
  query.delete('_routes');
  const url = new URL(query.size > 0 ? `${path}?${query}` : path, data.origin).href;
  if (await findStored(url)) return;
  const response = await fetch(url, { headers: { Accept: 'text/html' } });
  await store(url, response, event);
};

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  // Whoever signs in or out leaves nothing of the one before.
  if (/^\/sign(?:out|in)(?:\.data)?$/.test(url.pathname) && request.method === 'POST')
    event.waitUntil(caches.delete(PERSONAL_CACHE));
  const isPage = request.mode === 'navigate';
  // The precache has it.
  if (url.pathname === OFFLINE_PAGE) return;
  if (!isPage && !(request.method === 'GET' && isPageData(url.pathname))) return;
  const respond = async (): Promise<Response> => {
    try {
      const response = await fetch(request);
      if (request.method === 'GET') {
        event.waitUntil(store(request.url, response.clone(), event));
        if (!isPage && response.ok) event.waitUntil(storePageOf(url, event).catch(() => undefined));
      }
      return response;
    } catch (error) {
      const stored = request.method === 'GET' ? await findStored(request.url) : undefined;
      if (stored) return stored;
      // The router takes a page for what its URL says: the offline page needs its own.
      if (isPage) return Response.redirect(`${OFFLINE_PAGE}#${url.pathname}${url.search}`);
      throw error;
    }
  };
  event.respondWith(respond());
});

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/json\/(?:card-names|(?:card|printing)-prices\/[a-z0-9]+)\.json$/.test(url.pathname),
  new NetworkFirst({ cacheName: CARDS_CACHE, matchOptions: MATCH }),
);

/** The page that registered the worker, and what it has loaded, came before it. */
worker.addEventListener('message', (event) => {
  const { page, assets: loaded } = event.data as {
    readonly page: string;
    readonly assets: readonly string[];
  };
  const work = async (): Promise<void> => {
    await store(page, await fetch(page, { headers: { Accept: 'text/html' } }), event);
    await storeAssets(loaded, event);
  };
  event.waitUntil(work().catch(() => undefined));
});
