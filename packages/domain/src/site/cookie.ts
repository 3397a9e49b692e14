/** Max-Age of cookies in seconds (specification, section 9). */
export const COOKIE_MAX_AGE = {
  hour: 3600,
  day: 86400,
  week: 604800,
  month: 2592000,
  year: 31536000,
} as const;

/** Name of the cookie with the colour mode. */
export const COLOR_MODE_COOKIE = 'theme';
/** Name of the cookie with a part of the `UserState`. */
export const USER_STATE_COOKIE = 'userState';
