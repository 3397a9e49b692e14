import { TIME_WINDOWS, type ResultFigures } from '@crownsmith/api-client';
import { DECK_FORMATS, MOST_PLAYERS } from '@crownsmith/domain';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { DayRange } from '#src/decks/deck-date';
import { sqlText } from '#src/store/database';
import { readInts, readTexts } from '#src/store/query';
import { WINDOW_DAYS } from './window-counts';

/**
 * Of an event with fewer of its players' lists, results tell more about which lists were published than about the lists: leagues that
 * publish the undefeated, top eights.
 */
const LEAST_KNOWN_SHARE = 0.5;
/** The top cut where a source states none: the best eight. */
const BEST = 8;
/** Expected cuts are summed in millionths, so that the order of the sum makes no difference. */
const MILLION = 1_000_000;

/** What lists did in events of one size and time; places in `TIME_WINDOWS` and `EVENT_SIZES`. */
export interface CountedCell extends ResultFigures {
  readonly window: number;
  readonly size: number;
}

/** The results of one format. */
export interface CountedFormat {
  readonly format: string;
  readonly events: number;
  readonly eventsWithCut: number;
  readonly leftOut: number;
  /** days since 1970-01-01, -1 unknown */
  readonly oldest: number;
  readonly newest: number;
  readonly cells: readonly CountedCell[];
  /** by command zone (card numbers, b is -1 for a single commander) */
  readonly zones: readonly { readonly a: number; readonly b: number; readonly cell: CountedCell }[];
}

/** Decided games of counted decks: by deck of the store and size of event, with the place of the format in the list of formats. */
export interface DeckGames {
  readonly deck: Int32Array;
  readonly format: Int32Array;
  readonly size: Int32Array;
  readonly wins: Int32Array;
  readonly games: Int32Array;
}

export interface ResultCounts {
  readonly formats: readonly CountedFormat[];
  readonly games: DeckGames;
}

/** Nothing, where no deck has results. */
export const NO_RESULTS: ResultCounts = {
  formats: [],
  games: {
    deck: new Int32Array(),
    format: new Int32Array(),
    size: new Int32Array(),
    wins: new Int32Array(),
    games: new Int32Array(),
  },
};

/**
 * Lists of an event that win so many times as often as all players of the format do are a choice of the best, or their games are of
 * other tables than the format's: a duel under the name of a format of four.
 */
const GREATEST_SURPLUS = 1.5;

const FORMATS = Object.entries(DECK_FORMATS);
/** The number of players of a game of a format, as SQL. */
const TABLE_SIZE = `case format ${FORMATS.map(([key, { tableSize }]) => `when ${sqlText(key)} then ${tableSize}`).join(' ')} end`;

/** The place of the size of an event in `EVENT_SIZES`, as SQL. */
const SIZE = `case when field <= ${MOST_PLAYERS.small} then 0 when field <= ${MOST_PLAYERS.medium} then 1 else 2 end`;

/** The place of the shortest window that has a day in `TIME_WINDOWS`, as SQL. */
const WINDOW = `case ${TIME_WINDOWS.flatMap((window, at) =>
  window === 'all' ? [] : [`when day > newest - ${WINDOW_DAYS[window]} then ${at}`],
).join(' ')} else ${TIME_WINDOWS.indexOf('all')} end`;

const FIGURES = `count(*), sum(wins), sum(losses), sum(draws), count(place), count(*) filter (where place <= top),
  sum(case when place is null then 0 else round(${MILLION} * least(1, top / field)) end)::bigint`;

const toFigures = (row: readonly (string | null)[]): ResultFigures => {
  const [entries = 0, wins = 0, losses = 0, draws = 0, placed = 0, cuts = 0, expected = 0] = row.map(Number);
  return { entries, wins, losses, draws, placed, cuts, expected_cuts: expected / MILLION };
};

const toCell = ([window, size, ...figures]: readonly (string | null)[]): CountedCell => ({
  window: Number(window),
  size: Number(size),
  ...toFigures(figures),
});

export interface ResultInput {
  /** path of the store's decks */
  readonly decks: string;
  /** path of the store's results */
  readonly results: string;
  /** a result of another day counts as undated; if absent, any day is possible */
  readonly days?: DayRange | undefined;
}

/**
 * Creates the table `played`: results of counted decks in events of which enough is known, each once. Of decks that are equal by the
 * names of their cards the one that counts has the results of all. One result from two sources counts once: it is of the same deck, day,
 * record and place.
 */
const createPlayed = async (db: DuckDBConnection, { decks, results, days }: ResultInput): Promise<void> => {
  const day =
    days === undefined ? 'r.day' : `case when r.day between ${days.first} and ${days.last} then r.day end`;
  await db.run(`create or replace table stored_result as
    with spelt as (
      select own.deck, own.format, coalesce(respelt.content, own.content) as content
      from read_parquet(${sqlText(decks)}) own left join respelt using (deck)),
    equal as (select spelt.deck as other, scope_deck.deck from spelt semi join twin using (deck) join scope_deck using (content))
    select r.* replace (coalesce(equal.deck, r.deck) as deck, ${day} as day, coalesce(r.draws, 0) as draws), spelt.format
    from read_parquet(${sqlText(results)}) r join spelt using (deck) left join equal on equal.other = r.deck
    where spelt.format in (${FORMATS.map(([key]) => sqlText(key)).join(', ')})`);
  await db.run(`create or replace table result_event as
    select format, source, event, day, max(players) as field, max(cut) as stated,
      count(*) filter (where wins is not null and losses is not null) as recorded,
      coalesce(sum(wins) filter (where losses is not null), 0) as won, coalesce(sum(losses) filter (where wins is not null), 0) as lost
    from stored_result where event is not null group by format, source, event, day`);
  await db.run(`create or replace table played as
    with eligible as (
      select r.deck, r.format, r.source, r.event, r.day, r.place, r.wins, r.losses, r.draws, r.nth,
        e.field, e.stated, coalesce(e.stated, ${BEST}) as top
      from stored_result r join (select *, ${TABLE_SIZE} as table_size from result_event) e
        on r.format = e.format and r.source = e.source and r.event = e.event and r.day is not distinct from e.day
      where r.wins is not null and r.losses is not null and e.recorded >= ${LEAST_KNOWN_SHARE} * e.field
        and e.won * e.table_size <= ${GREATEST_SURPLUS} * (e.won + e.lost)),
    numbered as (
      select *, row_number() over (partition by deck, day, wins, losses, draws, place, source order by event, nth) as copy
      from eligible),
    once as (
      select * from numbered
      qualify row_number() over (partition by deck, day, wins, losses, draws, place, copy order by source) = 1),
    counted as (
      select once.*, s.c1, s.c2, max(once.day) over (partition by once.format) as newest
      from once join (select deck, c1, c2 from scoped_deck) s using (deck))
    select *, ${SIZE} as size, ${WINDOW} as time from counted`);
};

const ZONES = `select c1 as a, -1 as b, * from played
  union all select c2, -1, * from played where c2 is not null
  union all select c1, c2, * from played where c2 is not null`;

const readFormats = async (db: DuckDBConnection): Promise<readonly CountedFormat[]> => {
  // Results of decks that do not count are of no format that does.
  const formats = await readTexts(
    db,
    `with counted as (
      select format, count(distinct (source, event, day)) as events,
        count(distinct (source, event, day)) filter (where stated is not null) as stated,
        min(day) as oldest, max(day) as newest, count(*) as entries from played group by format),
    other as (
      select format, count(*) as results from stored_result semi join scoped_deck using (deck) group by format)
    select format, events, stated, coalesce(oldest, -1), coalesce(newest, -1), results - entries
    from counted join other using (format) order by entries desc, format`,
  );
  const cells = await readTexts(
    db,
    `select format, time, size, ${FIGURES} from played group by format, time, size order by format, time, size`,
  );
  const zones = await readTexts(
    db,
    `select format, a, b, time, size, ${FIGURES} from (${ZONES})
    group by format, a, b, time, size order by format, a, b, time, size`,
  );
  return formats.map(([name, events, stated, oldest, newest, leftOut]) => ({
    format: name ?? '',
    events: Number(events),
    eventsWithCut: Number(stated),
    leftOut: Number(leftOut),
    oldest: Number(oldest),
    newest: Number(newest),
    cells: cells.filter(([format]) => format === name).map(([, ...cell]) => toCell(cell)),
    zones: zones
      .filter(([format]) => format === name)
      .map(([, a, b, ...cell]) => ({ a: Number(a), b: Number(b), cell: toCell(cell) })),
  }));
};

const readGames = async (
  db: DuckDBConnection,
  formats: readonly Pick<CountedFormat, 'format'>[],
): Promise<DeckGames> => {
  const place = `case format ${formats.map(({ format }, at) => `when ${sqlText(format)} then ${at}`).join(' ')} end`;
  const [
    deck = new Int32Array(),
    format = new Int32Array(),
    size = new Int32Array(),
    wins = new Int32Array(),
    games = new Int32Array(),
  ] = await readInts(
    db,
    `select deck, ${place}, size, sum(wins), sum(wins + losses) from played
    group by deck, format, size having sum(wins + losses) > 0 order by deck, size`,
    5,
  );
  return { deck, format, size, wins, games };
};

/**
 * Counts results by format, command zone, time and size of event. Each time that a list was played counts.
 * @param db the store's database, in which `createScope` left the decks of the scope
 */
export const countResultsOfDecks = async (
  db: DuckDBConnection,
  input: ResultInput,
): Promise<ResultCounts> => {
  await createPlayed(db, input);
  const formats = await readFormats(db);
  const games = formats.length === 0 ? NO_RESULTS.games : await readGames(db, formats);
  for (const table of ['stored_result', 'result_event', 'played']) await db.run(`drop table ${table}`);
  return { formats, games };
};
