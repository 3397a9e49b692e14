/** Max ages of cookies in seconds (specification, section 9). */
export const COOKIE_MAX_AGE = {
  hour: 3600,
  day: 86400,
  week: 604800,
  month: 2592000,
  year: 31536000,
} as const;
export type CookieAge = keyof typeof COOKIE_MAX_AGE;

/** The cookie that holds the theme: 'light' or 'dark'. */
export const COLOR_MODE_COOKIE = 'theme';
/** The cookie that holds a subset of the user state. */
export const USER_STATE_COOKIE = 'userState';
