import { describe, expect, it } from 'vitest';
import { makeSecret } from '../secret.server';
import { type ProviderState, providerCookie, readProviderCookie, SIGN_IN_MS } from './provider-cookie.server';

const NOW = 1_795_000_000_000;
const [FIRST, SECOND] = [makeSecret(), makeSecret()];
const STATE: ProviderState = {
  kind: 'begun',
  state: 'a state',
  nonce: 'a nonce',
  verifier: 'a verifier',
  paths: { to: '/lists' },
  expiresAt: NOW + SIGN_IN_MS,
};
const cookieOf = (state: ProviderState | undefined, secrets = [FIRST], isHttps = true): string =>
  providerCookie(state, secrets, isHttps).split(';')[0] ?? '';
const read = (cookie: string, { secrets = [FIRST], now = NOW, isHttps = true } = {}) =>
  readProviderCookie(cookie, secrets, { isHttps, now });

describe('the cookie of a sign-in at the provider', () => {
  it('holds what was begun for ten minutes, also after the secret was replaced', () => {
    expect(read(cookieOf(STATE))).toEqual(STATE);
    expect(read(cookieOf(STATE), { secrets: [SECOND, FIRST] })).toEqual(STATE);
    expect(read(cookieOf(STATE), { now: NOW + SIGN_IN_MS - 1 })).toEqual(STATE);
    expect(read(cookieOf(STATE), { now: NOW + SIGN_IN_MS })).toBeUndefined();
    // Of a clock that was years ahead.
    expect(read(cookieOf({ ...STATE, expiresAt: NOW + 1e12 }))).toBeUndefined();
  });

  it('is bound to the host, closed to scripts, and tells nothing', () => {
    const header = providerCookie(STATE, [FIRST], true);
    expect(header).toMatch(/^__Host-provider=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(Buffer.from(header, 'base64url').toString('latin1')).not.toContain('a verifier');
    expect(providerCookie(undefined, [FIRST], false)).toBe(
      'provider=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  it.each([
    ['of another site', cookieOf(STATE, [SECOND])],
    ['that was changed', `${cookieOf(STATE).slice(0, -4)}AAAA`],
    ['that was cut off', cookieOf(STATE).slice(0, 30)],
    ['that is empty', '__Host-provider='],
    ['of another form', cookieOf({ ...STATE, kind: 'other' } as unknown as ProviderState)],
    ['of http', cookieOf(STATE, [FIRST], false)],
  ])('is none where it is one %s', (_what, cookie) => {
    expect(read(cookie)).toBeUndefined();
  });
});
