/** What the accounts provider writes before its messages. */
const PROVIDER_PREFIX = 'Firebase: ';

/** A sign-in error as shown: without the provider's prefix. @example signInErrorText('Firebase: Wrong password.') // 'Wrong password.' */
export const signInErrorText = (message: string): string =>
  message.startsWith(PROVIDER_PREFIX) ? message.slice(PROVIDER_PREFIX.length) : message;

/** An e-mail address as sign-in takes it: trimmed. @example trimEmail(' a@b.example ') // 'a@b.example' */
export const trimEmail = (text: string): string => text.trim();

/**
 * Whether a text has the shape of an e-mail address: one @, no white space, a dot in the host, at most 254 characters.
 * @example isEmailShaped('a.b+c@mail.example') // true
 * @example isEmailShaped('a@b') // false
 */
export const isEmailShaped = (text: string): boolean =>
  text.length <= 254 && /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);

/** What a page does when the signed-in state changes. */
export type AfterAuthChange = { readonly kind: 'go'; readonly to: '/' } | { readonly kind: 'reload' };

/**
 * A user without ads who was on /signin goes home; otherwise the page reloads (specification, section 2).
 * @example afterAuthChange({ path: '/signin', adsHidden: true }) // { kind: 'go', to: '/' }
 */
export const afterAuthChange = (page: {
  readonly path: string;
  readonly adsHidden: boolean;
}): AfterAuthChange =>
  page.adsHidden && page.path === '/signin' ? { kind: 'go', to: '/' } : { kind: 'reload' };
