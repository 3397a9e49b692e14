import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { COOKIE_MAX_AGE } from '@crownsmith/domain';
import { parseCookie, stringifySetCookie } from 'cookie';
import { normalizeEmail } from '../identities/email.server';

/**
 * A browser that has signed in to an account holds a signed token for it. Its wrong passwords are counted apart, so that a
 * stranger who exhausts the account's attempts does not lock its owner out. A token holds a random number, a date and a
 * signature that also covers the e-mail address: it tells nothing about the account, and is worth nothing for another one.
 */
const NAME = 'known-browser';
const LIFETIME_MS = COOKIE_MAX_AGE.year * 1000;
const FORM = /^([\w-]{22})[.](\d{1,15})[.]([\w-]{43})$/;

const sign = (secret: string, nonce: string, time: string, email: string): Buffer =>
  createHmac('sha256', secret)
    .update(`${NAME}\n${nonce}\n${time}\n${normalizeEmail(email)}`)
    .digest();

/** @param now in ms since 1970 */
export const makeBrowserToken = (email: string, secrets: readonly string[], now: number): string => {
  const [secret] = secrets;
  if (secret === undefined) throw new Error('There is no secret to sign with.');
  const [nonce, time] = [randomBytes(16).toString('base64url'), String(now)];
  return `${nonce}.${time}.${sign(secret, nonce, time, email).toString('base64url')}`;
};

/** What the attempts of a browser are counted by, where its token is for this account; else undefined. */
export const knownBrowserId = (
  token: string | undefined,
  email: string,
  secrets: readonly string[],
  now: number,
): string | undefined => {
  const [, nonce, time, signature] = FORM.exec(token ?? '') ?? [];
  if (nonce === undefined || time === undefined || signature === undefined) return undefined;
  if (Number(time) > now || Number(time) + LIFETIME_MS <= now) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const isSigned = secrets.some((secret) => {
    const expected = sign(secret, nonce, time, email);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? nonce : undefined;
};

const cookieName = (isHttps: boolean): string => (isHttps ? `__Host-${NAME}` : NAME);

/** The token of a request's Cookie header. */
export const readBrowserToken = (cookies: string | null | undefined, isHttps: boolean): string | undefined =>
  parseCookie(cookies ?? '')[cookieName(isHttps)];

/** The Set-Cookie header that makes a browser known for a year. */
export const browserTokenCookie = (token: string, isHttps: boolean): string =>
  stringifySetCookie({
    name: cookieName(isHttps),
    value: token,
    path: '/',
    maxAge: COOKIE_MAX_AGE.year,
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
  });
