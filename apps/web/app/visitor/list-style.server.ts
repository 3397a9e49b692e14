import { makeCookie } from './cookie-attributes';
import { type CookieHeader, validCookieOf } from './cookies.server';
import { isListStyle, LIST_STYLE_COOKIE, type ListStyle } from './list-style';

/**
 * The list style in a visitor's cookies; undefined where there is none.
 * @example rememberedStyle('theme=dark; listStyle=table') // 'table'
 */
export const rememberedStyle = (cookies: CookieHeader): ListStyle | undefined =>
  validCookieOf(cookies, LIST_STYLE_COOKIE, isListStyle);

/** What of a request decides whether its list style is remembered. */
interface StyleRequest {
  readonly method: string;
  /** its Sec-Fetch-Site header */
  readonly fetchSite: string | null | undefined;
  /** with the origin of the page, or only its path and query */
  readonly url: string;
  readonly cookies: CookieHeader;
}

/**
 * The Set-Cookie header that remembers the list style of a URL, for a visitor who follows a link of this site; undefined
 * where nothing changes. A link on another site changes nothing.
 */
export const styleCookie = ({ method, fetchSite, url, cookies }: StyleRequest): string | undefined => {
  if (method !== 'GET' || fetchSite !== 'same-origin') return undefined;
  const at = url.indexOf('?');
  const style = at < 0 ? null : new URLSearchParams(url.slice(at + 1)).get('view');
  if (!isListStyle(style) || style === rememberedStyle(cookies)) return undefined;
  return makeCookie(`${LIST_STYLE_COOKIE}=${style}`, url.startsWith('https:') ? 'https:' : 'http:');
};
