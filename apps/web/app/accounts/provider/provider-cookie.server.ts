import { parseCookie, stringifySetCookie } from 'cookie';
import * as z from 'zod';
import { isOver } from '#app/platform/clock.server';
import { sealText, unsealText } from '../identities/sealed-text.server';

/** How long a person may take at the provider, and then to enter a password, in ms each. */
export const SIGN_IN_MS = 10 * 60_000;

const common = {
  /** the pages to return to, paths of this site: that of a link, and the one before */
  paths: z.object({ to: z.string().optional(), from: z.string().optional() }),
  /** in ms since 1970 */
  expiresAt: z.number(),
};

/** A sign-in that a browser has begun: what the provider's answer must fit. */
const Begun = z.object({
  kind: z.literal('begun'),
  state: z.string(),
  nonce: z.string(),
  /** of PKCE */
  verifier: z.string(),
  /** the person and session that asked for a link; absent where a visitor signs in */
  linkTo: z.object({ uid: z.string(), session: z.string() }).optional(),
  ...common,
});

/** Who came back from the provider, while the password of the account with the same address is asked for. */
const Unlinked = z.object({
  kind: z.literal('unlinked'),
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  ...common,
});

const ProviderState = z.discriminatedUnion('kind', [Begun, Unlinked]);
export type BegunSignIn = z.infer<typeof Begun>;
export type UnlinkedSignIn = z.infer<typeof Unlinked>;
/** How far a browser's sign-in at the provider has come. */
export type ProviderState = z.infer<typeof ProviderState>;

const nameOf = (isHttps: boolean): string => (isHttps ? '__Host-provider' : 'provider');

const attributes = (isHttps: boolean) =>
  ({ name: nameOf(isHttps), path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps }) as const;

const parseState = (text: string, secret: string): ProviderState | undefined => {
  try {
    return ProviderState.parse(JSON.parse(unsealText(text, secret)));
  } catch {
    // Sealed by another secret, changed, or of another release.
    return undefined;
  }
};

/**
 * The state in a Cookie header; undefined where there is none, it is over, or this site has not sealed it.
 * @param secrets that may have sealed it
 */
export const readProviderCookie = (
  cookies: string | null | undefined,
  secrets: readonly string[],
  { isHttps, now }: { readonly isHttps: boolean; /** in ms since 1970 */ readonly now: number },
): ProviderState | undefined => {
  const value = cookies ? parseCookie(cookies)[nameOf(isHttps)] : undefined;
  if (value === undefined) return undefined;
  for (const secret of secrets) {
    const state = parseState(value, secret);
    if (state) return isOver(state.expiresAt, SIGN_IN_MS, now) ? undefined : state;
  }
  return undefined;
};

/** The Set-Cookie header of a state, which the browser cannot read; of undefined it removes the cookie. */
export const providerCookie = (
  state: ProviderState | undefined,
  secrets: readonly string[],
  isHttps: boolean,
): string => {
  const [secret] = secrets;
  if (secret === undefined) throw new TypeError('There is no secret to seal with.');
  return stringifySetCookie({
    ...attributes(isHttps),
    value: state ? sealText(JSON.stringify(state), secret) : '',
    maxAge: state ? SIGN_IN_MS / 1000 : 0,
  });
};
