import { COOKIE_MAX_AGE } from '@crownsmith/domain';
import { isListStyle, LIST_STYLE_COOKIE, type ListStyle } from './list-style';
import { cookieOf } from './visitor.server';

/**
 * The style of lists that a visitor's cookies remember; undefined where they remember none.
 * @example rememberedStyle('theme=dark; listStyle=table') // 'table'
 */
export const rememberedStyle = (cookies: string | null | undefined): ListStyle | undefined => {
  const style = cookieOf(cookies, LIST_STYLE_COOKIE);
  return isListStyle(style) ? style : undefined;
};

/** What of a request decides whether a style is remembered. */
interface Visit {
  readonly method: string;
  /** what it sent as Sec-Fetch-Site */
  readonly from: string | null | undefined;
  /** with or without an origin */
  readonly url: string;
  readonly cookies: string | null | undefined;
}

/**
 * The cookie that remembers the style of an address, for a visitor who went there by a link of this site; undefined
 * where there is nothing new. An address that somebody else sent changes nothing.
 */
export const styleCookie = ({ method, from, url, cookies }: Visit): string | undefined => {
  if (method !== 'GET' || from !== 'same-origin') return undefined;
  const at = url.indexOf('?');
  const style = at < 0 ? null : new URLSearchParams(url.slice(at + 1)).get('view');
  if (!isListStyle(style) || style === rememberedStyle(cookies)) return undefined;
  return `${LIST_STYLE_COOKIE}=${style}; Path=/; Max-Age=${COOKIE_MAX_AGE.year}; SameSite=Lax`;
};
