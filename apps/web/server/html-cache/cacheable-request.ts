import type { IncomingMessage } from 'node:http';
import { COLOR_MODE_COOKIE, USER_STATE_COOKIE } from '@crownsmith/domain';
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

/** A request with its URL as the client sent it: Express shortens `url` where a handler is mounted at a path. */
export interface SentRequest {
  readonly request: IncomingMessage;
  readonly url: string;
  /** public origin of the site */
  readonly origin: string;
  /** names the request in its response */
  readonly id?: string;
}

/**
 * The cacheable part of a request whose response may be the same for every client; undefined for sessions, for methods
 * and pages that change something, and for URLs that are no page's.
 */
export const cacheableRequest = ({ request, url, origin }: SentRequest): CacheableRequest | undefined => {
  const { method = '', headers } = request;
  const { cookie: cookies, authorization, 'sec-fetch-site': fetchSite } = headers;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (url.length > MAX_URL_LENGTH || url.startsWith('//') || !url.startsWith('/') || url.startsWith('/__'))
    return undefined;
  if (hasSession(cookies, authorization)) return undefined;
  const path = pathOf(url);
  if (UNCACHEABLE_PATHS.has(path.toLowerCase().replace(/\/$/, '')) || isAccountPath(path)) return undefined;
  const site = typeof fetchSite === 'string' ? fetchSite : undefined;
  if (styleCookie({ method, fetchSite: site, url, cookies }) !== undefined) return undefined;
  return { origin, url, cookies: normalizeCookies(cookies) };
};

/** The key of a page of any snapshot. No part but the last can contain a line break. */
export const pageKey = ({ origin, url, cookies }: CacheableRequest): string =>
  `${origin}\n${cookies}\n${url}`;

/** The cache key of a page. */
export const cacheKey = (request: CacheableRequest, version: string): string =>
  `${version}\n${pageKey(request)}`;

/** The request that a page is rendered for: made of what is in its cache key, with nothing else that the client sent. */
export const normalizedRequest = ({ origin, url, cookies }: CacheableRequest): Request =>
  new Request(origin + url, { headers: cookies === '' ? {} : { Cookie: cookies } });
