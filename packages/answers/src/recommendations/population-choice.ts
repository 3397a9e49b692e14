import type { CompareChoice } from '@crownsmith/api-client';
import type { PopulationChoice } from '@crownsmith/recommender';

const DAY_MS = 86_400_000;

/** The ISO date of a day, counted from 1970-01-01. @example isoDate(19_754) // '2024-02-01' */
export const isoDate = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** What a player asks of decks, as a recommender takes it. @example populationChoice({ bracket: 3 }) // { brackets: [3, 3] } */
export const populationChoice = (compare: CompareChoice | undefined): PopulationChoice | undefined => {
  if (compare === undefined) return undefined;
  const { format, bracket, since } = compare;
  return {
    ...(format === 'any' && { anyFormat: true }),
    ...(bracket !== undefined && { brackets: bracket === 'any' ? bracket : ([bracket, bracket] as const) }),
    ...(since !== undefined && { sinceDay: Math.floor(Date.parse(`${since}T00:00:00Z`) / DAY_MS) }),
  };
};
