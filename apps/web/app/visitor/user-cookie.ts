import {
  cleanPriceSources,
  DEFAULT_USER_STATE,
  isRegion,
  isSaltLevel,
  USER_STATE_COOKIE,
  type UserSettings,
  defaultPriceSources,
} from '@crownsmith/domain';
import { useSyncExternalStore } from 'react';
import { writeCookie } from './cookie-attributes';

/** Settings in the browser's cookie. */
export interface CookieSettings extends UserSettings {
  /** the visitor chose the sources; otherwise they follow from the region */
  readonly showsEverySource: boolean;
}

/** Changed settings; undefined removes one. */
export type CookieChange = { readonly [Name in keyof UserSettings]?: UserSettings[Name] | undefined };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (cookies: string): string | undefined =>
  new RegExp(`(?:^|; )${USER_STATE_COOKIE}=([^;]*)`).exec(cookies)?.[1];

const stateOf = (cookies: string): Readonly<Record<string, unknown>> => {
  const text = textOf(cookies);
  try {
    const state: unknown = text === undefined ? undefined : JSON.parse(decodeURIComponent(text));
    return isRecord(state) ? state : {};
  } catch {
    return {};
  }
};

/** The id of the signed-in user to whom the cookies belong; undefined for a visitor. */
export const uidOf = (cookies: string): string | undefined => {
  const { uid } = stateOf(cookies);
  return typeof uid === 'string' && uid !== '' ? uid : undefined;
};

/** Whether the cookies belong to a signed-in user. */
export const isSignedIn = (cookies: string): boolean => uidOf(cookies) !== undefined;

/** Whether the browser keeps a cookie of settings. */
export const hasSettings = (cookies: string): boolean => textOf(cookies) !== undefined;

/** The settings in the cookies, as `visitorOf` reads them on the server; otherwise the defaults. */
export const settingsOf = (cookies: string): CookieSettings => {
  const { priceSources, region: named, saltLevel, namesUnderCards } = stateOf(cookies);
  const region = isRegion(named) ? named : DEFAULT_USER_STATE.region;
  const isChosen = Array.isArray(priceSources) && priceSources.length <= 20;
  return {
    priceSources: isChosen ? cleanPriceSources(priceSources) : defaultPriceSources(region),
    showsEverySource: isChosen,
    region,
    saltLevel: isSaltLevel(saltLevel) ? saltLevel : DEFAULT_USER_STATE.saltLevel,
    namesUnderCards: namesUnderCards === true,
  };
};

/**
 * Name and value of the userState cookie with changed settings; the rest of the state stays.
 * @param cookies the document's cookies
 */
export const settingsCookie = (cookies: string, settings: CookieChange): string => {
  const state = encodeURIComponent(JSON.stringify({ ...stateOf(cookies), ...settings }));
  return `${USER_STATE_COOKIE}=${state}`;
};

const listeners = new Set<() => void>();
const changeListeners = new Set<(change: CookieChange) => void>();
let read: { readonly text: string | undefined; readonly settings: CookieSettings } | undefined;

const subscribe = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  window.addEventListener('focus', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('focus', onChange);
  };
};

const current = (): CookieSettings => {
  const text = textOf(document.cookie);
  if (read?.text !== text || !read) read = { text, settings: settingsOf(document.cookie) };
  return read.settings;
};

const serverSettings = settingsOf('');

/** The settings of this browser; components that use them re-render when they change. */
export const useCookieSettings = (): CookieSettings =>
  useSyncExternalStore(subscribe, current, () => serverSettings);

/** Writes changed settings to the cookie and notifies subscribers. */
export const changeSettings = (part: CookieChange): void => {
  writeCookie(settingsCookie(document.cookie, part));
  listeners.forEach((notify) => notify());
  changeListeners.forEach((notify) => notify(part));
};

/** Calls a listener with each change that the visitor makes in this tab. @returns stops it */
export const onSettingsChange = (listener: (change: CookieChange) => void): (() => void) => {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
};

/** Replaces the whole state in the cookie, as the server has it, and notifies subscribers. */
export const writeUserState = (state: object): void => {
  writeCookie(`${USER_STATE_COOKIE}=${encodeURIComponent(JSON.stringify(state))}`);
  listeners.forEach((notify) => notify());
};
