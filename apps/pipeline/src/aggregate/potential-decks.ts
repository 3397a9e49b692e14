import { firstRelease, fitsIdentity, isColorIdentity } from '@crownsmith/domain';

/** Decks of one scope by day: how many there are from any day on. */
export interface DayCounts {
  /** decks from `day` on, those without a date included; a day of -1 (unknown) asks for all */
  from(day: number): number;
  readonly all: number;
}

/** Counts by day, the day of -1 standing for decks without a date; days need not be sorted. */
export const makeDayCounts = (days: ArrayLike<number>, counts: ArrayLike<number>): DayCounts => {
  const order = Array.from({ length: days.length }, (_, index) => index).sort(
    (a, b) => (days[a] ?? 0) - (days[b] ?? 0),
  );
  const sortedDays: number[] = [];
  const later: number[] = [];
  let undated = 0;
  let dated = 0;
  for (const index of order.reverse()) {
    const day = days[index] ?? -1;
    const count = counts[index] ?? 0;
    if (day < 0) undated += count;
    else {
      dated += count;
      sortedDays.push(day);
      later.push(dated);
    }
  }
  // sortedDays falls: the last entry with a day not before the one asked for holds the answer.
  const countFrom = (day: number): number => {
    let low = 0;
    let high = sortedDays.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sortedDays[middle] ?? 0) >= day) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? 0 : (later[low - 1] ?? 0);
  };
  return { all: undated + dated, from: (day) => (day < 0 ? undated + dated : undated + countFrom(day)) };
};

/** For each of the 32 colour identities, the decks whose own identity allows it, by day. */
export const makeIdentityDays = (
  identities: Int32Array,
  days: Int32Array,
  counts: Int32Array,
): readonly DayCounts[] =>
  Array.from({ length: 32 }, (_, wanted) => {
    const fits = (row: number): boolean => {
      const deck = identities[row];
      return isColorIdentity(wanted) && isColorIdentity(deck) && fitsIdentity(wanted, deck);
    };
    const rows = Array.from(identities.keys()).filter(fits);
    return makeDayCounts(
      rows.map((row) => days[row] ?? -1),
      rows.map((row) => counts[row] ?? 0),
    );
  });

const known = (day: number): number | undefined => (day < 0 ? undefined : day);

/** The first day on which a card can have been played: `firstRelease` over day numbers, with -1 for unknown. */
export const firstDay = (released: number, firstPlayed: number): number =>
  firstRelease({ known: known(released), firstDeck: known(firstPlayed) }) ?? -1;
