/** Prefix of the account provider's error messages. */
const PROVIDER_PREFIX = 'Firebase: ';

/** The text of a sign-in error, without the provider's prefix. @example signInErrorText('Firebase: Wrong password.') // 'Wrong password.' */
export const signInErrorText = (message: string): string =>
  message.startsWith(PROVIDER_PREFIX) ? message.slice(PROVIDER_PREFIX.length) : message;

/** Removes white space around an e-mail address. @example trimEmail(' a@b.example ') // 'a@b.example' */
export const trimEmail = (text: string): string => text.trim();

/**
 * Whether a text looks like an e-mail address: one @, no white space, a dot in the host, at most 254 characters.
 * @example isEmailShaped('a.b+c@mail.example') // true
 * @example isEmailShaped('a@b') // false
 */
export const isEmailShaped = (text: string): boolean =>
  text.length <= 254 && /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);

/** The effect of signing in or out on the open page. */
export type AfterAuthChange = { readonly kind: 'go'; readonly to: '/' } | { readonly kind: 'reload' };

/**
 * A user without ads on /signin goes to the home page; otherwise the page reloads (specification, section 2).
 * @example afterAuthChange({ path: '/signin', adsHidden: true }) // { kind: 'go', to: '/' }
 */
export const afterAuthChange = (page: {
  readonly path: string;
  readonly adsHidden: boolean;
}): AfterAuthChange =>
  page.adsHidden && page.path === '/signin' ? { kind: 'go', to: '/' } : { kind: 'reload' };
