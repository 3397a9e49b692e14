import { isColorMode, COLOR_MODE_COOKIE, type ColorMode } from '@crownsmith/domain';

/**
 * The theme that a visitor's cookies ask for; undefined at a first visit.
 * @example colorModeOfCookies('theme=sepia; theme=dark') // 'dark'
 */
export const colorModeOfCookies = (cookies: string | null | undefined): ColorMode | undefined => {
  for (const pair of (cookies ?? '').split(/;\s*/)) {
    const [name, value] = pair.split('=', 2);
    if (name === COLOR_MODE_COOKIE && isColorMode(value)) return value;
  }
  return undefined;
};
