import { COOKIE_MAX_AGE } from '@crownsmith/domain';
import { isListStyle, type ListStyle } from '#app/ui/card-list/card-list-view';
import { LIST_STYLE_COOKIE } from '#app/ui/card-list/list-style-cookie';
import { cookieOf } from './visitor.server';

/** The style of lists that a visitor's cookie remembers; undefined where it remembers none. */
export const rememberedStyle = (request: Request): ListStyle | undefined => {
  const style = cookieOf(request.headers.get('Cookie'), LIST_STYLE_COOKIE);
  return isListStyle(style) ? style : undefined;
};

/**
 * The cookie that remembers the style of an address, for a visitor who went there by a link of this site; undefined
 * where there is nothing new. An address that somebody else sent changes nothing.
 */
export const styleCookie = (request: Request): string | undefined => {
  if (request.method !== 'GET' || request.headers.get('Sec-Fetch-Site') !== 'same-origin') return undefined;
  const style = new URL(request.url).searchParams.get('view');
  if (!isListStyle(style) || style === rememberedStyle(request)) return undefined;
  return `${LIST_STYLE_COOKIE}=${style}; Path=/; Max-Age=${COOKIE_MAX_AGE.year}; SameSite=Lax`;
};
