const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words. @param iso `2026-09-25`; what is no date is given back @example releaseDate('2026-09-25') // '25 September 2026' */
export const releaseDate = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : dates.format(date);
};

/** The year of a day; undefined where there is none. @example releaseYear('2026-09-25') // '2026' */
export const releaseYear = (iso: string | null): string | undefined => /^\d{4}/.exec(iso ?? '')?.[0];

/** Things by the year in which they came out, in their order; what has no date comes last, under `undated`. */
export const byYear = <T extends { readonly releasedAt: string | null }>(
  things: readonly T[],
  undated: string,
): readonly { readonly year: string; readonly things: readonly T[] }[] => {
  const years = new Map<string, T[]>();
  for (const thing of things) {
    const year = releaseYear(thing.releasedAt) ?? undated;
    years.set(year, [...(years.get(year) ?? []), thing]);
  }
  return [...years]
    .map(([year, of]) => ({ year, things: of }))
    .toSorted((a, b) => Number(a.year === undated) - Number(b.year === undated));
};
