import type { TimeWindow } from '@crownsmith/api-client';
import type { Counts } from '@crownsmith/recommender';
import { countNumber, type CountEngine } from '#src/counting/count-engine';
import { readPotentialChanges, readIdentityDays, spreadByNumber } from './count-queries';
import { makeIdentityDays } from './potential-decks';

/** Length of each time window in days; each ends with the day of the newest deck. */
const WINDOW_DAYS: Readonly<Record<Exclude<TimeWindow, 'all'>, number>> = { week: 7, month: 30, year: 365 };
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

/**
 * Counts the time windows that end with the newest dated deck; none if no deck has a date.
 * @param facts identity and first day of each card, -1 unknown
 */
export const countWindows = async (
  engine: CountEngine,
  newestDay: number,
  facts: { readonly identities: Int32Array; readonly firstDays: Int32Array },
): Promise<readonly WindowCounts[]> => {
  if (newestDay < 0) return [];
  const cards = facts.identities.length;
  const [identities = new Int32Array(), days = new Int32Array(), counts = new Int32Array()] =
    await readIdentityDays(engine);
  const windows: WindowCounts[] = [];
  for (const window of WINDOWS) {
    const start = Math.max(0, newestDay - WINDOW_DAYS[window] + 1);
    const rows = Array.from(days.keys()).filter((row) => (days[row] ?? -1) >= start);
    const pick = (column: Int32Array): Int32Array => Int32Array.from(rows, (row) => column[row] ?? 0);
    const byIdentity = makeIdentityDays(pick(identities), pick(days), pick(counts));
    const readDecksByCard = async (table: 'fact' | 'deck_commander'): Promise<Int32Array> =>
      spreadByNumber(
        cards,
        await engine.readInts(
          `select card, ${engine.dialect.int('count(*)')} from ${table} join deck using (d) where day >= ${start} group by card`,
          2,
        ),
      );
    const played = await readDecksByCard('fact');
    const commanded = await readDecksByCard('deck_commander');
    const [zones = new Int32Array(), zoneDecks = new Int32Array()] = await engine.readInts(
      `select z, ${engine.dialect.int('count(*)')} from deck_zone join deck using (d) where day >= ${start} group by z`,
      2,
    );
    const byZone = new Map(Array.from(zones, (zone, row) => [zone, zoneDecks[row] ?? 0]));
    const changes = await readPotentialChanges(engine, cards, start);
    windows.push({
      window,
      decks: await countNumber(engine, `select count(*) from deck where day >= ${start}`),
      card: (card) => {
        const from = Math.max(start, facts.firstDays[card] ?? -1);
        const playable = byIdentity[facts.identities[card] ?? 31]?.from(from) ?? 0;
        return {
          decks: played[card] ?? 0,
          potential: playable + (changes[card] ?? 0) - (commanded[card] ?? 0),
        };
      },
      zone: (zone) => byZone.get(zone) ?? 0,
    });
  }
  return windows;
};
