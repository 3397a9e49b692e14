import type { DuckDBConnection } from '@duckdb/node-api';
import { sqlText } from '#src/store/database';
import { readInts, readTexts } from '#src/store/query';

const column = (columns: readonly Int32Array[], index: number): Int32Array =>
  columns[index] ?? new Int32Array();

/** Decks as columns; day -1 where unknown, c2 -1 for a single commander. */
export interface DeckColumns {
  readonly c1: Int32Array;
  readonly c2: Int32Array;
  readonly identity: Int32Array;
  readonly day: Int32Array;
  /** number of the format, in alphabetical order */
  readonly format: Int32Array;
}

export const readDecks = async (db: DuckDBConnection): Promise<DeckColumns> => {
  const columns = await readInts(
    db,
    'select c1, c2, identity, day, (dense_rank() over (order by format) - 1)::integer from deck order by d',
    5,
  );
  return {
    c1: column(columns, 0),
    c2: column(columns, 1),
    identity: column(columns, 2),
    day: column(columns, 3),
    format: column(columns, 4),
  };
};

/** Rows grouped by a first number: those of group g stand in `[starts[g], starts[g + 1])`. */
export interface Grouped {
  readonly starts: Int32Array;
  readonly columns: readonly Int32Array[];
}

/** Groups rows that are sorted by their first column. */
export const groupRows = (groups: number, sorted: readonly Int32Array[]): Grouped => {
  const [keys = new Int32Array(), ...columns] = sorted;
  const starts = new Int32Array(groups + 1);
  for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  for (let group = 0; group < groups; group += 1)
    starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0);
  return { starts, columns };
};

/** Cards by deck. */
export const readFacts = async (db: DuckDBConnection, decks: number): Promise<Grouped> =>
  groupRows(decks, await readInts(db, 'select d, card from fact order by d, card', 2));

/** Command zones: card a, and card b of a pair or -1. */
export interface ZoneColumns {
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly decks: Int32Array;
  /** copies of basic lands that the lists do not tell, over all decks */
  readonly missingBasics: Int32Array;
}

export const readZones = async (db: DuckDBConnection): Promise<ZoneColumns> => {
  const columns = await readInts(
    db,
    `select a, b, count(d), coalesce(sum(m.basics), 0)::integer
    from zone join deck_zone using (z) left join missing m using (d) group by z, a, b order by z`,
    4,
  );
  return {
    a: column(columns, 0),
    b: column(columns, 1),
    decks: column(columns, 2),
    missingBasics: column(columns, 3),
  };
};

/** By zone: card, decks with it, copies. */
export const readZoneCards = async (db: DuckDBConnection, zones: number): Promise<Grouped> =>
  groupRows(
    zones,
    await readInts(
      db,
      'select z, card, count(*), sum(copies)::integer from deck_zone join fact using (d) group by z, card order by z, card',
      4,
    ),
  );

/** By zone: day (-1 unknown) and decks of that day. */
export const readZoneDays = async (db: DuckDBConnection, zones: number): Promise<Grouped> =>
  groupRows(
    zones,
    await readInts(
      db,
      'select z, day, count(*) from deck_zone join deck using (d) group by z, day order by z, day nulls first',
      3,
    ),
  );

/** By zone: cards that share the command zone, and in how many decks. */
export const readZonePartners = async (db: DuckDBConnection, zones: number): Promise<Grouped> =>
  groupRows(
    zones,
    await readInts(
      db,
      `with c as (select d, c1 as card from deck union all select d, c2 from deck where c2 is not null)
    select z, card, count(*) from deck_zone join c using (d) group by z, card order by z, card`,
      3,
    ),
  );

/** Zone, format, decks. */
export const readZoneFormats = async (
  db: DuckDBConnection,
): Promise<readonly (readonly [zone: number, format: string, decks: number])[]> =>
  (
    await readTexts(
      db,
      'select z, format, count(*) from deck_zone join deck using (d) group by z, format order by z, 3 desc, format',
    )
  ).map(([zone, format, decks]) => [Number(zone), format ?? '', Number(decks)]);

/** Card, decks that play it (commanders not counted). */
export const readCardDecks = (db: DuckDBConnection): Promise<readonly Int32Array[]> =>
  readInts(db, 'select card, count(*) from fact group by card order by card', 2);

/** Card, decks that it commands. */
export const readCommanderDecks = (db: DuckDBConnection): Promise<readonly Int32Array[]> =>
  readInts(
    db,
    'select c, count(*) from (select c1 as c from deck union all select c2 from deck where c2 is not null) group by c order by c',
    2,
  );

/** Card, first day on which a dated deck holds it, in the command zone or not. */
export const readFirstDays = (db: DuckDBConnection): Promise<readonly Int32Array[]> =>
  readInts(
    db,
    `with seen as (select card, d from fact union all select c1, d from deck union all select c2, d from deck where c2 is not null)
    select card, min(day) from seen join deck using (d) where day is not null group by card order by card`,
    2,
  );

/** Identity, day (-1 unknown), decks. */
export const readIdentityDays = (db: DuckDBConnection): Promise<readonly Int32Array[]> =>
  readInts(db, 'select identity, day, count(*) from deck group by identity, day order by identity, day', 3);

/** By card: month (year × 12 + month − 1) and decks that play it in that month. */
export const readCardMonths = async (db: DuckDBConnection, cards: number): Promise<Grouped> =>
  groupRows(
    cards,
    await readInts(
      db,
      `select card, (year(date '1970-01-01' + day) * 12 + month(date '1970-01-01' + day) - 1)::integer as m, count(*)
    from fact join deck using (d) where day is not null group by card, m order by card, m`,
      3,
    ),
  );

/** By card: decks of one format that hold it, in the command zone or not. */
export const readFormatUse = async (
  db: DuckDBConnection,
  format: string,
  cards: number,
): Promise<Int32Array> => {
  const [numbers, decks] = await readInts(
    db,
    `with seen as (select card, d from fact union all select c1, d from deck union all select c2, d from deck where c2 is not null)
    select card, count(*) from seen join deck using (d) where format = ${sqlText(format)} group by card`,
    2,
  );
  const use = new Int32Array(cards);
  numbers?.forEach((card, row) => void (use[card] = decks?.[row] ?? 0));
  return use;
};
