import { COOKIE_MAX_AGE } from '@crownsmith/domain';

/** The attributes of the site's cookies, which it reads for a year on every page. */
export const COOKIE_ATTRIBUTES = `;path=/;max-age=${COOKIE_MAX_AGE.year};samesite=lax`;
/** The attribute of a cookie that browsers send by HTTPS only. */
export const SECURE_ATTRIBUTE = ';secure';

/**
 * The whole cookie, for Set-Cookie or `document.cookie`; Secure on a site with HTTPS.
 * @param protocol of the page
 * @example makeCookie('theme=dark', 'https:') // 'theme=dark;path=/;max-age=31536000;samesite=lax;secure'
 */
export const makeCookie = (pair: string, protocol: string): string =>
  pair + COOKIE_ATTRIBUTES + (protocol === 'https:' ? SECURE_ATTRIBUTE : '');

/** Stores a cookie in the browser. @param pair its name and encoded value, joined by `=` */
export const writeCookie = (pair: string): void => {
  document.cookie = makeCookie(pair, location.protocol);
};
