import { createHash } from 'node:crypto';

/** A shared cache may keep a visitor's page for a minute, and show it for ten more while it asks again. */
const VISITOR = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const PERSONAL = 'private, no-cache';
const NEVER = 'no-store';

/** What a page depends on besides its address: the theme and, later, the session are in cookies. */
const VARY = 'Cookie, Accept-Encoding';

export interface PageFacts {
  readonly method: string;
  readonly status: number;
  /** whether the page was made for one person (see visitor.server.ts) */
  readonly personal: boolean;
}

/**
 * How long a rendered page may be kept, and by whom: a visitor's page by shared caches, somebody's own by the
 * browser alone, an error or an answer to a form by nobody.
 * @example pageCacheControl({ method: 'GET', status: 404, personal: false }) // 'no-store'
 */
export const pageCacheControl = ({ method, status, personal }: PageFacts): string => {
  if ((method !== 'GET' && method !== 'HEAD') || status >= 400) return NEVER;
  return personal ? PERSONAL : VISITOR;
};

/** Whether a page says of itself what pages say unless they have a reason to say something else. */
export const isDefaultCacheControl = (control: string | null): boolean =>
  control === VISITOR || control === PERSONAL;

/** Sets Cache-Control (unless the route has said otherwise) and Vary of a page. */
export const setPageCacheHeaders = (headers: Headers, facts: PageFacts): void => {
  const isPersonal = facts.personal || headers.has('Set-Cookie');
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', pageCacheControl({ ...facts, personal: isPersonal }));
  const known = headers.get('Vary');
  headers.set('Vary', known ? `${known}, ${VARY}` : VARY);
};

/** A tag that changes with the page's text. */
export const weakEtag = (html: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;

/**
 * Whether the browser holds an answer with this tag already.
 * @param header what it sent as If-None-Match
 * @example etagMatches('"a", W/"b"', 'W/"b"') // true
 */
export const etagMatches = (header: string | null | undefined, tag: string): boolean =>
  (header ?? '').split(/\s*,\s*/).some((known) => known === tag || known === '*');
