import makeEtag from 'etag';
import fresh from 'fresh';
import type { Env } from '#app/platform/env.server';

/** Shared caches may store an anonymous page for a minute, and serve it stale for ten more while they revalidate it. */
const ANONYMOUS = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
/** The same while prices are about to change: shared caches ask again each time. */
const ANONYMOUS_REVALIDATED = 'public, no-cache';
const PERSONAL = 'private, no-cache';
const UNCACHEABLE = 'no-store';
const PRIVATE_UNCACHEABLE = 'private, no-store';

/** What a page depends on besides its URL: colour mode, list style, settings and session are in cookies. */
const VARY = 'Cookie, Accept-Encoding';

/** How caches may store a response that contains the site's origin. */
export interface OriginCaching {
  /** whether shared caches may store it */
  readonly isShared: boolean;
  /** request header that the origin is taken from, for Vary */
  readonly varyBy: string | undefined;
}

/**
 * How caches may store what contains the site's origin, so that none serves an origin that a client chose to others. A
 * configured origin is the same for all. The requested host is part of every cache key; Vary tells so. A forwarded host may
 * be a client's, passed on by the proxy, and caches in front do not key by it: such responses are private.
 */
export const originCaching = ({ ORIGIN, TRUST_PROXY }: Pick<Env, 'ORIGIN' | 'TRUST_PROXY'>): OriginCaching =>
  ORIGIN !== undefined
    ? { isShared: true, varyBy: undefined }
    : { isShared: TRUST_PROXY === 0, varyBy: 'Host' };

export interface PageFacts {
  readonly method: string;
  readonly status: number;
  /** whether the page was rendered for one person, see visitor.server.ts */
  readonly personal: boolean;
  /** whether it belongs to an account, see account-paths.ts: not even the browser may store it */
  readonly isAccount?: boolean;
  /** whether its address responds with JSON, too */
  readonly hasJson?: boolean;
  /** whether what it contains changes before shared caches would ask for it again */
  readonly changesSoon?: boolean;
  /** how caches may store the site's origin, which every page contains */
  readonly origin: OriginCaching;
}

/**
 * The default Cache-Control of a page: an anonymous page may be stored by shared caches, a personal one by the browser
 * alone, an error or the response to a form by nobody. One that changes soon is revalidated each time.
 */
export const defaultCacheControl = (facts: PageFacts): string => {
  const { method, status, personal, isAccount, changesSoon, origin } = facts;
  if (isAccount) return PRIVATE_UNCACHEABLE;
  if ((method !== 'GET' && method !== 'HEAD') || status >= 400) return UNCACHEABLE;
  if (personal || !origin.isShared) return PERSONAL;
  return changesSoon ? ANONYMOUS_REVALIDATED : ANONYMOUS;
};

/** Whether a page has a default Cache-Control, and not one that its route has set. */
export const isDefaultCacheControl = (control: string | null): boolean =>
  control === ANONYMOUS || control === ANONYMOUS_REVALIDATED || control === PERSONAL;

/** Sets Cache-Control, unless the route has set it, and Vary of a page. */
export const setPageCacheHeaders = (headers: Headers, facts: PageFacts): void => {
  const isPersonal = facts.personal || headers.has('Set-Cookie');
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', defaultCacheControl({ ...facts, personal: isPersonal }));
  const vary = [headers.get('Vary'), facts.origin.varyBy, VARY, facts.hasJson && 'Accept'];
  headers.set('Vary', vary.filter(Boolean).join(', '));
};

/** A weak ETag of a body, the same in every content encoding. */
export const weakEtag = (body: string | Buffer): string => makeEtag(body, { weak: true });

/**
 * Whether a client holds the response with this ETag already (weak comparison, RFC 9110, 13.1.2).
 * @param ifNoneMatch the header of its request
 * @example etagMatches('"a", W/"b"', 'W/"b"') // true
 */
export const etagMatches = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  typeof ifNoneMatch === 'string' && fresh({ 'if-none-match': ifNoneMatch }, { etag });
