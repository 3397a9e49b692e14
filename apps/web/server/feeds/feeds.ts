import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isSlug } from '@crownsmith/domain';
import { Router, type NextFunction, type Request, type Response } from 'express';
import {
  commanderFeed,
  followedFeed,
  makeAtom,
  makeJsonFeed,
  makeRobots,
  makeRss,
  makeSitemapIndex,
  makeSitemapPart,
  MOVING_KINDS,
  movingFeed,
  newCardsFeed,
  resultsFeed,
  SITEMAP_SECTIONS,
  type AtomFeed,
  type SitemapSection,
} from '#app/features/feeds/index.server';
import { respondToOembed } from '#app/features/link-preview/index.server';
import type { BoundedQueue } from '#app/platform/bounded-queue';
import type { Env } from '#app/platform/env.server';
import { etagMatches, originCaching, weakEtag } from '#app/rendering/cache-headers.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { followedCommanders } from '#app/snapshot/new-for-commanders.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { methodNotAllowed, sendError } from '../api/api-error';
import { allowAllOrigins } from '../api/cors';
import { clientSignal } from '../overload/client-signal';
import { sendDocument, sendText } from '../response/send-document';
import { siteOrigin } from '../request/site-origin';

/** Directives of an hour, after `public` or `private`. */
const HOUR = 'max-age=3600, stale-while-revalidate=86400';
const XML = 'application/xml; charset=utf-8';

/** Formats of feeds by the extension of their path. */
const FEED_FORMATS = {
  atom: { type: 'application/atom+xml', make: makeAtom },
  rss: { type: 'application/rss+xml', make: makeRss },
  json: { type: 'application/feed+json', make: makeJsonFeed },
} as const;

/** An ETag of all that a response depends on. */
const etagOf = (...parts: readonly string[]): string => weakEtag(parts.join('\n'));

const isSection = (text: string): text is SitemapSection =>
  SITEMAP_SECTIONS.some((section) => section === text);

type Handler = (
  request: Request,
  response: Response,
  context: { readonly origin: string; readonly next: NextFunction },
) => Promise<void> | void;

export interface FeedsOptions {
  readonly env: Pick<Env, 'ORIGIN' | 'TRUST_PROXY'>;
  /** what each response passes but robots.txt */
  readonly gate: BoundedQueue;
}

/** Feeds, sitemaps, robots.txt and oEmbed, to be mounted at the root. */
export const createFeeds = (store: Pick<SnapshotStore, 'get'>, { env, gate }: FeedsOptions): Router => {
  const router = Router();
  const { isShared, varyBy } = originCaching(env);
  const cacheControl = `${isShared ? 'public' : 'private'}, ${HOUR}`;
  const get = (path: string, handle: Handler): void => {
    router.get(path, (request, response, next) => {
      if (varyBy !== undefined) response.vary(varyBy);
      Promise.resolve(handle(request, response, { origin: siteOrigin(request), next })).catch(next);
    });
  };
  const getGated = (path: string, handle: Handler): void =>
    get(path, (request, response, context) =>
      gate.add(async () => handle(request, response, context), { signal: clientSignal(response) }),
    );

  /** Readers in a browser fetch feeds, and previews of links, from their own origin. */
  const getFeed = (path: string, handle: Handler): void => {
    router.all(path, allowAllOrigins('GET', 'HEAD'));
    getGated(path, handle);
    router.all(path, methodNotAllowed('GET', 'HEAD'));
  };

  const sendFeed = (
    request: Request,
    response: Response,
    feed: AtomFeed,
    { type, make }: (typeof FEED_FORMATS)[keyof typeof FEED_FORMATS] = FEED_FORMATS.atom,
  ): void => {
    const body = make(feed);
    sendDocument(request, response, {
      type: `${type}; charset=utf-8`,
      body,
      etag: etagOf(body),
      cacheControl,
    });
  };

  getFeed('/feeds/new-cards.atom', async (request, response, { origin }) => {
    const snapshot = await store.get();
    const { views, errors } = await followedCommanders(snapshot, new URL(request.originalUrl, origin));
    if (errors.length > 0) return sendText(response, 400, errors.join('\n'));
    const feed =
      views.length === 0 ? await newCardsFeed(snapshot, origin) : await followedFeed(snapshot, views, origin);
    sendFeed(request, response, feed);
  });

  type MakeFeed = (
    snapshot: Snapshot,
    place: { readonly origin: string; readonly self: string },
  ) => Promise<AtomFeed>;
  const feeds: readonly (readonly [name: string, make: MakeFeed])[] = [
    ...MOVING_KINDS.map(
      (kind) =>
        [
          `moving-${kind}`,
          (snapshot, place) => movingFeed(snapshot, kind, place),
        ] as const satisfies readonly [string, MakeFeed],
    ),
    ['results', resultsFeed],
  ];
  for (const [name, make] of feeds)
    for (const [extension, format] of Object.entries(FEED_FORMATS)) {
      const self = `/feeds/${name}.${extension}`;
      getFeed(self, async (request, response, { origin }) => {
        sendFeed(request, response, await make(await store.get(), { origin, self }), format);
      });
    }

  getFeed('/feeds/commanders/:slug.atom', async (request, response, { origin }) => {
    const slug = request.params['slug'] ?? '';
    const snapshot = await store.get();
    const feed = isSlug(slug) ? await commanderFeed(snapshot, slug, origin) : undefined;
    if (feed) return sendFeed(request, response, feed);
    const canonical = snapshot.redirect('commanders', slug);
    if (canonical !== undefined) return response.redirect(301, `/feeds/commanders/${canonical}.atom`);
    sendText(response, 404, 'There is no such feed.');
  });

  get('/robots.txt', (request, response, { origin }) => {
    const body = makeRobots(origin);
    sendDocument(request, response, {
      type: 'text/plain; charset=utf-8',
      body,
      etag: etagOf(body),
      cacheControl,
    });
  });

  getGated('/sitemap.xml', async (request, response, { origin }) => {
    const snapshot = await store.get();
    const etag = etagOf(snapshot.manifest.version, origin);
    const isFresh = etagMatches(request.headers['if-none-match'], etag);
    const body = isFresh ? '' : await makeSitemapIndex(snapshot, origin);
    sendDocument(request, response, { type: XML, body, etag, cacheControl });
  });

  getGated('/sitemaps/:part.xml', async (request, response, { origin, next }) => {
    const [, section = '', number = ''] =
      /^([a-z]+)-([1-9]\d{0,3})$/.exec(request.params['part'] ?? '') ?? [];
    const snapshot = await store.get();
    const chunks = isSection(section)
      ? await makeSitemapPart(snapshot, origin, section, Number(number))
      : undefined;
    if (!chunks) return sendText(response, 404, 'There is no such sitemap.');
    const etag = etagOf(snapshot.manifest.version, origin, section, number);
    response.set({ 'Content-Type': XML, 'Cache-Control': cacheControl, ETag: etag });
    if (etagMatches(request.headers['if-none-match'], etag)) return void response.status(304).end();
    if (request.method === 'HEAD') return void response.end();
    // A slow client takes its time without holding up the gate; one that disconnects is no error.
    pipeline(Readable.from(chunks), response).catch((error: unknown) => {
      if (!response.destroyed) next(error);
    });
  });

  getFeed('/oembed', async (request, response, { origin }) => {
    const query = new URL(request.originalUrl, origin).searchParams;
    const result = await respondToOembed(await store.get(), query, [origin]);
    if (result.status === 200) response.set('Cache-Control', cacheControl).json(result.link);
    else sendError(response, result.status, result.message);
  });

  return router;
};
