/** Longest path that a form or a link may name, in characters. */
const MAX_PATH = 300;

/**
 * A path of this site with its query, as a link or a form names it; undefined for anything else: another site, a path that
 * browsers read as one (`//evil.example`, `/\evil.example`), markup.
 * @example sitePath('//evil.example') // undefined
 */
export const sitePath = (text: string | null | undefined): string | undefined =>
  typeof text === 'string' && text.length <= MAX_PATH && /^\/(?![/\\])[^\s\p{Cc}<>"\\]*$/u.test(text)
    ? text
    : undefined;

/** The page to sign in, which leads back to a path. @example signInPath('/lists') // '/signin?to=%2Flists' */
export const signInPath = (to: string): string => `/signin?to=${encodeURIComponent(to)}`;

/** Where a sign-in at the host's own provider begins, and a signed-in person's link to it. */
export const OPENID_PATH = '/signin/openid';
