import { USER_STATE_COOKIE } from '@crownsmith/domain';
import { useSyncExternalStore } from 'react';
import { writeCookie } from './cookie-attributes';
import {
  type AppliedSettings,
  applySettings,
  parseUserState,
  readSettings,
  type SettingName,
  type Settings,
  uidOfState,
} from './settings';

/** Changed settings of the cookie; null removes one. */
export type CookieChange = {
  readonly [Name in Exclude<SettingName, 'colorMode'>]?: Settings[Name] | undefined;
};

const textOf = (cookies: string): string | undefined =>
  new RegExp(`(?:^|; )${USER_STATE_COOKIE}=([^;]*)`).exec(cookies)?.[1];

const decode = (text: string | undefined): string | undefined => {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const stateOf = (cookies: string): Readonly<Record<string, unknown>> =>
  parseUserState(decode(textOf(cookies))) ?? {};

/** The id of the signed-in user to whom the cookies belong; undefined for a visitor. */
export const uidOf = (cookies: string): string | undefined => uidOfState(stateOf(cookies)) || undefined;

/** Whether the cookies belong to a signed-in user. */
export const isSignedIn = (cookies: string): boolean => uidOf(cookies) !== undefined;

/** Whether the browser keeps a cookie of settings. */
export const hasSettings = (cookies: string): boolean => textOf(cookies) !== undefined;

/** What is chosen in the userState cookie. */
export const chosenSettings = (cookies: string): Settings => readSettings(stateOf(cookies));

/** The settings in the cookies; otherwise the defaults. */
export const settingsOf = (cookies: string): AppliedSettings => applySettings(chosenSettings(cookies));

/**
 * Name and value of the userState cookie with changed settings; the rest of the state stays.
 * @param cookies the document's cookies
 */
export const settingsCookie = (cookies: string, settings: CookieChange): string => {
  const state = Object.entries({ ...stateOf(cookies), ...settings }).filter(([, value]) => value !== null);
  return `${USER_STATE_COOKIE}=${encodeURIComponent(JSON.stringify(Object.fromEntries(state)))}`;
};

const listeners = new Set<() => void>();
const changeListeners = new Set<(change: CookieChange) => void>();
let read: { readonly text: string | undefined; readonly settings: AppliedSettings } | undefined;

const subscribe = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  window.addEventListener('focus', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('focus', onChange);
  };
};

const current = (): AppliedSettings => {
  const text = textOf(document.cookie);
  if (read?.text !== text || !read) read = { text, settings: settingsOf(document.cookie) };
  return read.settings;
};

const serverSettings = settingsOf('');

/** The settings of this browser; components that use them re-render when they change. */
export const useCookieSettings = (): AppliedSettings =>
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
