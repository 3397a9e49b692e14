import type { IncomingMessage } from 'node:http';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import type { BoundedQueue } from '#app/platform/bounded-queue';
import { createCoalescer } from '#app/platform/coalesce';
import { countLookupsOf } from '#app/platform/cache-lookups.server';
import type { Env } from '#app/platform/env.server';
import { isDefaultCacheControl, weakEtag } from '#app/rendering/cache-headers.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { type PricePhase, pricePhase } from '#app/snapshot/tcgplayer-sale.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { asyncHandler } from '../request/async-handler';
import { clientSignal } from '../overload/client-signal';
import { siteOrigin } from '../request/site-origin';
import {
  cacheableRequest,
  type CacheableRequest,
  isCacheableUrl,
  normalizedRequest,
  type SentRequest,
} from './cacheable-request';
import { createAdmission } from './admission';
import { decodeBody, encodeBody } from './encode-body';
import { type CachedPage, createHtmlCache, type EncodedBody, type Encoding } from './html-cache';
import { knownEncoding, negotiateEncoding } from './negotiate-encoding';
import { type EncodedPage, sendPage } from './send-page';

/** Headers of a rendered response that are not stored: each response gets its own. */
const UNCACHEABLE_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'transfer-encoding',
]);

const isCacheable = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !headers.has('Set-Cookie') &&
  /^text\/(?:html|x-script)\b/.test(headers.get('Content-Type') ?? '') &&
  isDefaultCacheControl(headers.get('Cache-Control'));

export interface AnonymousPageCacheOptions {
  readonly env: Pick<Env, 'HTML_CACHE_MB' | 'HTML_CACHE_MIN_REQUESTS'>;
  readonly store: Pick<SnapshotStore, 'current'>;
  /** headers of every response by name; those of a page take precedence */
  readonly headers: Readonly<Record<string, string>>;
  /** renders any page */
  readonly render: (request: Request) => Promise<Response>;
  /** what each rendering passes */
  readonly gate: BoundedQueue;
  /** the time, in ms since 1970 */
  readonly now?: () => number;
}

export interface AnonymousPageCache {
  /** The page of a request where it is cached in the requested encoding, for any URL: see `cacheableRequest`. */
  readonly findCached: (sent: SentRequest) => EncodedPage | undefined;
  /** Responds from the cache; a miss is left to the next handler. */
  readonly serveCached: RequestHandler;
  /** Renders a page once for all concurrent requests, and caches it where that is allowed. */
  readonly renderAndCache: RequestHandler;
}

/** What came of rendering: a page for everybody, or a response for the first request alone. */
type Rendered = { readonly page: CachedPage } | { readonly response: Response };

/** What cached pages were rendered from. */
interface Source {
  readonly snapshot: Snapshot;
  readonly phase: PricePhase;
}

/** A page and how it is requested. */
interface Requested {
  readonly page: CachedPage;
  readonly key: string;
  readonly encoding: Encoding;
}

/**
 * Pages for clients without a session, and the data of pages for navigations: rendered once per snapshot and cached in
 * memory, encoded. A page is rendered for a request made of its cache key alone, so no response can contain anything else
 * that a client sent.
 */
export const createAnonymousPageCache = (options: AnonymousPageCacheOptions): AnonymousPageCache => {
  const { env, store, headers, gate, now = () => Date.now() } = options;
  const cache = createHtmlCache(env.HTML_CACHE_MB * 1024 * 1024);
  const admission = createAdmission(env.HTML_CACHE_MIN_REQUESTS);
  const join = createCoalescer<Rendered>();
  const joinEncoding = createCoalescer<CachedPage>();
  const countLookup = countLookupsOf('html');
  let source: Source | undefined;
  let sources = 0;

  /** What pages are rendered from now: the snapshot, and the phase of its prices. The cache has none of before. */
  const currentSource = (): Source | undefined => {
    const snapshot = store.current();
    const time = now();
    const isSame = ({ phase }: Source): boolean => phase.since <= time && time < phase.until;
    if (snapshot === source?.snapshot && (source === undefined || isSame(source))) return source;
    cache.clear();
    sources += 1;
    source = snapshot && { snapshot, phase: pricePhase(snapshot, time) };
    return source;
  };

  const addEncoding = async (page: CachedPage, encoding: Encoding, plain: Buffer): Promise<CachedPage> => {
    const bytes = await encodeBody(plain, encoding);
    const body: EncodedBody = {
      bytes,
      headers: [
        ...page.headers,
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
        'Content-Length',
        String(bytes.byteLength),
      ],
    };
    return { ...page, bodies: { ...page.bodies, [encoding]: body } };
  };

  const toCachedPage = async (response: Response, encoding: Encoding): Promise<CachedPage> => {
    const plain = Buffer.from(await response.arrayBuffer());
    const etag = response.headers.get('ETag') ?? weakEtag(plain);
    response.headers.set('ETag', etag);
    const own = [...response.headers].filter(([name]) => !UNCACHEABLE_HEADERS.has(name));
    const names = new Set(own.map(([name]) => name));
    const general = Object.entries(headers).filter(([name]) => !names.has(name.toLowerCase()));
    return addEncoding({ etag, headers: [...general, ...own].flat(), bodies: {} }, encoding, plain);
  };

  const render = (request: CacheableRequest, signal: AbortSignal): Promise<Response> =>
    gate.add(() => options.render(normalizedRequest(request)), { signal });

  const renderPage = async (
    request: CacheableRequest,
    { encoding, signal }: { readonly encoding: Encoding; readonly signal: AbortSignal },
  ): Promise<Rendered> => {
    const before = currentSource();
    const response = await render(request, signal);
    if (!isCacheable(response)) return { response };
    const page = await toCachedPage(response, encoding);
    // A page that was rendered while the snapshot changed may be of either.
    const isCurrent = before !== undefined && currentSource() === before;
    if (isCurrent && admission.admits(request.key)) cache.set(request.key, page);
    return { page };
  };

  /** Sends a page, first encoding it, once for concurrent requests, where that encoding is not cached. */
  const sendEncoded = async (request: ExpressRequest, response: ExpressResponse, requested: Requested) => {
    const { page, key, encoding } = requested;
    const body = page.bodies[encoding];
    const { id } = request;
    if (body) {
      sendPage(request, response, { page, body, id });
      return;
    }
    const { result } = joinEncoding(`${encoding}\n${page.etag}\n${key}`, clientSignal(response), async () => {
      const encoded = await addEncoding(page, encoding, await decodeBody(page));
      // Meanwhile another page may have replaced it, or another encoding been added.
      const latest = cache.get(key);
      if (latest?.etag === page.etag)
        cache.set(key, { ...encoded, bodies: { ...latest.bodies, ...encoded.bodies } });
      return encoded;
    });
    const encoded = await result;
    const added = encoded.bodies[encoding];
    if (added) sendPage(request, response, { page: encoded, body: added, id });
  };

  const sendResponse = async (request: ExpressRequest, response: ExpressResponse, from: Response) => {
    response.status(from.status);
    for (const [name, value] of from.headers) response.append(name, value);
    const body = Buffer.from(await from.arrayBuffer());
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  const lookedUp = new WeakMap<IncomingMessage, CacheableRequest>();

  /** The cacheable part of a request, made once for each; undefined where no cached page may respond. */
  const lookUp = (sent: SentRequest): CacheableRequest | undefined =>
    currentSource() && (lookedUp.get(sent.request) ?? cacheableRequest(sent));

  const sentRequest = (request: ExpressRequest): SentRequest => ({
    request,
    url: request.originalUrl,
    origin: siteOrigin(request),
  });

  const findCached: AnonymousPageCache['findCached'] = (sent) => {
    const { request } = sent;
    const cacheable = currentSource() && cacheableRequest(sent);
    if (cacheable === undefined) return undefined;
    const page = cache.get(cacheable.key);
    const encoding = page && knownEncoding(request.headers['accept-encoding']?.toString());
    const body = encoding && page.bodies[encoding];
    if (!body) {
      lookedUp.set(request, cacheable);
      return undefined;
    }
    countLookup(true);
    return { page, body };
  };

  const serveCached: RequestHandler = (request, response, next) => {
    const key = lookUp(sentRequest(request))?.key;
    const page = key === undefined ? undefined : cache.get(key);
    if (key === undefined || page === undefined) {
      next();
      return;
    }
    countLookup(true);
    sendEncoded(request, response, { page, key, encoding: negotiateEncoding(request) }).catch(next);
  };

  const renderAndCache = asyncHandler(async (request, response, next) => {
    const cacheable = lookUp(sentRequest(request));
    if (cacheable === undefined || !isCacheableUrl(cacheable.url)) {
      next();
      return;
    }
    // Files and the API have been served before: a miss is a page.
    countLookup(false);
    const { key } = cacheable;
    admission.count(key);
    const encoding = negotiateEncoding(request);
    const client = clientSignal(response);
    const { result, isFirst } = join(`${sources}\n${key}`, client, (signal) =>
      renderPage(cacheable, { encoding, signal }),
    );
    const rendered = await result;
    if ('page' in rendered) {
      await sendEncoded(request, response, { page: rendered.page, key, encoding });
      return;
    }
    // A later request that waited for what turned out not to be cacheable gets a response of its own.
    await sendResponse(request, response, isFirst ? rendered.response : await render(cacheable, client));
  });

  return { findCached, serveCached, renderAndCache };
};
