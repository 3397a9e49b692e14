import { INTEGER, type DuckDBConnection } from '@duckdb/node-api';
import { createFrom, type CountEngine } from '#src/counting/count-engine';
import { DUCKDB_DIALECT } from '#src/counting/duckdb-engine';
import { appendColumns } from '#src/store/database';
import { readNumber } from '#src/store/query';
import type { ScopeDecks } from './counted-rows';
import { allowedInSql } from './deck-kinds';
import { DECK_ORDER } from './deck-order';

/** Decks whose cards are known from before. */
export interface KnownDecks {
  readonly decks: Pick<ScopeDecks, 'day' | 'format' | 'c1' | 'c2' | 'identity'>;
  /** place of the deck among these decks, card, copies */
  readonly cards: readonly Int32Array[];
  /** by deck: basic lands that the list omits */
  readonly missing: Int32Array;
}

/** A list that names each card once: if it has basic lands at all, what is missing to a hundred cards are basic lands. */
const MISSING_BASICS = `case when sum(t.copies) = count(*) and sum(c.basic) > 0
  then greatest(0, 100 - sum(t.copies) - any_value(case when d.c2 is null then 1 else 2 end)) else 0 end`;

/** Decks whose lists are joined at once: what a query holds does not grow with the decks. */
const RANGE_DECKS = 100_000;

/** Loads the tables `fact` and `missing`, a range of the decks after the other, and creates the table `list_error` (d, unresolved, off). */
const loadFacts = async (db: DuckDBConnection, engine: CountEngine): Promise<void> => {
  await engine.create('fact');
  await engine.create('missing');
  await db.run('create or replace table list_error (d integer, unresolved integer, off integer)');
  const decks = await readNumber(db, 'select count(*) from counted_deck');
  for (let first = 0; first < decks; first += RANGE_DECKS) {
    // By the store's numbers: its lists are in their order.
    await db.run(
      `create or replace table part as select * from counted_deck order by deck limit ${RANGE_DECKS} offset ${first}`,
    );
    const [from, to] = [
      await readNumber(db, 'select min(deck) from part'),
      await readNumber(db, 'select max(deck) from part'),
    ];
    // In small steps: for a single query the planner joins decks with names by their inequality.
    const mentions = (cards: string): string =>
      `select d.d, n.card, s.copies, d.c1, d.c2
        from (select * from ${cards} where deck between ${from} and ${to}) s join part d using (deck) join name_card n using (name)`;
    await db.run(`create or replace table mentioned as ${mentions('stored_card')}`);
    await db.run(`insert into mentioned ${mentions('additional_card')}`);
    await db.run(`insert into mentioned
      with own as (select d, companion as card, c1, c2 from part where companion is not null)
      select d, card, 1, c1, c2 from own anti join mentioned using (d, card)`);
    await db.run(`create or replace table listed as
      select d, card, sum(copies)::integer as copies from mentioned
      where card <> c1 and (c2 is null or card <> c2) group by d, card`);
    await engine.load(
      'fact',
      `with fitting as (
        select l.d, l.card, l.copies, d.format from listed l join part d using (d) join known_card c using (card)
        where l.card >= 0 and ${allowedInSql(DUCKDB_DIALECT, 'c', 'd')})
      select d, card, copies from fitting anti join known_ban using (card, format)`,
    );
    await engine.load(
      'missing',
      `select d.d, (${MISSING_BASICS})::integer as basics
      from mentioned t join part d using (d) left join known_card c using (card) group by d.d`,
    );
    await db.run(`insert into list_error
      with error as (
        select d, 1 as unresolved, 0 as off from mentioned where card < 0
        union all
        select d, 0, 1 from listed join part using (d) join known_card c using (card)
          where not ${allowedInSql(DUCKDB_DIALECT, 'c', 'part')})
      select d, sum(unresolved)::integer, sum(off)::integer from error group by d`);
  }
  for (const table of ['part', 'mentioned', 'listed']) await db.run(`drop table if exists ${table}`);
};

/** Month of a day number, as year × 12 + month − 1. */
const MONTH = "(year(date '1970-01-01' + day) * 12 + month(date '1970-01-01' + day) - 1)::integer";

const ZONES = `select c1 as a, -1 as b from counted_deck
  union select c2, -1 from counted_deck where c2 is not null
  union select c1, c2 from counted_deck where c2 is not null`;

/** Loads the decks of `counted_deck`, their commanders and command zones, which are known before their cards. */
const loadDecks = async (db: DuckDBConnection, engine: CountEngine): Promise<void> => {
  await engine.create('deck');
  await engine.load(
    'deck',
    `select d, day, case when day is not null then ${MONTH} end, format, c1, c2, identity from counted_deck`,
  );
  await engine.create('deck_commander');
  await engine.load(
    'deck_commander',
    'select d, c1 from counted_deck union all select d, c2 from counted_deck where c2 is not null',
  );
  await db.run(
    `create or replace table known_zone as select (row_number() over (order by a, b) - 1)::integer as z, a, b from (${ZONES})`,
  );
  await engine.create('zone');
  await engine.load('zone', 'select z, a, b from known_zone');
  await engine.create('deck_zone');
  await engine.load(
    'deck_zone',
    `select d, z from counted_deck join known_zone on a = c1 and b = -1
    union all select d, z from counted_deck join known_zone on a = c2 and b = -1
    union all select d, z from counted_deck join known_zone on a = c1 and b = c2`,
  );
};

/**
 * Loads decks of the scope and their lists from the store: the tables `deck`, `zone`, `deck_zone`, `deck_commander`, `fact`, `missing`
 * and the view `deck_card` of `COUNT_TABLES`, and `list_error`.
 * @param chosen the store's numbers of the decks; all if undefined
 */
export const loadStoredDecks = async (
  db: DuckDBConnection,
  engine: CountEngine,
  chosen?: Int32Array,
): Promise<void> => {
  await db.run('create or replace table chosen_deck (deck integer)');
  if (chosen !== undefined) await appendColumns(db, 'chosen_deck', [INTEGER], [chosen]);
  await db.run(`create or replace table counted_deck as
    select (row_number() over (order by ${DECK_ORDER}) - 1)::integer as d, * from scoped_deck
    ${chosen === undefined ? '' : 'semi join chosen_deck using (deck)'}`);
  await loadDecks(db, engine);
  await loadFacts(db, engine);
  await engine.create('deck_card');
};

/** Loads decks whose cards are known into the tables that `loadStoredDecks` loads, but `list_error`. */
export const loadKnownDecks = async (
  db: DuckDBConnection,
  engine: CountEngine,
  { decks, cards, missing }: KnownDecks,
): Promise<void> => {
  await db.run(
    'create or replace table known_row (d integer, day integer, format integer, c1 integer, c2 integer, identity integer)',
  );
  const { day, format, c1, c2, identity } = decks;
  const numbers = Int32Array.from(day.keys());
  const columns = [numbers, day, format, c1, c2, identity];
  await appendColumns(
    db,
    'known_row',
    columns.map(() => INTEGER),
    columns,
  );
  await db.run(`create or replace table counted_deck as
    select * replace (case when day >= 0 then day end as day, case when c2 >= 0 then c2 end as c2) from known_row`);
  await loadDecks(db, engine);
  await createFrom(engine, 'fact', cards);
  await createFrom(engine, 'missing', [numbers, missing]);
  await engine.create('deck_card');
};
