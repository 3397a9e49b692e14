import makeEtag from 'etag';
import fresh from 'fresh';

/** Shared caches may store an anonymous page for a minute, and serve it stale for ten more while they revalidate it. */
const ANONYMOUS = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const PERSONAL = 'private, no-cache';
const UNCACHEABLE = 'no-store';

/** What a page depends on besides its URL: colour mode, list style, settings and session are in cookies. */
const VARY = 'Cookie, Accept-Encoding';

export interface PageFacts {
  readonly method: string;
  readonly status: number;
  /** whether the page was rendered for one person, see visitor.server.ts */
  readonly personal: boolean;
}

/**
 * The default Cache-Control of a page: an anonymous page may be stored by shared caches, a personal one by the browser
 * alone, an error or the response to a form by nobody.
 * @example defaultCacheControl({ method: 'GET', status: 404, personal: false }) // 'no-store'
 */
export const defaultCacheControl = ({ method, status, personal }: PageFacts): string => {
  if ((method !== 'GET' && method !== 'HEAD') || status >= 400) return UNCACHEABLE;
  return personal ? PERSONAL : ANONYMOUS;
};

/** Whether a page has a default Cache-Control, and not one that its route has set. */
export const isDefaultCacheControl = (control: string | null): boolean =>
  control === ANONYMOUS || control === PERSONAL;

/** Sets Cache-Control, unless the route has set it, and Vary of a page. */
export const setPageCacheHeaders = (headers: Headers, facts: PageFacts): void => {
  const isPersonal = facts.personal || headers.has('Set-Cookie');
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', defaultCacheControl({ ...facts, personal: isPersonal }));
  const vary = headers.get('Vary');
  headers.set('Vary', vary ? `${vary}, ${VARY}` : VARY);
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
