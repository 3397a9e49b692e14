import { USER_STATE_COOKIE } from '@crownsmith/domain';
import { type CookieHeader, cookieOf } from './cookies.server';

/** Fields of the `userState` cookie that belong to a signed-in person. */
const PERSONAL_FIELDS: ReadonlySet<string> = new Set([
  'uid',
  'displayName',
  'email',
  'isAdmin',
  'isStaff',
  'patreon',
]);

/** Name and encoded value of the `userState` cookie. */
export const userStatePair = (state: object): string =>
  `${USER_STATE_COOKIE}=${encodeURIComponent(JSON.stringify(state))}`;

/**
 * A Cookie header whose `userState` is replaced, or removed.
 * @example replaceUserState('a=1; userState=x', 'userState=y') // 'a=1; userState=y'
 */
export const replaceUserState = (header: CookieHeader, pair: string | undefined): string =>
  [
    ...(header ?? '')
      .split(';')
      .map((each) => each.trim())
      .filter((each) => each !== '' && each.split('=', 1)[0]?.trim() !== USER_STATE_COOKIE),
    ...(pair === undefined ? [] : [pair]),
  ].join('; ');

/**
 * Whether a `userState` cookie is of a signed-in person, or not readable; false without one, and for a visitor's settings.
 * @example namesPerson('userState=%7B%22uid%22%3A%22u1%22%7D') // true
 */
export const namesPerson = (header: CookieHeader): boolean => {
  const text = cookieOf(header, USER_STATE_COOKIE);
  if (text === undefined) return false;
  try {
    const state: unknown = JSON.parse(text);
    if (typeof state !== 'object' || state === null) return true;
    return Object.keys(state).some((name) => PERSONAL_FIELDS.has(name));
  } catch {
    return true;
  }
};
