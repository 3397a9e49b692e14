import { COLOR_MODE_COOKIE, type ColorMode, isColorMode } from '@crownsmith/domain';
import { type CookieHeader, validCookieOf } from './cookies.server';

/** The colour mode in a visitor's cookies; undefined at a first visit. */
export const colorModeOfCookies = (cookies: CookieHeader): ColorMode | undefined =>
  validCookieOf(cookies, COLOR_MODE_COOKIE, isColorMode);
