import { firstRelease, fitsIdentity, isColorIdentity } from '@crownsmith/domain';

/** Decks of one scope by day. */
export interface DayCounts {
  /** decks from `day` on, undated ones included; all of them for a day of -1 (unknown) */
  from(day: number): number;
  readonly all: number;
}

/** Makes counts by day; days need not be sorted, and a day of -1 is that of undated decks. */
export const makeDayCounts = (days: ArrayLike<number>, counts: ArrayLike<number>): DayCounts => {
  const order = Array.from({ length: days.length }, (_, index) => index).sort(
    (a, b) => (days[a] ?? 0) - (days[b] ?? 0),
  );
  const daysDescending: number[] = [];
  const cumulative: number[] = [];
  let undated = 0;
  let dated = 0;
  for (const index of order.reverse()) {
    const day = days[index] ?? -1;
    const count = counts[index] ?? 0;
    if (day < 0) undated += count;
    else {
      dated += count;
      daysDescending.push(day);
      cumulative.push(dated);
    }
  }
  // Binary search for the last entry whose day is not before the given one.
  const countFrom = (day: number): number => {
    let low = 0;
    let high = daysDescending.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((daysDescending[middle] ?? 0) >= day) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? 0 : (cumulative[low - 1] ?? 0);
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
export const firstPlayableDay = (released: number, firstPlayed: number): number =>
  firstRelease({ known: known(released), firstDeck: known(firstPlayed) }) ?? -1;
