import type { DuckDBConnection } from '@duckdb/node-api';
import { DUCKDB_DIALECT } from '#src/counting/duckdb-engine';
import { readInts } from '#src/store/query';
import { allowedInSql } from './deck-kinds';

/** What decks of Commander played of a card before it was banned there. */
export interface BannedPlay {
  /** day of the last decks with it, but for the latest hundredth: lists that were kept after the ban */
  readonly until: number;
  /** dated decks with it from the first of them up to that day */
  readonly decks: number;
  /** those of the same days that could play it */
  readonly potential: number;
}

/** With fewer dated decks a card was hardly played before its ban. */
const MIN_DECKS = 5;

/**
 * Reads what was played of the cards that Commander bans, from the lists as they are in the store: counts leave a banned card out of
 * the decks of a format that bans it. Needs the tables of `createScope`. The sources do not say since when a card is banned; the decks do.
 * @returns by card
 */
export const readBannedPlay = async (db: DuckDBConnection): Promise<ReadonlyMap<number, BannedPlay>> => {
  const [cards = new Int32Array(), until, decks, potential] = await readInts(
    db,
    `with own as (select format from counted_format where name = 'commander'),
      banned as (select distinct card from stated_ban where name = 'commander'),
      dated as (select d.* from scoped_deck d join own using (format) where d.day is not null),
      play as (
        select distinct n.card, d.deck, d.day from stored_card s
          join (select name, card from name_card semi join banned using (card)) n using (name) join dated d using (deck)
        where n.card <> d.c1 and (d.c2 is null or n.card <> d.c2)),
      span as (
        select card, min(day) as first, quantile_disc(day, 0.99) as until from play group by card having count(*) >= ${MIN_DECKS})
    select s.card, s.until,
      (select count(*) from play p where p.card = s.card and p.day <= s.until)::integer,
      (select count(*) from dated d where d.day between s.first and s.until and ${allowedInSql(DUCKDB_DIALECT, 'c', 'd')}
        and s.card <> d.c1 and (d.c2 is null or s.card <> d.c2))::integer
    from span s join known_card c using (card) order by s.card`,
    4,
  );
  return new Map(
    Array.from(cards, (card, row) => [
      card,
      { until: until?.[row] ?? -1, decks: decks?.[row] ?? 0, potential: potential?.[row] ?? 0 },
    ]),
  );
};
