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
 * The settings of a `userState` cookie without what belongs to a signed-in person; undefined where there is no such cookie,
 * or nothing of a person in it.
 */
export const stateWithoutPerson = (header: CookieHeader): object | undefined => {
  const text = cookieOf(header, USER_STATE_COOKIE);
  if (text === undefined) return undefined;
  try {
    const state: unknown = JSON.parse(text);
    if (typeof state !== 'object' || state === null) return {};
    const kept = Object.entries(state).filter(([name]) => !PERSONAL_FIELDS.has(name));
    return kept.length === Object.keys(state).length ? undefined : Object.fromEntries(kept);
  } catch {
    return {};
  }
};
