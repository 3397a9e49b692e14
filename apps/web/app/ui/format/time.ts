const times = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A time for machines and for people. */
export interface TimeText {
  readonly iso: string;
  readonly text: string;
}

/**
 * A time as a page shows it. Only the server formats times: browsers may write them differently.
 * @param time in ms since 1970
 * @example timeText(0) // { iso: '1970-01-01T00:00:00.000Z', text: '1 Jan 1970, 00:00 UTC' }
 */
export const timeText = (time: number): TimeText => {
  const date = new Date(time);
  return { iso: date.toISOString(), text: `${times.format(date)} UTC` };
};
