export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Whether a value names a theme. */
export const isTheme = (value: unknown): value is Theme => (THEMES as readonly unknown[]).includes(value);

/** What a first load knows about the wish for a theme. */
export interface ThemeFacts {
  /** Value of the theme cookie. */
  readonly cookie?: string | null | undefined;
  /** The dark-mode flag of older visits in local storage. */
  readonly storedDarkMode?: string | null | undefined;
  /** The system's colour scheme preference is dark. */
  readonly systemPrefersDark: boolean;
}

/**
 * The theme of a page (specification, section 4): the cookie, else the stored flag (the string 'true' is dark, anything
 * else light), else the system's preference.
 * @example resolveTheme({ storedDarkMode: 'yes', systemPrefersDark: true }) // 'light'
 */
export const resolveTheme = ({ cookie, storedDarkMode, systemPrefersDark }: ThemeFacts): Theme => {
  if (isTheme(cookie)) return cookie;
  if (storedDarkMode !== null && storedDarkMode !== undefined)
    return storedDarkMode === 'true' ? 'dark' : 'light';
  return systemPrefersDark ? 'dark' : 'light';
};
