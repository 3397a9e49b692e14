const DAY_MS = 86_400_000;

/** Days since 1970-01-01 of an ISO date. @example dayNumber('1970-01-02') // 1 */
export const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** The ISO date of a day number. @example isoDate(1) // '1970-01-02' */
export const isoDate = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

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
