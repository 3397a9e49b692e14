import { createFrom, type CountEngine } from '#src/counting/count-engine';
import { groupRows, type GroupedRows } from './grouped-rows';
import { allowedInSql, DECK_KINDS } from './deck-kinds';
import { MIN_EARLY_DECKS } from './potential-decks';

const EMPTY = new Int32Array();

/** Reads a query of whole numbers that is sorted by its first column, and groups its rows by it. */
export const readGrouped = async (
  engine: CountEngine,
  groups: number,
  sql: string,
  columns: number,
): Promise<GroupedRows> => groupRows(groups, await engine.readInts(sql, columns));

/** Spreads (number, value) rows over an array indexed by the number, such as that of a card. */
export const spreadByNumber = (
  length: number,
  [keys, values]: readonly Int32Array[],
  missing = 0,
): Int32Array => {
  const all = new Int32Array(length).fill(missing);
  keys?.forEach((key, row) => void (all[key] = values?.[row] ?? missing));
  return all;
};

/** Command zones: card a, and card b of a pair or -1. */
export interface ZoneColumns {
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly decks: Int32Array;
  /** copies of basic lands that the lists omit, over all decks */
  readonly missingBasics: Int32Array;
}

export const readZones = async (engine: CountEngine): Promise<ZoneColumns> => {
  const [a = EMPTY, b = EMPTY, decks = EMPTY, missingBasics = EMPTY] = await engine.readInts(
    `select a, b, count(*), ${engine.dialect.int('coalesce(sum(m.basics), 0)')}
    from deck_zone join zone using (z) left join missing m using (d) group by z, a, b order by z`,
    4,
  );
  return { a, b, decks, missingBasics };
};

/** By zone: card, decks with it, copies. */
export const readZoneCards = (engine: CountEngine, zones: number): Promise<GroupedRows> =>
  readGrouped(
    engine,
    zones,
    `select z, card, count(*), ${engine.dialect.int('sum(copies)')} from fact join deck_zone using (d) group by z, card order by z, card`,
    4,
  );

/** By zone: day (-1 unknown) and decks of that day. */
export const readZoneDays = (engine: CountEngine, zones: number): Promise<GroupedRows> =>
  readGrouped(
    engine,
    zones,
    'select z, day, count(*) from deck_zone join deck using (d) group by z, day order by z, day nulls first',
    3,
  );

/** By zone: cards in the command zones of its decks, and in how many decks. */
export const readZoneCommanders = (engine: CountEngine, zones: number): Promise<GroupedRows> =>
  readGrouped(
    engine,
    zones,
    'select z, card, count(*) from deck_zone join deck_commander using (d) group by z, card order by z, card',
    3,
  );

/** By zone: number of the format, decks. */
export const readZoneFormats = (engine: CountEngine, zones: number): Promise<GroupedRows> =>
  readGrouped(
    engine,
    zones,
    'select z, format, count(*) from deck_zone join deck using (d) group by z, format order by z, format',
    3,
  );

/** By card: decks that play it (commanders not counted). */
export const readCardDecks = async (engine: CountEngine, cards: number): Promise<Int32Array> =>
  spreadByNumber(cards, await engine.readInts('select card, count(*) from fact group by card', 2));

/** By card: decks that it commands. */
export const readCommanderDecks = async (engine: CountEngine, cards: number): Promise<Int32Array> =>
  spreadByNumber(cards, await engine.readInts('select card, count(*) from deck_commander group by card', 2));

/** What dated decks that contain a card, in the command zone or not, show about its age, by card. */
interface EvidenceColumns {
  readonly dated: Int32Array;
  /** from before its release */
  readonly early: Int32Array;
  /** day of the first one, -1 without any */
  readonly first: Int32Array;
  /** day of the `MIN_EARLY_DECKS`th one, -1 with fewer */
  readonly fifth: Int32Array;
}

/** @param released day of each card's release, -1 unknown */
export const readPlayEvidence = async (
  engine: CountEngine,
  released: Int32Array,
): Promise<EvidenceColumns> => {
  await createFrom(engine, 'released', [Int32Array.from(released.keys()), released]);
  const [cards = EMPTY, dated = EMPTY, early = EMPTY, first = EMPTY, fifth = EMPTY] = await engine.readInts(
    `select card, count(*), count(*) filter (where deck.day < released.day), min(deck.day), ${engine.dialect.nthSmallest('deck.day', MIN_EARLY_DECKS)}
    from deck_card join deck using (d) join released using (card) where deck.day is not null group by card`,
    5,
  );
  const spread = (values: Int32Array, missing: number): Int32Array =>
    spreadByNumber(released.length, [cards, values], missing);
  return {
    dated: spread(dated, 0),
    early: spread(early, 0),
    first: spread(first, -1),
    fifth: spread(fifth, -1),
  };
};

/**
 * Creates the table `potential_change` (d, card, n), which corrects the number of decks that could play a card, by identity
 * and date: 1 for a deck that contains it, in the command zone or not, although it is dated before its first day; -1 for a
 * deck of a format that bans it. Needs the table `first_day`.
 */
export const createPotentialChanges = async (engine: CountEngine): Promise<void> => {
  await engine.create('potential_change');
  await engine.fill(
    'potential_change',
    `select d, card, 1 as n from deck_card join deck using (d) join first_day f using (card) where deck.day < f.day
    union all
    select d.d, b.card, -1 from deck d join ban b using (format) join card c using (card) join first_day f using (card)
    where ${allowedInSql(engine.dialect, 'c', 'd')} and b.card <> d.c1 and (d.c2 is null or b.card <> d.c2)
      and (d.day is null or d.day >= f.day)`,
  );
};

/** By card: day (-1 unknown), and the sum of its `potential_change` over decks of that day. */
export const readCardChanges = (engine: CountEngine, cards: number): Promise<GroupedRows> =>
  readGrouped(
    engine,
    cards,
    `select card, day, ${engine.dialect.int('sum(n)')} from potential_change join deck using (d) group by card, day having sum(n) <> 0 order by card, day nulls first`,
    3,
  );

/** By zone: card, and the sum of its `potential_change`. */
export const readZoneChanges = (engine: CountEngine, zones: number): Promise<GroupedRows> =>
  readGrouped(
    engine,
    zones,
    `select z, card, ${engine.dialect.int('sum(n)')} from deck_zone join potential_change using (d) group by z, card having sum(n) <> 0 order by z, card`,
    3,
  );

/** By kind of deck: day (-1 unknown), decks. */
export const readIdentityDays = (engine: CountEngine): Promise<GroupedRows> =>
  readGrouped(
    engine,
    DECK_KINDS,
    'select identity, day, count(*) from deck group by identity, day order by identity, day nulls first',
    3,
  );

/** By card: day from `from` on, decks of that day that play it, or that it commands. */
export const readDailyDecks = (
  engine: CountEngine,
  cards: number,
  table: 'fact' | 'deck_commander',
  from: number,
): Promise<GroupedRows> =>
  readGrouped(
    engine,
    cards,
    `select card, day, ${engine.dialect.int('count(*)')} from ${table} join deck using (d) where day >= ${from} group by card, day order by card, day`,
    3,
  );

/** By card: month (year × 12 + month − 1) and decks of that month that play it, or that it commands. */
export const readCardMonths = (
  engine: CountEngine,
  cards: number,
  table: 'fact' | 'deck_commander',
): Promise<GroupedRows> =>
  readGrouped(
    engine,
    cards,
    `select card, month, count(*) from ${table} join deck using (d) where month is not null group by card, month order by card, month`,
    3,
  );

/** By card: decks of a format that contain it, in the command zone or not. */
export const readPlayInFormat = async (
  engine: CountEngine,
  cards: number,
  format: number,
): Promise<Int32Array> =>
  spreadByNumber(
    cards,
    await engine.readInts(
      `select card, count(*) from deck_card join deck using (d) where format = ${format} group by card`,
      2,
    ),
  );
