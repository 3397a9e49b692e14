import type { TimeWindow } from '@crownsmith/api-client';
import type { Counts } from '@crownsmith/recommender';
import { cardKind, type CountedDecks } from './deck-counts';
import type { DeckSums, ChangeSums } from './deck-sums';
import { groupRange, type GroupedRows } from './grouped-rows';
import { makePotentialDays } from './potential-decks';

/** Length of each time window in days; each ends with the day of the newest deck. */
export const WINDOW_DAYS: Readonly<Record<Exclude<TimeWindow, 'all'>, number>> = {
  week: 7,
  month: 30,
  year: 365,
};
type LimitedWindow = keyof typeof WINDOW_DAYS;
const WINDOWS = ['week', 'month', 'year'] as const satisfies readonly LimitedWindow[];

/** What the decks of a time window play. */
export interface WindowCounts {
  readonly window: LimitedWindow;
  readonly decks: number;
  /** decks of the window with a card, and those that could play it */
  readonly card: (card: number) => Counts;
  /** decks of the window of a command zone */
  readonly zone: (zone: number) => number;
}

/** By group: the sum of its values from a day on. Rows have a day and a value. */
const sumFrom = (rows: GroupedRows, from: number): Int32Array => {
  const [days, values] = rows.columns;
  return Int32Array.from({ length: rows.starts.length - 1 }, (_, group) => {
    const [start, end] = groupRange(rows, group);
    let sum = 0;
    for (let row = start; row < end; row += 1) if ((days?.[row] ?? -1) >= from) sum += values?.[row] ?? 0;
    return sum;
  });
};

/**
 * Counts the time windows that end with the newest dated deck; none if no deck has a date.
 * @param facts identity and first day of each card, -1 unknown
 */
export const countWindows = (
  sums: Pick<DeckSums & ChangeSums, 'cardDays' | 'commandDays' | 'zoneDays' | 'identityDays' | 'cardChanges'>,
  newestDay: number,
  facts: Pick<CountedDecks, 'identities' | 'exempt' | 'firstDays'>,
): readonly WindowCounts[] => {
  if (newestDay < 0) return [];
  return WINDOWS.map((window) => {
    const start = Math.max(0, newestDay - WINDOW_DAYS[window] + 1);
    const potentialDays = makePotentialDays(sums.identityDays, start);
    const played = sumFrom(sums.cardDays, start);
    const commanded = sumFrom(sums.commandDays, start);
    const changes = sumFrom(sums.cardChanges, start);
    const byZone = sumFrom(sums.zoneDays, start);
    return {
      window,
      decks: sumFrom(sums.identityDays, start).reduce((sum, decks) => sum + decks, 0),
      card: (card) => {
        const from = Math.max(start, facts.firstDays[card] ?? -1);
        const playable = potentialDays([cardKind(facts, card)]).from(from);
        return {
          decks: played[card] ?? 0,
          potential: playable + (changes[card] ?? 0) - (commanded[card] ?? 0),
        };
      },
      zone: (zone) => byZone[zone] ?? 0,
    };
  });
};
