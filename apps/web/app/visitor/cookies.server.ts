import { parseCookie } from 'cookie';

/** A Cookie header, or none. */
export type CookieHeader = string | null | undefined;

/**
 * The decoded value of a cookie; undefined where the header lacks it.
 * @example cookieOf('a=1; b=%7B%7D', 'b') // '{}'
 */
export const cookieOf = (header: CookieHeader, name: string): string | undefined =>
  header ? parseCookie(header)[name] : undefined;

/**
 * The first valid value of a cookie with a closed set of values, as the browser's scripts read it.
 * @example validCookieOf('theme=sepia; theme=dark', 'theme', isColorMode) // 'dark'
 */
export const validCookieOf = <Value extends string>(
  header: CookieHeader,
  name: string,
  isValid: (value: unknown) => value is Value,
): Value | undefined => {
  if (!header) return undefined;
  const value = parseCookie(header, { decode: (text) => (isValid(text) ? text : undefined) })[name];
  return isValid(value) ? value : undefined;
};
