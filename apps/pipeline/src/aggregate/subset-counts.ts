import { INTEGER, type DuckDBConnection } from '@duckdb/node-api';
import { fitsIdentity, isColorIdentity } from '@crownsmith/domain';
import { appendColumns } from '#src/store/database';
import { readInts } from '#src/store/query';
import { groupRows, type Grouped } from './count-queries';
import { makeDayCounts, type DayCounts } from './potential-decks';

/** Which decks belong to which parts of all decks; a deck may belong to many. */
export interface PartDecks {
  /** number of parts */
  readonly parts: number;
  /** pairs of a part and a deck */
  readonly part: Int32Array;
  readonly deck: Int32Array;
}

/** What the decks of each part play, by number of the part. */
export interface PartCounts {
  /** decks of each part */
  readonly decks: Int32Array;
  /** by part: card, decks, copies */
  readonly cards: Grouped;
  /** by part: zone, decks */
  readonly zones: Grouped;
  /** copies of basic lands that the lists do not tell */
  readonly missingBasics: Int32Array;
  /** decks of a part that could play a card: the identity allows it, not older, the card not in the command zone */
  potential(part: number, card: number): number;
}

/** Decks of one part by identity and day, put together for an identity when it is first asked for. */
const daysOfPart = (grouped: Grouped, part: number): ((identity: number) => DayCounts) => {
  const [identities = new Int32Array(), days = new Int32Array(), counts = new Int32Array()] = grouped.columns;
  const from = grouped.starts[part] ?? 0;
  const to = grouped.starts[part + 1] ?? 0;
  const made = new Map<number, DayCounts>();
  return (wanted) => {
    const known = made.get(wanted);
    if (known !== undefined) return known;
    const someDays: number[] = [];
    const someCounts: number[] = [];
    for (let row = from; row < to; row += 1) {
      const own = identities[row] ?? 0;
      if (!isColorIdentity(wanted) || !isColorIdentity(own) || !fitsIdentity(wanted, own)) continue;
      someDays.push(days[row] ?? -1);
      someCounts.push(counts[row] ?? 0);
    }
    const counted = makeDayCounts(someDays, someCounts);
    made.set(wanted, counted);
    return counted;
  };
};

const valueOf = (grouped: Grouped, group: number, key: number): number => {
  const [keys = new Int32Array(), values = new Int32Array()] = grouped.columns;
  let low = grouped.starts[group] ?? 0;
  let high = grouped.starts[group + 1] ?? 0;
  const end = high;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low < end && keys[low] === key ? (values[low] ?? 0) : 0;
};

/** Counts what each part plays, in the tables that `makeScope` made. */
export const countParts = async (
  db: DuckDBConnection,
  { parts, part, deck }: PartDecks,
  facts: { readonly identities: Int32Array; readonly firstDays: Int32Array },
): Promise<PartCounts> => {
  await db.run('create or replace table part_deck (part integer, d integer)');
  await appendColumns(db, 'part_deck', [INTEGER, INTEGER], [part, deck]);
  const grouped = async (sql: string, columns: number): Promise<Grouped> =>
    groupRows(parts, await readInts(db, sql, columns));
  const cards = await grouped(
    'select part, card, count(*)::integer, sum(copies)::integer from part_deck join fact using (d) group by part, card order by part, card',
    4,
  );
  const zones = await grouped(
    'select part, z, count(*)::integer as n from part_deck join deck_zone using (d) group by part, z order by part, n desc, z',
    3,
  );
  const days = await grouped(
    'select part, identity, day, count(*)::integer from part_deck join deck using (d) group by part, identity, day order by part',
    4,
  );
  const commanders = await grouped(
    `select part, c, count(*)::integer from part_deck join (select d, c1 as c from deck union all select d, c2 from deck where c2 is not null) using (d)
    group by part, c order by part, c`,
    3,
  );
  const missing = await grouped(
    'select part, sum(basics)::integer, count(*)::integer from part_deck join missing using (d) group by part order by part',
    3,
  );
  const decks = new Int32Array(parts);
  for (const one of part) decks[one] = (decks[one] ?? 0) + 1;
  const daysOf: ((identity: number) => DayCounts)[] = [];
  return {
    decks,
    cards,
    zones,
    missingBasics: Int32Array.from(decks, (_, one) => {
      const row = missing.starts[one] ?? 0;
      return row < (missing.starts[one + 1] ?? 0) ? (missing.columns[0]?.[row] ?? 0) : 0;
    }),
    potential: (one, card) => {
      const of = (daysOf[one] ??= daysOfPart(days, one));
      const could = of(facts.identities[card] ?? 31).from(facts.firstDays[card] ?? -1);
      return could - valueOf(commanders, one, card);
    },
  };
};
