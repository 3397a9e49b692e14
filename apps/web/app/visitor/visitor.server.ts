import {
  adTier,
  cleanPriceSources,
  DEFAULT_USER_STATE,
  hidesAds,
  isSaltLevel,
  type PriceSource,
  REGIONS,
  type SaltLevel,
  USER_STATE_COOKIE,
  defaultPriceSources,
} from '@crownsmith/domain';
import { z } from 'zod';
import { type CookieHeader, cookieOf } from './cookies.server';

/** What a visitor has chosen about how cards are shown. */
export interface ViewSettings {
  /** where prices come from, first choice first */
  readonly priceSources: readonly PriceSource[];
  /** all of the sources are shown; otherwise the first that has a price */
  readonly showsEverySource: boolean;
  readonly saltLevel: SaltLevel;
  readonly namesUnderCards: boolean;
}

/** What the cookies of a request say about who asks. It decides about looks alone, never about rights. */
export interface Visitor {
  readonly signedIn: boolean;
  readonly settings: ViewSettings;
  readonly adFree: boolean;
}

const UserCookie = z.object({
  uid: z.string().catch(''),
  isAdmin: z.boolean().catch(false),
  priceSources: z.array(z.unknown()).max(20).optional().catch(undefined),
  region: z.enum(REGIONS).catch(DEFAULT_USER_STATE.region),
  saltLevel: z.custom<SaltLevel>(isSaltLevel).catch(DEFAULT_USER_STATE.saltLevel),
  namesUnderCards: z.boolean().catch(DEFAULT_USER_STATE.namesUnderCards),
  patreon: z.object({ status: z.string().nullable(), entitledCents: z.number() }).nullable().catch(null),
});

export const DEFAULT_VIEW_SETTINGS: ViewSettings = {
  priceSources: DEFAULT_USER_STATE.priceSources,
  showsEverySource: false,
  saltLevel: DEFAULT_USER_STATE.saltLevel,
  namesUnderCards: DEFAULT_USER_STATE.namesUnderCards,
};

const NOBODY: Visitor = { signedIn: false, settings: DEFAULT_VIEW_SETTINGS, adFree: false };

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Who asks, by the `userState` cookie; nobody where it is missing or broken. Settings in it apply to whoever brings
 * them; only with a user's id does somebody count as signed in.
 */
export const visitorOf = (request: Request): Visitor => {
  const text = cookieOf(request.headers.get('Cookie'), USER_STATE_COOKIE);
  const parsed = UserCookie.safeParse(text === undefined ? undefined : readJson(text));
  if (!parsed.success) return NOBODY;
  const { uid, isAdmin, patreon, priceSources, region, saltLevel, namesUnderCards } = parsed.data;
  return {
    signedIn: uid !== '',
    settings: {
      priceSources: priceSources ? cleanPriceSources(priceSources) : defaultPriceSources(region),
      showsEverySource: priceSources !== undefined,
      saltLevel,
      namesUnderCards,
    },
    adFree: hidesAds(adTier(patreon, isAdmin)),
  };
};

/** Cookies of which any means that somebody is signed in. */
const SESSION_COOKIES = ['session', '__session', '__Host-session'] as const;

/**
 * The settings of a visitor who is not signed in, as the text of the cookie that holds them, in one spelling: empty for
 * the usual ones. Undefined where the cookie is somebody's own, or cannot be read.
 * @example visitorState('userState=%7B%22version%22%3A2%2C%22saltLevel%22%3A2%7D') // '%7B%22saltLevel%22%3A2%7D'
 */
export const visitorState = (cookies: CookieHeader): string | undefined => {
  const text = cookieOf(cookies, USER_STATE_COOKIE);
  if (text === undefined) return '';
  const { success, data } = UserCookie.safeParse(readJson(text));
  if (!success || data.uid !== '' || data.isAdmin || data.patreon) return undefined;
  const { priceSources, region, saltLevel, namesUnderCards } = data;
  const settings = {
    ...(priceSources && { priceSources: cleanPriceSources(priceSources) }),
    ...(!priceSources && region !== DEFAULT_USER_STATE.region && { region }),
    ...(saltLevel !== DEFAULT_USER_STATE.saltLevel && { saltLevel }),
    ...(namesUnderCards !== DEFAULT_USER_STATE.namesUnderCards && { namesUnderCards }),
  };
  return Object.keys(settings).length > 0 ? encodeURIComponent(JSON.stringify(settings)) : '';
};

/** Whether a request comes with anything of somebody who is signed in, valid or not. */
export const hasSession = (cookies: CookieHeader, authorization: string | null | undefined): boolean =>
  Boolean(authorization) ||
  SESSION_COOKIES.some((name) => cookieOf(cookies, name) !== undefined) ||
  visitorState(cookies) === undefined;

/**
 * Whether the answer to a request is for nobody but the one who asked: whoever is signed in, and whoever has settings,
 * for not every cache on the way looks at cookies.
 * @example isPersonal('theme=dark; userState=%7B%7D', null) // true
 */
export const isPersonal = (cookies: CookieHeader, authorization: string | null | undefined): boolean =>
  hasSession(cookies, authorization) || cookieOf(cookies, USER_STATE_COOKIE) !== undefined;
