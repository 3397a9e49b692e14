import type { Patreon } from './ad';
import { PRICE_SOURCES, type PriceSource, priceSourcesOf, type Region } from '../price/price';

/** When a card's salt is shown: the levels that are stored, and their labels. */
export const SALT_LEVELS = [0, 1, 2] as const;
export type SaltLevel = (typeof SALT_LEVELS)[number];

export const SALT_LEVEL_LABELS: Readonly<Record<SaltLevel, string>> = {
  0: 'Never',
  1: 'High Salt',
  2: 'Always',
};

/** Whether a value is a salt level. @example isSaltLevel(3) // false */
export const isSaltLevel = (value: unknown): value is SaltLevel =>
  (SALT_LEVELS as readonly unknown[]).includes(value);

/** Salt (mean of votes from 0 to 4) from which a card counts as highly salty: the middle of the scale. */
export const HIGH_SALT = 2;

/** Whether a card's salt is shown at a level; a card without votes shows none. @example showsSalt(1, 2.4) // true */
export const showsSalt = (level: SaltLevel, salt: number | undefined): boolean =>
  salt !== undefined && (level === 2 || (level === 1 && salt >= HIGH_SALT));

/** Version of the user state's shape. */
export const USER_STATE_VERSION = 2;

/** What is known of a visitor, signed in or not (specification, section 3). */
export interface UserState {
  readonly uid: string | null;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly isStaff: boolean;
  readonly isAdmin: boolean;
  /** Price sources in the order shown. */
  readonly priceSources: readonly PriceSource[];
  readonly region: Region;
  readonly version: typeof USER_STATE_VERSION;
  readonly patreon: Patreon | null;
  /** Chosen illustration by card url; kept in local storage. */
  readonly alternateArt: Readonly<Record<string, string>>;
  readonly saltLevel: SaltLevel;
  readonly namesUnderCards: boolean;
}

/** The state of a visitor who is signed out, and what sign-out resets to. */
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

/** What a signed-in user may choose in the settings dialog. */
export type UserSettings = Pick<UserState, 'priceSources' | 'region' | 'namesUnderCards' | 'saltLevel'>;

/**
 * The price sources of somebody who has named a region and no sources: those that sell there, then the defaults.
 * @example usualSources('EU') // ['cardmarket', 'cardkingdom', 'tcgplayer', 'cardhoarder']
 */
export const usualSources = (region: Region): readonly PriceSource[] =>
  region === DEFAULT_USER_STATE.region
    ? DEFAULT_USER_STATE.priceSources
    : [...new Set([...priceSourcesOf(region), ...DEFAULT_USER_STATE.priceSources])];

/**
 * Price sources as they are kept: known ones, each once, at least one; the defaults where none is left.
 * @example cleanPriceSources(['tcgplayer', 'nowhere', 'tcgplayer']) // ['tcgplayer']
 */
export const cleanPriceSources = (sources: readonly unknown[]): readonly PriceSource[] => {
  const known = PRICE_SOURCES.filter((source) => sources.includes(source));
  const ordered = [...known].sort((a, b) => sources.indexOf(a) - sources.indexOf(b));
  return ordered.length > 0 ? ordered : DEFAULT_USER_STATE.priceSources;
};
