import {
  cleanPriceSources,
  DEFAULT_USER_STATE,
  isSaltLevel,
  type PriceSource,
  REGIONS,
  type SaltLevel,
  USER_STATE_COOKIE,
  defaultPriceSources,
} from '@crownsmith/domain';
import { z } from 'zod';
import { type CookieHeader, cookieOf } from './cookies.server';

/** The visitor's display settings. */
export interface ViewSettings {
  /** price sources, most preferred first */
  readonly priceSources: readonly PriceSource[];
  /** shows a price from every source; otherwise from the first that has one */
  readonly showsEverySource: boolean;
  readonly saltLevel: SaltLevel;
  readonly namesUnderCards: boolean;
}

/** What the cookies of a request state about its visitor. For display only, never for authorisation. */
export interface Visitor {
  readonly signedIn: boolean;
  readonly settings: ViewSettings;
}

const UserCookie = z.object({
  uid: z.string().catch(''),
  priceSources: z.array(z.unknown()).max(20).optional().catch(undefined),
  region: z.enum(REGIONS).catch(DEFAULT_USER_STATE.region),
  saltLevel: z.custom<SaltLevel>(isSaltLevel).catch(DEFAULT_USER_STATE.saltLevel),
  namesUnderCards: z.boolean().catch(DEFAULT_USER_STATE.namesUnderCards),
});

export const DEFAULT_VIEW_SETTINGS: ViewSettings = {
  priceSources: DEFAULT_USER_STATE.priceSources,
  showsEverySource: false,
  saltLevel: DEFAULT_USER_STATE.saltLevel,
  namesUnderCards: DEFAULT_USER_STATE.namesUnderCards,
};

const ANONYMOUS: Visitor = { signedIn: false, settings: DEFAULT_VIEW_SETTINGS };

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The visitor by the `userState` cookie; an anonymous one if it is missing or invalid. Its settings apply without a user
 * too; only a user id counts as signed in.
 */
export const visitorOf = (request: Request): Visitor => {
  const text = cookieOf(request.headers.get('Cookie'), USER_STATE_COOKIE);
  const parsed = UserCookie.safeParse(text === undefined ? undefined : readJson(text));
  if (!parsed.success) return ANONYMOUS;
  const { uid, priceSources, region, saltLevel, namesUnderCards } = parsed.data;
  return {
    signedIn: uid !== '',
    settings: {
      priceSources: priceSources ? cleanPriceSources(priceSources) : defaultPriceSources(region),
      showsEverySource: priceSources !== undefined,
      saltLevel,
      namesUnderCards,
    },
  };
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
  const { success, data } = UserCookie.safeParse(readJson(text));
  if (!success || data.uid !== '') return undefined;
  const { priceSources, region, saltLevel, namesUnderCards } = data;
  const settings = {
    ...(priceSources && { priceSources: cleanPriceSources(priceSources) }),
    ...(!priceSources && region !== DEFAULT_USER_STATE.region && { region }),
    ...(saltLevel !== DEFAULT_USER_STATE.saltLevel && { saltLevel }),
    ...(namesUnderCards !== DEFAULT_USER_STATE.namesUnderCards && { namesUnderCards }),
  };
  return Object.keys(settings).length > 0 ? encodeURIComponent(JSON.stringify(settings)) : '';
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
