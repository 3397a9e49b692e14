import type { IncomingMessage } from 'node:http';
import { COLOR_MODE_COOKIE, USER_STATE_COOKIE } from '@crownsmith/domain';
import { LRUCache } from 'lru-cache';
import { isAccountPath } from '#app/accounts/account-paths';
import { colorModeOfCookies } from '#app/visitor/color-mode.server';
import type { CookieHeader } from '#app/visitor/cookies.server';
import { LIST_STYLE_COOKIE } from '#app/visitor/list-style';
import { rememberedStyle, styleCookie } from '#app/visitor/list-style.server';
import { hasSession, visitorState } from '#app/visitor/visitor.server';
import { FORM_PATHS, RECS_PATHS } from '../request/form-guard';
import { pathOf } from '../request/path-of';

/** Pages at longer URLs are not cached, in characters. */
const MAX_URL_LENGTH = 512;

/** Pages that belong to one request: forms with their guards, what the clipboard requests, and chance. */
const UNCACHEABLE_PATHS: ReadonlySet<string> = new Set([
  ...FORM_PATHS,
  ...RECS_PATHS,
  '/random',
  '/random.data',
]);

/** All that an anonymous page may depend on besides the snapshot; each but the URL is from a closed set. */
export interface CacheableRequest {
  readonly origin: string;
  /** path and query as requested */
  readonly url: string;
  /** normalised cookies that change what is rendered */
  readonly cookies: string;
  /** all of these: the key of the page in any snapshot. No part but the last can contain a line break. */
  readonly key: string;
}

/**
 * The cookies that change what the server renders for an anonymous client, in one order and spelling; mostly empty.
 * @example normalizeCookies('x=1; listStyle=table; theme=dark; theme=pink') // 'theme=dark; listStyle=table'
 */
export const normalizeCookies = (cookies: CookieHeader): string => {
  if (!cookies) return '';
  const mode = colorModeOfCookies(cookies);
  const style = rememberedStyle(cookies);
  const state = visitorState(cookies);
  return [
    mode && `${COLOR_MODE_COOKIE}=${mode}`,
    style && `${LIST_STYLE_COOKIE}=${style}`,
    state && `${USER_STATE_COOKIE}=${state}`,
  ]
    .filter(Boolean)
    .join('; ');
};

/** What the cookies of a request come to: those that change a page, or a session. */
interface CookieFacts {
  /** undefined for a session */
  readonly normalized: string | undefined;
}

/** Bound of the Cookie headers that are remembered, in bytes: visitors send theirs with each request. */
const MAX_COOKIE_BYTES = 1024 * 1024;

const cookieFacts = new LRUCache<string, CookieFacts>({
  maxSize: MAX_COOKIE_BYTES,
  sizeCalculation: (_facts, cookies) => 200 + 2 * cookies.length,
  memoMethod: (cookies) => ({
    normalized: hasSession(cookies, undefined) ? undefined : normalizeCookies(cookies),
  }),
});

/** A request with its URL as the client sent it: Express shortens `url` where a handler is mounted at a path. */
export interface SentRequest {
  readonly request: IncomingMessage;
  readonly url: string;
  /** public origin of the site */
  readonly origin: string;
}

/**
 * The cacheable part of a request whose response may be the same for every client; undefined for sessions, and for methods
 * that change something. Whether its URL is one of a page that may be cached is left to `isCacheableUrl`: a page is found in
 * a cache only where it is.
 */
export const cacheableRequest = ({ request, url, origin }: SentRequest): CacheableRequest | undefined => {
  const { method = '', headers } = request;
  const { cookie } = headers;
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization) return undefined;
  const cookies = cookie ? cookieFacts.memo(cookie).normalized : '';
  if (cookies === undefined) return undefined;
  if (url.includes('?')) {
    const site = headers['sec-fetch-site'];
    const fetchSite = typeof site === 'string' ? site : undefined;
    if (styleCookie({ method, fetchSite, url, cookies: cookie }) !== undefined) return undefined;
  }
  return { origin, url, cookies, key: `${origin}\n${cookies}\n${url}` };
};

/** Whether a page at a URL may be cached: not those that change something, and not URLs that are no page's. */
export const isCacheableUrl = (url: string): boolean => {
  if (url.length > MAX_URL_LENGTH || url.startsWith('//') || !url.startsWith('/') || url.startsWith('/__'))
    return false;
  const path = pathOf(url);
  return !UNCACHEABLE_PATHS.has(path.toLowerCase().replace(/\/$/, '')) && !isAccountPath(path);
};

/** The request that a page is rendered for: made of what is in its cache key, with nothing else that the client sent. */
export const normalizedRequest = ({ origin, url, cookies }: CacheableRequest): Request =>
  new Request(origin + url, { headers: cookies === '' ? {} : { Cookie: cookies } });
