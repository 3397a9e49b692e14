const DATE = /^\d{4}-\d{2}-\d{2}/;

/**
 * The date part of an ISO date or date and time; null for anything else, such as a day that does not exist.
 * @example parseIsoDate('2024-07-27T10:00:00Z') // '2024-07-27'
 */
export const parseIsoDate = (text: string | null | undefined): string | null => {
  const date = DATE.exec(text ?? '')?.[0];
  if (date === undefined) return null;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : date;
};

/** From here on a number of a time is in milliseconds: as seconds it would be after the year 5000. */
const FIRST_MILLISECONDS = 1e11;
const LAST_MILLISECONDS = 8.64e15;

const DIGITS = /^\d{9,14}$/;

/** The ISO date of a time in seconds or milliseconds since 1970, also as text, or of an ISO date; null for anything else. */
export const parseTime = (given: string | number | null | undefined): string | null => {
  const time = typeof given === 'string' && DIGITS.test(given.trim()) ? Number(given) : given;
  if (typeof time !== 'number') return parseIsoDate(time);
  const ms = Math.abs(time) < FIRST_MILLISECONDS ? time * 1000 : time;
  return Math.abs(ms) <= LAST_MILLISECONDS ? parseIsoDate(new Date(ms).toISOString()) : null;
};
