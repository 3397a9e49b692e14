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
  usualSources,
} from '@crownsmith/domain';
import { z } from 'zod';

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

/** A cookie's text; undefined where there is none. @example cookieOf('a=1; b=2', 'b') // '2' */
export const cookieOf = (header: string | null, name: string): string | undefined => {
  for (const pair of (header ?? '').split(/;\s*/)) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
};

export const DEFAULT_VIEW_SETTINGS: ViewSettings = {
  priceSources: DEFAULT_USER_STATE.priceSources,
  showsEverySource: false,
  saltLevel: DEFAULT_USER_STATE.saltLevel,
  namesUnderCards: DEFAULT_USER_STATE.namesUnderCards,
};

const NOBODYS_KEY = `||${DEFAULT_VIEW_SETTINGS.priceSources.join('.')}|${DEFAULT_VIEW_SETTINGS.saltLevel}||`;

const NOBODY: Visitor = { signedIn: false, settings: DEFAULT_VIEW_SETTINGS, adFree: false };

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(decodeURIComponent(text));
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
      priceSources: priceSources ? cleanPriceSources(priceSources) : usualSources(region),
      showsEverySource: priceSources !== undefined,
      saltLevel,
      namesUnderCards,
    },
    adFree: hidesAds(adTier(patreon, isAdmin)),
  };
};

/**
 * What a drawn page depends on besides its address, its snapshot and the theme, as a short text: empty for a visitor who
 * has chosen nothing. A cache of pages has it in its key.
 */
export const visitorKey = ({ signedIn, settings, adFree }: Visitor): string => {
  const key = [
    signedIn ? 's' : '',
    settings.showsEverySource ? '+' : '',
    settings.priceSources.join('.'),
    settings.saltLevel,
    settings.namesUnderCards ? 'n' : '',
    adFree ? 'f' : '',
  ].join('|');
  return key === NOBODYS_KEY ? '' : key;
};
