import { dayNumber, dayOf } from '#src/iso-date';

/** Days since 1970-01-01, both ends included. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

/** The game's first set, Limited Edition Alpha, was released on 1993-08-05. */
const FIRST_DAY = dayNumber('1993-08-01');
/** A day of grace for time zones ahead of UTC. */
const GRACE_DAYS = 1;

/** The days that a deck can be from: no deck is older than the game or from the future. */
export const possibleDeckDays = (now: Date): DayRange => ({
  first: FIRST_DAY,
  last: dayNumber(dayOf(now)) + GRACE_DAYS,
});

/** The day of a deck's date; null for none and for one that no deck can have. */
export const deckDay = (date: string | null, { first, last }: DayRange): number | null => {
  if (date === null) return null;
  const day = dayNumber(date);
  return day < first || day > last ? null : day;
};
