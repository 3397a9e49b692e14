import { parseCookie, stringifySetCookie } from 'cookie';
import { sign, unsign } from 'cookie-signature';

/** The cookie's name by whether the site has HTTPS: the prefix binds it to this host and to HTTPS. */
const nameOf = (isHttps: boolean): string => (isHttps ? '__Host-session' : 'session');

/** Attributes of every session cookie. */
const attributes = (isHttps: boolean) =>
  ({ name: nameOf(isHttps), path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps }) as const;

/** What a Cookie header tells of a session: a secret, or that there is a cookie which this site did not sign. */
export type CookieSession =
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'secret'; readonly secret: string };

/** The session of a Cookie header. @param secrets that may have signed it */
export const readSessionCookie = (
  cookies: string | null | undefined,
  secrets: readonly string[],
  isHttps: boolean,
): CookieSession => {
  const value = cookies ? parseCookie(cookies)[nameOf(isHttps)] : undefined;
  if (value === undefined) return { kind: 'none' };
  for (const each of secrets) {
    const secret = unsign(value, each);
    if (secret !== false) return { kind: 'secret', secret };
  }
  return { kind: 'invalid' };
};

/** The Set-Cookie header of a session. @param expiresAt in ms since 1970 */
export const sessionCookie = (
  { secret, expiresAt }: { readonly secret: string; readonly expiresAt: number },
  secrets: readonly string[],
  isHttps: boolean,
): string => {
  const [first] = secrets;
  if (first === undefined) throw new TypeError('There is no secret to sign cookies with.');
  return stringifySetCookie({
    ...attributes(isHttps),
    value: sign(secret, first),
    expires: new Date(expiresAt),
  });
};

/** The Set-Cookie header that removes a session's cookie. */
export const endedSessionCookie = (isHttps: boolean): string =>
  stringifySetCookie({ ...attributes(isHttps), value: '', expires: new Date(0) });
