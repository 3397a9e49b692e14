import { isTheme, THEME_COOKIE, type Theme } from '@crownsmith/domain';

/**
 * The theme that a visitor's cookies ask for; undefined at a first visit.
 * @example colorModeOfCookies('theme=sepia; theme=dark') // 'dark'
 */
export const colorModeOfCookies = (cookies: string | null | undefined): Theme | undefined => {
  for (const pair of (cookies ?? '').split(/;\s*/)) {
    const [name, value] = pair.split('=', 2);
    if (name === THEME_COOKIE && isTheme(value)) return value;
  }
  return undefined;
};
