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

/**
 * Reads the cards of lists that the format of the deck bans today: no figure counts them, but they are part of the list that was played. Needs the
 * tables of `createScope`.
 */
export const readBannedCards = async (db: DuckDBConnection): Promise<BannedCards> => {
  const [deck = new Int32Array(), card = new Int32Array()] = await readInts(
    db,
    `with ordered as (select *, (row_number() over (order by ${DECK_ORDER}) - 1)::integer as place from scoped_deck)
    select distinct d.place, n.card
    from (select deck, name from stored_card union all select deck, name from additional_card) s
      join (select name, card from name_card semi join known_ban using (card)) n using (name) join ordered d using (deck)
      join known_ban b on b.card = n.card and b.format = d.format
    where n.card <> d.c1 and (d.c2 is null or n.card <> d.c2) order by d.place, n.card`,
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
 * card out of the decks of a format that bans it. Needs the tables of `createScope`.
 * @param formatNames by their numbers
 * @returns by card, of formats where anything is known
 */
export const readBannedPlay = async (
  db: DuckDBConnection,
  formatNames: readonly string[],
): Promise<ReadonlyMap<number, readonly BannedPlay[]>> => {
  const [cards = new Int32Array(), ...columns] = await readInts(
    db,
    `with banned as (
        select b.card, f.format, max(b.since) as since from stated_ban b join counted_format f using (name) group by all),
      dated as (select * from scoped_deck where day is not null),
      play as (
        select distinct b.card, b.format, b.since, d.deck, d.day from stored_card s
          join (select name, card from name_card semi join banned using (card)) n using (name) join dated d using (deck)
          join banned b on b.card = n.card and b.format = d.format
        where n.card <> d.c1 and (d.c2 is null or n.card <> d.c2)),
      span as (
        select card, format, min(day) as first,
          case when since >= 0 then since - 1 else quantile_disc(day, 0.99) end as until
        from play where since < 0 or day < since group by card, format, since having count(*) >= ${MIN_DECKS})
    select b.card, b.format, b.since, coalesce(s.until, -1),
      (select count(*) from play p where p.card = s.card and p.format = s.format and p.day <= s.until)::integer,
      (select count(*) from dated d where d.format = s.format and d.day between s.first and s.until
        and ${allowedInSql(DUCKDB_DIALECT, 'c', 'd')} and s.card <> d.c1 and (d.c2 is null or s.card <> d.c2))::integer
    from banned b join known_card c using (card) left join span s on s.card = b.card and s.format = b.format
    where b.since >= 0 or s.card is not null order by b.card, b.format`,
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
