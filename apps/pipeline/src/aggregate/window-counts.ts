import type { DuckDBConnection } from '@duckdb/node-api';
import type { TimeWindow } from '@crownsmith/api-client';
import type { Counts } from '@crownsmith/recommender';
import { readInts, readNumber } from '#src/store/query';
import { readIdentityDays } from './count-queries';
import { makeIdentityDays } from './potential-decks';

/** Days of each span, the newest deck's day the last of them. */
const WINDOW_DAYS: Readonly<Record<Exclude<TimeWindow, 'all'>, number>> = { week: 7, month: 30, year: 365 };
type Span = keyof typeof WINDOW_DAYS;
const SPANS = ['week', 'month', 'year'] as const satisfies readonly Span[];

/** What the decks of a span play. */
export interface WindowCounts {
  readonly span: Span;
  readonly decks: number;
  /** decks of the span with a card, and those that could play it */
  card(card: number): Counts;
}

const columnOf = (cards: number, [keys, counts]: readonly Int32Array[]): Int32Array => {
  const all = new Int32Array(cards);
  keys?.forEach((card, row) => void (all[card] = counts?.[row] ?? 0));
  return all;
};

/**
 * Counts the spans back from the newest dated deck; none where no deck has a date.
 * @param facts identity and first day of each card, -1 unknown
 */
export const countWindows = async (
  db: DuckDBConnection,
  newestDay: number,
  facts: { readonly identities: Int32Array; readonly firstDays: Int32Array },
): Promise<readonly WindowCounts[]> => {
  if (newestDay < 0) return [];
  const cards = facts.identities.length;
  const [identities = new Int32Array(), days = new Int32Array(), counts = new Int32Array()] =
    await readIdentityDays(db);
  const windows: WindowCounts[] = [];
  for (const span of SPANS) {
    const start = Math.max(0, newestDay - WINDOW_DAYS[span] + 1);
    const rows = Array.from(days.keys()).filter((row) => (days[row] ?? -1) >= start);
    const pick = (column: Int32Array): Int32Array => Int32Array.from(rows, (row) => column[row] ?? 0);
    const byIdentity = makeIdentityDays(pick(identities), pick(days), pick(counts));
    const held = columnOf(
      cards,
      await readInts(
        db,
        `select card, count(*)::integer from fact join deck using (d) where day >= ${start} group by card`,
        2,
      ),
    );
    const commanded = columnOf(
      cards,
      await readInts(
        db,
        `select c, count(*)::integer from (select c1 as c from deck where day >= ${start}
          union all select c2 from deck where c2 is not null and day >= ${start}) group by c`,
        2,
      ),
    );
    windows.push({
      span,
      decks: await readNumber(db, `select count(*) from deck where day >= ${start}`),
      card: (card) => {
        const from = Math.max(start, facts.firstDays[card] ?? -1);
        const could = byIdentity[facts.identities[card] ?? 31]?.from(from) ?? 0;
        return { decks: held[card] ?? 0, potential: could - (commanded[card] ?? 0) };
      },
    });
  }
  return windows;
};
