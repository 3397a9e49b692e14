import type { Patreon } from './ad';
import { MAX_SALT } from '../limits';
import { PRICE_SOURCES, type PriceSource, priceSourcesOf, type Region } from '../price/price';

/** Settings of when a card's salt is shown. */
export const SALT_LEVELS = [0, 1, 2] as const;
/** When a card’s salt is shown: 0 never, 1 where it is high, 2 always. */
export type SaltLevel = (typeof SALT_LEVELS)[number];

/** The names of the salt levels in settings. */
export const SALT_LEVEL_LABELS: Readonly<Record<SaltLevel, string>> = {
  0: 'Never',
  1: 'High Salt',
  2: 'Always',
};

/** Whether a value is a salt level. @example isSaltLevel(3) // false */
export const isSaltLevel = (value: unknown): value is SaltLevel =>
  (SALT_LEVELS as readonly unknown[]).includes(value);

/** Salt from which a card counts as highly salty: the middle of the scale. */
const HIGH_SALT = MAX_SALT / 2;

/** Whether a card's salt is shown at a level; never without votes. @example showsSalt(1, 2.4) // true */
export const showsSalt = (level: SaltLevel, salt: number | undefined): boolean =>
  salt !== undefined && (level === 2 || (level === 1 && salt >= HIGH_SALT));

/** Version of the shape of `UserState`. */
const USER_STATE_VERSION = 2;

/** A visitor, signed in or not (specification, section 3). */
export interface UserState {
  readonly uid: string | null;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly isStaff: boolean;
  readonly isAdmin: boolean;
  /** In display order. */
  readonly priceSources: readonly PriceSource[];
  readonly region: Region;
  readonly version: typeof USER_STATE_VERSION;
  readonly patreon: Patreon | null;
  /** Chosen illustrations by card URL, in local storage. */
  readonly alternateArt: Readonly<Record<string, string>>;
  readonly saltLevel: SaltLevel;
  readonly namesUnderCards: boolean;
}

/** The state of a signed-out visitor. */
export const DEFAULT_USER_STATE: UserState = {
  uid: null,
  displayName: null,
  email: null,
  isStaff: false,
  isAdmin: false,
  priceSources: ['cardkingdom', 'tcgplayer', 'cardhoarder'],
  region: 'US',
  version: USER_STATE_VERSION,
  patreon: null,
  alternateArt: {},
  saltLevel: 0,
  namesUnderCards: false,
};

/** What the settings dialog changes. */
export type UserSettings = Pick<UserState, 'priceSources' | 'region' | 'namesUnderCards' | 'saltLevel'>;

/**
 * The price sources of a visitor who has chosen a region but no sources: those of the region, then the defaults.
 * @example defaultPriceSources('EU') // ['cardmarket', 'cardkingdom', 'tcgplayer', 'cardhoarder']
 */
export const defaultPriceSources = (region: Region): readonly PriceSource[] =>
  region === DEFAULT_USER_STATE.region
    ? DEFAULT_USER_STATE.priceSources
    : [...new Set([...priceSourcesOf(region), ...DEFAULT_USER_STATE.priceSources])];

/**
 * The known price sources of a list, each once; the defaults if there is none.
 * @example cleanPriceSources(['tcgplayer', 'nowhere', 'tcgplayer']) // ['tcgplayer']
 */
export const cleanPriceSources = (sources: readonly unknown[]): readonly PriceSource[] => {
  const known = PRICE_SOURCES.filter((source) => sources.includes(source));
  const ordered = [...known].sort((a, b) => sources.indexOf(a) - sources.indexOf(b));
  return ordered.length > 0 ? ordered : DEFAULT_USER_STATE.priceSources;
};
