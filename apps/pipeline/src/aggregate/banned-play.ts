import type { DuckDBConnection } from '@duckdb/node-api';
import { DUCKDB_DIALECT } from '#src/counting/duckdb-engine';
import { readInts } from '#src/store/query';
import { allowedInSql } from './deck-kinds';
import { DECK_ORDER } from './deck-order';

/** Cards of lists that count for nothing, as the format of the deck bans them. */
export interface BannedCards {
  /** number of the deck among all that count, ascending */
  readonly deck: Int32Array;
  readonly card: Int32Array;
}

/** Lines of lists with cards that the deck's format bans. @param lines query of deck and card */
const bannedOf = (lines: string): string =>
  `select deck, card, format, day from (${lines}) join scoped_deck d using (deck) semi join banned_card using (card, format)
    where card <> d.c1 and (d.c2 is null or card <> d.c2)`;

/**
 * Creates the tables `banned_card` (card, format, since: day of the latest ban, -1 unknown), `banned_name` (name, card) and `banned_line` (deck,
 * card, format, day): lines of the store's lists with cards that the deck's format bans. All lists are read for it once, in steps: in a single
 * query the planner holds all lines in memory, or joins decks with cards by their format. Needs the tables of `createScope`.
 */
export const loadBannedLines = async (db: DuckDBConnection): Promise<void> => {
  await db.run(`create table banned_card as
    select b.card, f.format, max(b.since) as since from stated_ban b join counted_format f using (name) group by all`);
  await db.run(
    'create table banned_name as select name, card from name_card where card in (select card from banned_card)',
  );
  await db.run(
    'create table banned_mention as select deck, card from stored_card join banned_name using (name)',
  );
  await db.run(`create table banned_line as select distinct * from (${bannedOf('from banned_mention')})`);
  await db.run('drop table banned_mention');
};

/**
 * Reads the cards of lists that the format of the deck bans today: no figure counts them, but they are part of the list that was played. Needs
 * `banned_line`.
 */
export const readBannedCards = async (db: DuckDBConnection): Promise<BannedCards> => {
  const [deck = new Int32Array(), card = new Int32Array()] = await readInts(
    db,
    `with line as (from banned_line union all ${bannedOf('select deck, card from additional_card join banned_name using (name)')}),
      ordered as (select deck, (row_number() over (order by ${DECK_ORDER}) - 1)::integer as place from scoped_deck)
    select distinct place, card from line semi join known_ban using (card, format) join ordered using (deck) order by place, card`,
    2,
  );
  return { deck, card };
};

/** Since when a format bans a card, and what its decks played of it before. */
export interface BannedPlay {
  readonly format: string;
  /** day of the ban; -1 where no announcement states it */
  readonly since: number;
  /** the day up to which decks count: the one before the ban; where that is not known, that of the last decks, but for the latest hundredth: lists that were kept after it. -1 where it was hardly played */
  readonly until: number;
  /** dated decks with it from the first of them up to that day */
  readonly decks: number;
  /** those of the same days that could play it */
  readonly potential: number;
}

/** With fewer dated decks a card was hardly played before its ban. */
const MIN_DECKS = 5;
/** Where no announcement is known: a smaller share are lists that break the rule, of a card that was banned all the time. */
const MIN_SHARE = 0.02;

/**
 * Reads since when formats ban cards and what was played of them before, from the lists as they are in the store: counts leave a banned
 * card out of the decks of a format that bans it. Needs `banned_line`.
 * @param formatNames by their numbers
 * @returns by card, of formats where anything is known
 */
export const readBannedPlay = async (
  db: DuckDBConnection,
  formatNames: readonly string[],
): Promise<ReadonlyMap<number, readonly BannedPlay[]>> => {
  const allowed = allowedInSql(DUCKDB_DIALECT, 'c', 'd');
  const [cards = new Int32Array(), ...columns] = await readInts(
    db,
    `with dated as (select * from scoped_deck where day is not null),
      play as (select card, format, since, day from banned_line join banned_card using (card, format) where day is not null),
      span as (
        select card, format, min(day) as first,
          case when since >= 0 then since - 1 else quantile_disc(day, 0.99) end as until
        from play where since < 0 or day < since group by card, format, since having count(*) >= ${MIN_DECKS}),
      played as (
        select s.card, s.format, count(*) as decks from span s join play p using (card, format) where p.day <= s.until group by all),
      kind as (select format, day, identity, count(*) as decks from dated group by all),
      could as (
        select s.card, s.format, sum(d.decks) as decks from span s join known_card c using (card) join kind d using (format)
        where d.day between s.first and s.until and ${allowed} group by all),
      leader as (
        select c1 as card, format, day, identity from dated union all select c2, format, day, identity from dated where c2 is not null),
      led as (
        select card, format, count(*) as decks from span s join known_card c using (card) join leader d using (card, format)
        where d.day between s.first and s.until and ${allowed} group by all)
    select card, format, b.since, coalesce(s.until, -1), coalesce(p.decks, 0)::integer,
      (coalesce(o.decks, 0) - coalesce(l.decks, 0))::integer
    from banned_card b left join span s using (card, format) left join played p using (card, format) left join could o using (card, format)
      left join led l using (card, format)
    where b.since >= 0 or s.first is not null order by card, format`,
    6,
  );
  const [formats, since, until, decks, potential] = columns;
  const plays = new Map<number, BannedPlay[]>();
  cards.forEach((card, row) => {
    const [played, could] = [decks?.[row] ?? 0, potential?.[row] ?? 0];
    if ((since?.[row] ?? -1) < 0 && played < MIN_SHARE * could) return;
    const own = plays.get(card) ?? [];
    own.push({
      format: formatNames[formats?.[row] ?? -1] ?? '',
      since: since?.[row] ?? -1,
      until: until?.[row] ?? -1,
      decks: played,
      potential: could,
    });
    plays.set(card, own);
  });
  return plays;
};
