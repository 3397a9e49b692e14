/** Values of the colour mode, and of its cookie. */
export const COLOR_MODES = ['light', 'dark'] as const;
/** Light or dark. */
export type ColorMode = (typeof COLOR_MODES)[number];

/** Whether a value is a colour mode. */
export const isColorMode = (value: unknown): value is ColorMode =>
  (COLOR_MODES as readonly unknown[]).includes(value);

/** What the first load of a page knows of the preferred colour mode. */
export interface ColorModeFacts {
  /** Value of the cookie `COLOR_MODE_COOKIE`. */
  readonly cookie?: string | null | undefined;
  /** The dark-mode flag of an older version in local storage. */
  readonly storedDarkMode?: string | null | undefined;
  /** Whether `prefers-color-scheme` is dark. */
  readonly systemPrefersDark: boolean;
}

/**
 * The colour mode of a page (specification, section 4): of the cookie, else of the stored flag (dark for the string
 * 'true', light for any other), else of the system.
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
