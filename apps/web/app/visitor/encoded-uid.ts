/**
 * The uid of the userState cookie as it is encoded there; empty for visitors. Every page asks, so it loads no parser: whoever
 * acts for the person asks `uidOf`.
 * @example encodedUid('userState=%7B%22uid%22%3A%22u1%22%7D') // 'u1'
 */
export const encodedUid = (cookies: string): string => /%22uid%22%3A%22(.*?)%22/.exec(cookies)?.[1] ?? '';
