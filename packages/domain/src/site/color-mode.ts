export const COLOR_MODES = ['light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** Whether a value names a theme. */
export const isColorMode = (value: unknown): value is ColorMode =>
  (COLOR_MODES as readonly unknown[]).includes(value);

/** What a first load knows about the wish for a theme. */
export interface ColorModeFacts {
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
 * @example resolveColorMode({ storedDarkMode: 'yes', systemPrefersDark: true }) // 'light'
 */
export const resolveColorMode = ({
  cookie,
  storedDarkMode,
  systemPrefersDark,
}: ColorModeFacts): ColorMode => {
  if (isColorMode(cookie)) return cookie;
  if (storedDarkMode !== null && storedDarkMode !== undefined)
    return storedDarkMode === 'true' ? 'dark' : 'light';
  return systemPrefersDark ? 'dark' : 'light';
};
