import {
  cleanPriceSources,
  COOKIE_MAX_AGE,
  DEFAULT_USER_STATE,
  isSaltLevel,
  USER_STATE_COOKIE,
  type UserSettings,
} from '@crownsmith/domain';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const stateOf = (cookies: string): Readonly<Record<string, unknown>> => {
  const text = new RegExp(`(?:^|; )${USER_STATE_COOKIE}=([^;]*)`).exec(cookies)?.[1];
  try {
    const state: unknown = text === undefined ? undefined : JSON.parse(decodeURIComponent(text));
    return isRecord(state) ? state : {};
  } catch {
    return {};
  }
};

/** Whether the cookies are those of somebody who is signed in. */
export const isSignedIn = (cookies: string): boolean => {
  const { uid } = stateOf(cookies);
  return typeof uid === 'string' && uid !== '';
};

/** The settings that the cookies hold; the defaults where they hold none. */
export const settingsOf = (cookies: string): UserSettings => {
  const { priceSources, saltLevel, namesUnderCards } = stateOf(cookies);
  return {
    priceSources: cleanPriceSources(Array.isArray(priceSources) ? priceSources : []),
    saltLevel: isSaltLevel(saltLevel) ? saltLevel : DEFAULT_USER_STATE.saltLevel,
    namesUnderCards: namesUnderCards === true,
  };
};

/**
 * The text of the cookie with other settings; the rest of the state stays.
 * @param cookies all of a page's
 */
export const settingsCookie = (cookies: string, settings: UserSettings): string => {
  const state = encodeURIComponent(JSON.stringify({ ...stateOf(cookies), ...settings }));
  return `${USER_STATE_COOKIE}=${state};path=/;max-age=${COOKIE_MAX_AGE.year};samesite=lax`;
};
