import { firstRelease } from '@crownsmith/domain';
import { DECK_KINDS, IDENTITIES, kindAllows, type CardKind } from './deck-kinds';
import { groupRange, type GroupedRows } from './grouped-rows';

const range = (length: number): Iterable<number> => Array(length).keys();

/** Decks of one scope by day. */
export interface DayCounts {
  /** decks from `day` on, undated ones included; all of them for a day of -1 (unknown) */
  from(day: number): number;
  readonly all: number;
}

/** The places of days, the newest day first, −1 (undated) last. */
export const newestFirst = (days: ArrayLike<number>): Int32Array => {
  const places = days.length;
  // Numbers sort fastest by themselves: a day and its place in one.
  const keys = Float64Array.from(
    { length: places },
    (_, place) => -(days[place] ?? -1) * places + place,
  ).sort();
  return Int32Array.from(keys, (key) => key - Math.floor(key / places) * places);
};

/** Makes counts by day of days in the order of `newestFirst`; a day may come several times. */
export const cumulateDays = (days: ArrayLike<number>, counts: ArrayLike<number>): DayCounts => {
  const cumulative = new Int32Array(days.length);
  let dated = 0;
  let size = 0;
  for (; size < days.length && (days[size] as number) >= 0; size += 1)
    cumulative[size] = dated += counts[size] as number;
  let all = dated;
  for (let place = size; place < days.length; place += 1) all += counts[place] as number;
  const undated = all - dated;
  // Binary search for the last entry whose day is not before the given one.
  const countFrom = (day: number): number => {
    let low = 0;
    let high = size;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((days[middle] as number) >= day) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? 0 : (cumulative[low - 1] as number);
  };
  return { all, from: (day) => (day < 0 ? all : undated + countFrom(day)) };
};

/** Makes counts by day; days need not be sorted, and a day of -1 is that of undated decks. */
export const makeDayCounts = (days: ArrayLike<number>, counts: ArrayLike<number>): DayCounts => {
  const order = newestFirst(days);
  return cumulateDays(
    order.map((place) => days[place] ?? -1),
    order.map((place) => counts[place] ?? 0),
  );
};

/**
 * Makes a function that counts, by day, the decks that could play cards: those whose command zone allows each of them.
 * @param grouped by kind of deck: day (-1 unknown), decks
 * @param from days before are left out; by default undated decks count, too
 */
export const makePotentialDays = (
  grouped: GroupedRows,
  from = -1,
): ((cards: readonly CardKind[], identity?: number) => Pick<DayCounts, 'from'>) => {
  const [allDays, allCounts] = grouped.columns;
  const kinds = [...range(DECK_KINDS)].filter((kind) => {
    const [start, end] = groupRange(grouped, kind);
    return end > start;
  });
  const countKinds = (counted: readonly number[]): DayCounts => {
    const [days, counts]: [number[], number[]] = [[], []];
    for (const kind of counted) {
      const [start, end] = groupRange(grouped, kind);
      for (let row = start; row < end; row += 1) {
        const day = allDays?.[row] ?? -1;
        if (day < from) continue;
        days.push(day);
        counts.push(allCounts?.[row] ?? 0);
      }
    }
    return makeDayCounts(days, counts);
  };
  const allowsIdentity = (kind: number, identity: number): boolean =>
    kindAllows(kind % IDENTITIES, { identity, exempt: 0 });
  const byIdentity = [...range(IDENTITIES)].map((wanted) =>
    countKinds(kinds.filter((kind) => allowsIdentity(kind, wanted))),
  );
  const ruled = kinds
    .filter((kind) => kind >= IDENTITIES)
    .map((kind) => ({ kind, days: countKinds([kind]) }));
  return (cards, identity = cards.reduce((bits, card) => bits | card.identity, 0)) => {
    const more = ruled.filter(
      ({ kind }) => !allowsIdentity(kind, identity) && cards.every((card) => kindAllows(kind, card)),
    );
    const within = byIdentity[identity] ?? makeDayCounts([], []);
    if (more.length === 0) return within;
    return { from: (day) => more.reduce((sum, { days }) => sum + days.from(day), within.from(day)) };
  };
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
