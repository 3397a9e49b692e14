/**
 * Whether the cookies may be a signed-in user's: true for all of them. Every page asks, so it loads no parser; `uidOf` knows.
 * @example mayBeSignedIn('userState=%7B%22uid%22%3A%22u1%22%7D') // true
 */
export const mayBeSignedIn = (cookies: string): boolean => cookies.includes('%22uid%22%3A%22');
