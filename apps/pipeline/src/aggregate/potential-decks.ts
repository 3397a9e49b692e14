import { allows, firstRelease, isColorIdentity } from '@crownsmith/domain';
import { groupRange, type GroupedRows } from './grouped-rows';

/** Colour identities. */
export const IDENTITIES = 32;

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

/**
 * For each of the 32 colour identities, the decks whose own identity allows it, by day.
 * @param grouped by identity: day (-1 unknown), decks
 * @param from days before are left out; by default undated decks count, too
 */
export const makeIdentityDays = (grouped: GroupedRows, from = -1): readonly DayCounts[] => {
  const [allDays, allCounts] = grouped.columns;
  return Array.from({ length: IDENTITIES }, (_, wanted) => {
    const [days, counts]: [number[], number[]] = [[], []];
    for (let identity = 0; identity < IDENTITIES; identity += 1) {
      if (
        !isColorIdentity(wanted) ||
        !isColorIdentity(identity) ||
        !allows(identity, { colorIdentity: wanted })
      )
        continue;
      const [start, end] = groupRange(grouped, identity);
      for (let row = start; row < end; row += 1) {
        const day = allDays?.[row] ?? -1;
        if (day < from) continue;
        days.push(day);
        counts.push(allCounts?.[row] ?? 0);
      }
    }
    return makeDayCounts(days, counts);
  });
};

const known = (day: number): number | undefined => (day < 0 ? undefined : day);

/** Fewer decks from before a card's release are misdated or edited lists, not evidence of an earlier printing. */
export const MIN_EARLY_DECKS = 5;
/** So are decks that are a smaller share of the dated decks with the card. */
const MIN_EARLY_SHARE = 0.05;

/** What dated decks show about the age of a card. */
export interface PlayEvidence {
  /** dated decks that contain the card */
  readonly dated: number;
  /** those from before its release */
  readonly early: number;
  /** day of its `MIN_EARLY_DECKS`th dated deck, -1 if it has fewer */
  readonly day: number;
}

/** Whether enough decks are from before a card's release to show an earlier printing. */
export const isEarlyPlayed = ({ dated, early }: Pick<PlayEvidence, 'dated' | 'early'>): boolean =>
  early >= MIN_EARLY_DECKS && early >= dated * MIN_EARLY_SHARE;

/**
 * The first day on which a card can have been played: its release, or earlier if enough decks say so; -1 for unknown.
 * @param released day number, -1 for unknown
 * @example firstPlayableDay(200, { dated: 100, early: 1, day: 210 }) // 200
 */
export const firstPlayableDay = (released: number, evidence: PlayEvidence): number => {
  const firstDeck = isEarlyPlayed(evidence) ? known(evidence.day) : undefined;
  return firstRelease({ known: known(released), firstDeck }) ?? -1;
};
