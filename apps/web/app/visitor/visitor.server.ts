import { USER_STATE_COOKIE } from '@crownsmith/domain';
import { type CookieHeader, cookieOf } from './cookies.server';
import {
  cookieSettings,
  INITIAL_SETTINGS,
  parseUserState,
  readSettings,
  type SettingName,
  uidOfState,
  type ViewSettings,
  viewSettings,
} from './settings';

/** What the cookies of a request state about its visitor. For display only, never for authorisation. */
export interface Visitor {
  readonly signedIn: boolean;
  readonly settings: ViewSettings;
}

/**
 * The visitor by the `userState` cookie; an anonymous one if it is missing or invalid. Its settings apply without a user
 * too; only a user id counts as signed in.
 */
export const visitorOf = (request: Request): Visitor => {
  const state = parseUserState(cookieOf(request.headers.get('Cookie'), USER_STATE_COOKIE)) ?? {};
  return { signedIn: uidOfState(state) !== '', settings: viewSettings(readSettings(state)) };
};

/** Session cookies; any of them counts as signed in. */
const SESSION_COOKIES = ['session', '__session', '__Host-session'] as const;

/**
 * The settings of an anonymous visitor as a canonical cookie value; empty for the defaults. Undefined if the cookie belongs
 * to a user or is invalid.
 * @example visitorState('userState=%7B%22version%22%3A2%2C%22saltLevel%22%3A2%7D') // '%7B%22saltLevel%22%3A2%7D'
 */
export const visitorState = (cookies: CookieHeader): string | undefined => {
  const text = cookieOf(cookies, USER_STATE_COOKIE);
  if (text === undefined) return '';
  const state = parseUserState(text);
  if (!state || uidOfState(state) !== '') return undefined;
  const settings = cookieSettings(readSettings(state));
  const chosen = Object.entries(settings).filter(
    // Who chose the sources sees no difference between regions.
    ([name, value]) =>
      value !== INITIAL_SETTINGS[name as SettingName] && !(name === 'region' && settings.priceSources),
  );
  return chosen.length > 0 ? encodeURIComponent(JSON.stringify(Object.fromEntries(chosen))) : '';
};

/** Whether a request carries any sign of a session, valid or not. */
export const hasSession = (cookies: CookieHeader, authorization: string | null | undefined): boolean =>
  Boolean(authorization) ||
  SESSION_COOKIES.some((name) => cookieOf(cookies, name) !== undefined) ||
  visitorState(cookies) === undefined;

/**
 * Whether the response must be private: for sessions, and for visitors with settings, because not every shared cache varies
 * by cookie.
 * @example isPersonal('theme=dark; userState=%7B%7D', null) // true
 */
export const isPersonal = (cookies: CookieHeader, authorization: string | null | undefined): boolean =>
  hasSession(cookies, authorization) || cookieOf(cookies, USER_STATE_COOKIE) !== undefined;
