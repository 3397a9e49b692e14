const DAY_MS = 86_400_000;

/** Days since 1970-01-01 of an ISO date. @example dayNumber('1970-01-02') // 1 */
export const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** The day of a time, in UTC, as an ISO date. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The dates that were written: a snapshot has each of some thousand days a hundred times. */
const written = new Map<number, string>();

/** The ISO date of a day number. @example isoDate(1) // '1970-01-02' */
export const isoDate = (day: number): string => {
  const remembered = written.get(day);
  if (remembered !== undefined) return remembered;
  const date = dayOf(new Date(day * DAY_MS));
  written.set(day, date);
  return date;
};
