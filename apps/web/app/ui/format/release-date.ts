import type { TimeWindow } from '@crownsmith/api-client';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A date in words; an invalid one is returned unchanged.
 * @param iso `2026-09-25`
 * @example releaseDate('2026-09-25') // '25 September 2026'
 */
export const releaseDate = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : dates.format(date);
};

/**
 * The days that a time window covers, after what it counts; nothing for all time.
 * @param upTo the day of the newest deck, null where none has a date
 * @example windowDays('week', '2026-09-25') // ' of the week up to 25 September 2026'
 */
export const windowDays = (window: TimeWindow, upTo: string | null): string =>
  window === 'all' || upTo === null ? '' : ` of the ${window} up to ${releaseDate(upTo)}`;

/** The year of an ISO date; undefined for none. @example releaseYear('2026-09-25') // '2026' */
export const releaseYear = (iso: string | null): string | undefined => /^\d{4}/.exec(iso ?? '')?.[0];

/** Groups by release year in the given order; items without a date come last, under `undated`. */
export const byYear = <T extends { readonly releasedAt: string | null }>(
  items: readonly T[],
  undated: string,
): readonly { readonly year: string; readonly items: readonly T[] }[] => {
  const years = new Map<string, T[]>();
  for (const item of items) {
    const year = releaseYear(item.releasedAt) ?? undated;
    years.set(year, [...(years.get(year) ?? []), item]);
  }
  return [...years]
    .map(([year, ofYear]) => ({ year, items: ofYear }))
    .toSorted((a, b) => Number(a.year === undated) - Number(b.year === undated));
};
