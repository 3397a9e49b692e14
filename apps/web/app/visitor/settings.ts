import {
  cleanPriceSources,
  type ColorMode,
  DEFAULT_USER_STATE,
  defaultPriceSources,
  isColorMode,
  isRegion,
  isSaltLevel,
  type PriceSource,
  type UserSettings,
} from '@crownsmith/domain';

/** What a visitor chooses, in a profile or in cookies. */
export interface Settings extends Omit<UserSettings, 'priceSources'> {
  /** most preferred first; null: they follow from the region */
  readonly priceSources: readonly PriceSource[] | null;
  /** null: it follows from the system; it has a cookie of its own */
  readonly colorMode: ColorMode | null;
}
export type SettingName = keyof Settings;

interface Setting<Value> {
  /** what holds until somebody chooses */
  readonly initial: Value;
  /** What of something stored is valid; undefined where nothing is. */
  readonly parse: (stored: unknown) => Value | undefined;
}

/** Longest list of price sources that is read. */
const MAX_SOURCES = 20;

const ifValid =
  <Value>(isValid: (stored: unknown) => stored is Value) =>
  (stored: unknown): Value | undefined =>
    isValid(stored) ? stored : undefined;

/**
 * All settings: cookie, profile, request and form follow from this table; a control in `SettingsPage.tsx` and one in
 * `SettingsDialog.tsx` change them.
 */
const SETTINGS: { readonly [Name in SettingName]: Setting<Settings[Name]> } = {
  priceSources: {
    initial: null,
    parse: (stored) => {
      if (stored === null) return null;
      return Array.isArray(stored) && stored.length <= MAX_SOURCES ? cleanPriceSources(stored) : undefined;
    },
  },
  region: { initial: DEFAULT_USER_STATE.region, parse: ifValid(isRegion) },
  saltLevel: { initial: DEFAULT_USER_STATE.saltLevel, parse: ifValid(isSaltLevel) },
  namesUnderCards: {
    initial: DEFAULT_USER_STATE.namesUnderCards,
    parse: ifValid((stored) => typeof stored === 'boolean'),
  },
  colorMode: {
    initial: null,
    parse: ifValid((stored) => stored === null || isColorMode(stored)),
  },
};

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

const settingsBy = (valueOf: (name: SettingName) => unknown): Settings =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, valueOf(name)])) as unknown as Settings;

/** What holds until somebody chooses. */
export const INITIAL_SETTINGS: Settings = settingsBy((name) => SETTINGS[name].initial);

/** The settings of what was stored; what is missing or not valid counts as not chosen. */
export const readSettings = (stored: Readonly<Record<string, unknown>>): Settings =>
  settingsBy((name) => {
    const value = SETTINGS[name].parse(stored[name]);
    return value === undefined ? SETTINGS[name].initial : value;
  });

/** Whether a value is one of a setting as it stands. @example isSetting('saltLevel', 3) // false */
export const isSetting = (name: SettingName, value: unknown): boolean => {
  const parsed = SETTINGS[name].parse(value);
  return parsed !== undefined && JSON.stringify(parsed) === JSON.stringify(value);
};

/** What the `userState` cookie holds of settings: those that are chosen, without the colour mode. */
export const cookieSettings = ({ colorMode: _own, priceSources, ...others }: Settings) => ({
  ...(priceSources && { priceSources }),
  ...others,
});

/** Settings as pages show them. */
export interface AppliedSettings extends Omit<Settings, 'colorMode' | 'priceSources'> {
  readonly priceSources: readonly PriceSource[];
  /** shows a price from every source, because the visitor chose them; otherwise from the first that has one */
  readonly showsEverySource: boolean;
}

export const applySettings = ({ colorMode: _own, priceSources, ...others }: Settings): AppliedSettings => ({
  ...others,
  priceSources: priceSources ?? defaultPriceSources(others.region),
  showsEverySource: priceSources !== null,
});

/** What pages depend on: a region shows in its price sources alone, so that those who chose the same share pages. */
export type ViewSettings = Omit<AppliedSettings, 'region'>;

export const viewSettings = (settings: Settings): ViewSettings => {
  const { region: _shown, ...view } = applySettings(settings);
  return view;
};

/** What a visitor without a choice is shown. */
export const DEFAULT_VIEW_SETTINGS: ViewSettings = viewSettings(INITIAL_SETTINGS);

/** The fields of a `userState` cookie's decoded value; undefined where it is none. */
export const parseUserState = (text: string | undefined): Readonly<Record<string, unknown>> | undefined => {
  if (text === undefined) return undefined;
  try {
    const state: unknown = JSON.parse(text);
    return typeof state === 'object' && state !== null && !Array.isArray(state)
      ? (state as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
};

/** The id of the person whose state it is; empty for a visitor. */
export const uidOfState = (state: Readonly<Record<string, unknown>>): string =>
  typeof state['uid'] === 'string' ? state['uid'] : '';
