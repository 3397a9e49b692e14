import { INTEGER, SMALLINT, VARCHAR, type DuckDBConnection } from '@duckdb/node-api';
import type { DeckResult } from '@crownsmith/catalog';
import { rowWriter, sqlText, type RowWriter } from './database';
import { mergeResults, RESULT_COLUMNS, RESULT_NUMBERS, resultRow } from './deck-results';
import { writeParquet } from './parquet-file';
import { readNumber, readTexts } from './query';

/**
 * Columns of staged decks after the row: days count from 1970-01-01, commanders are numbers of names, the bracket is the declared one;
 * the version tells equal decks apart whose lists differ (`versionKey`).
 */
const STAGED_COLUMNS =
  'content varchar, id varchar, format varchar, source varchar, day integer, c1 integer, c2 integer, bracket smallint, version varchar';

/** Columns of stored decks after the number: the declared bracket has its day and source. Older stores have no brackets, or not these two, and no versions. */
const DECK_COLUMNS = `${STAGED_COLUMNS}, bracket_day integer, bracket_source varchar`;

/** A deck to be stored: its names are numbers of the dictionary. */
export interface StagedDeck {
  readonly content: string;
  /** see `versionKey` */
  readonly version?: string;
  readonly id: string;
  readonly format: string;
  readonly source: string;
  /** days since 1970-01-01 */
  readonly day: number | null;
  readonly commanders: readonly number[];
  readonly cards: readonly { readonly name: number; readonly count: number }[];
  /** that its player declared, 1–5 */
  readonly bracket?: number | undefined;
  /** in one event; equal decks may each have one */
  readonly result?: DeckResult | undefined;
}

export interface Stage {
  add(deck: StagedDeck): void;
  close(): void;
}

/** Creates the tables for the decks of one import. */
export const openStage = async (db: DuckDBConnection): Promise<Stage> => {
  await db.run(`create table staged_deck (row integer, ${STAGED_COLUMNS})`);
  await db.run('create table staged_card (row integer, name integer, copies smallint)');
  await db.run(`create table staged_result (row integer, ${RESULT_COLUMNS})`);
  const decks: RowWriter = await rowWriter(db, 'staged_deck', [
    INTEGER,
    VARCHAR,
    VARCHAR,
    VARCHAR,
    VARCHAR,
    INTEGER,
    INTEGER,
    INTEGER,
    SMALLINT,
    VARCHAR,
  ]);
  const results: RowWriter = await rowWriter(db, 'staged_result', [INTEGER, VARCHAR, ...RESULT_NUMBERS]);
  const cards: RowWriter = await rowWriter(db, 'staged_card', [INTEGER, INTEGER, SMALLINT]);
  return {
    add: (deck) => {
      const row = decks.rows;
      decks.add(
        row,
        deck.content,
        deck.id,
        deck.format,
        deck.source,
        deck.day,
        deck.commanders[0] ?? null,
        deck.commanders[1] ?? null,
        deck.bracket ?? null,
        deck.version ?? null,
      );
      if (deck.result !== undefined) results.add(row, ...resultRow(deck.result));
      for (const card of deck.cards) cards.add(row, card.name, card.count);
    },
    close: () => {
      decks.close();
      results.close();
      cards.close();
    },
  };
};

/** Creates a table of the stored decks, with empty columns where an older version stored none. @returns its name */
export const openStoredDecks = async (db: DuckDBConnection, path: string): Promise<string> => {
  await db.run(`create table open_deck (deck integer, ${DECK_COLUMNS})`);
  await db.run(`insert into open_deck by name select * from read_parquet(${sqlText(path)})`);
  return 'open_deck';
};

/** How an import changes the stored decks. */
export interface StageCounts {
  /** decks that were not stored yet */
  readonly added: number;
  /** decks of the import that were stored already, or repeat another one of it */
  readonly duplicates: number;
  /** stored decks that get an earlier date */
  readonly redated: number;
  /** stored decks whose player declares another bracket */
  readonly rebracketed: number;
  /** results that were not stored yet, of stored and of new decks */
  readonly results: number;
  /** stored decks that are those of the import from now on */
  readonly earlier: number;
  /** numbers that decks of the import get: the new ones, and those whose lists take the place of a stored one */
  readonly numbered: number;
  /** rows of the cards of the decks that get a number */
  readonly cards: number;
}

/** What the store has before an import. */
export interface KnownStage {
  /** path of the stored decks */
  readonly decks: string;
  /** paths of their cards */
  readonly deckCards: readonly string[];
  /** path of their results, undefined for none */
  readonly results: string | undefined;
}

/** A day after those of all decks. */
const LAST_DAY = 2 ** 31 - 1;

/** Of equal decks the earliest counts, then by source and id: which file was imported first makes no difference. */
export const EARLIEST_FIRST = 'day nulls last, source, id';

/** The declared brackets of staged decks, of each content the last one by day, then by source, then by place. */
const STAGED_BRACKETS = `select content, bracket, day as bracket_day, source as bracket_source
  from staged_deck where bracket is not null
  qualify row_number() over (partition by content order by day desc nulls last, source desc, row desc) = 1`;

/** Whether the bracket of `f` was declared after that of `k`, or by the same source on the same day. */
const IS_BRACKET_NEWER = `(f.bracket is not null and (k.bracket is null
  or (coalesce(f.bracket_day, -1), f.bracket_source) >= (coalesce(k.bracket_day, -1), coalesce(k.bracket_source, ''))))`;

/** The table `replaced` (deck, row): stored decks whose place a staged one with other names or numbers of copies takes. */
const findReplaced = async (db: DuckDBConnection, deckCards: readonly string[]): Promise<void> => {
  if (deckCards.length === 0 || (await readNumber(db, 'select count(*) from earlier')) === 0) {
    await db.run('create table replaced (deck integer, row integer)');
    return;
  }
  const list = 'bit_xor(hash(name, copies)) as list';
  await db.run(`create table replaced as
    with staged as (select row, ${list} from staged_card semi join earlier using (row) group by row),
      stored as (select deck, ${list} from read_parquet([${deckCards.map(sqlText).join(', ')}]) semi join earlier using (deck) group by deck)
    select deck, row from earlier left join staged using (row) left join stored using (deck)
    where staged.list is distinct from stored.list`);
};

/**
 * Compares the staged decks with the stored ones by content hash. Of equal decks, id, source, date and list are those of the first one
 * by `EARLIEST_FIRST` and their version, and the bracket the one that was declared last; each keeps its result.
 * @param known the stored decks, undefined for none
 */
export const mergeStage = async (
  db: DuckDBConnection,
  known: KnownStage | undefined,
  nextDeck: number,
): Promise<StageCounts> => {
  await db.run(`create table known (deck integer, ${DECK_COLUMNS})`);
  if (known !== undefined)
    await db.run(`insert into known by name select * from read_parquet(${sqlText(known.decks)})`);
  await db.run(`create table fresh as
    with first as (
      select * exclude (bracket) from staged_deck
      qualify row_number() over (partition by content order by ${EARLIEST_FIRST}, version, row) = 1)
    select * from first left join (${STAGED_BRACKETS}) using (content)`);
  await db.run(`create table earlier as
    select k.deck, f.row from known k join fresh f using (content)
    where (coalesce(f.day, ${LAST_DAY}), f.source, f.id, coalesce(f.version, '')) < (coalesce(k.day, ${LAST_DAY}), k.source, k.id, coalesce(k.version, ''))`);
  await findReplaced(db, known?.deckCards ?? []);
  await db.run(`create table added as
    select (row_number() over (order by f.row) - 1 + ${nextDeck})::integer as deck, f.* from fresh f
    where row in (select row from replaced) or not exists (from known k where k.content = f.content)`);
  const staged = await readNumber(db, 'select count(*) from staged_deck');
  const numbered = await readNumber(db, 'select count(*) from added');
  const added = numbered - (await readNumber(db, 'select count(*) from replaced'));
  const redated = await readNumber(
    db,
    'select count(*) from known k join fresh f using (content) where f.day is not null and (k.day is null or f.day < k.day)',
  );
  const rebracketed = await readNumber(
    db,
    `select count(*) from known k join fresh f using (content) where ${IS_BRACKET_NEWER} and f.bracket is distinct from k.bracket`,
  );
  const earlier = await readNumber(db, 'select count(*) from earlier');
  const cards = await readNumber(db, 'select count(*) from staged_card semi join added using (row)');
  const results = await mergeResults(db, known?.results);
  return { added, duplicates: staged - added, redated, rebracketed, results, earlier, numbered, cards };
};

/** Writes the stored decks, with what the import changes of them, and the added ones. */
export const writeDecks = async (db: DuckDBConnection, path: string): Promise<void> => {
  const merged = (value: string): string =>
    `case when ${IS_BRACKET_NEWER} then f.${value} else k.${value} end as ${value}`;
  const own = (value: string): string =>
    `case when l.row is null then k.${value} else f.${value} end as ${value}`;
  const brackets = ['bracket', 'bracket_day', 'bracket_source'].map(merged).join(', ');
  const origin = ['id', 'source', 'day', 'c1', 'c2', 'version'].map(own).join(', ');
  await db.run(`copy (
    select k.deck, k.content, k.format, ${origin}, ${brackets}
      from known k left join fresh f using (content) left join earlier l on l.deck = k.deck
      where k.deck not in (select deck from replaced)
    union all by name
    select f.deck, f.content, f.format, f.id, f.source, f.day, f.c1, f.c2, f.version, ${brackets}
      from added f left join known k using (content)
    order by deck) to ${sqlText(path)} (format parquet, compression zstd)`);
};

/** Writes the cards of the decks that got a number. */
export const writeDeckCards = async (db: DuckDBConnection, path: string): Promise<void> => {
  await db.run(`copy (select a.deck, c.name, c.copies from staged_card c join added a using (row) order by a.deck, c.name)
    to ${sqlText(path)} (format parquet, compression zstd)`);
};

/** Every name as written in a deck; its index is its number. */
export const readNames = async (db: DuckDBConnection, path: string): Promise<readonly string[]> => {
  const rows = await readTexts(db, `select name from read_parquet(${sqlText(path)}) order by id`);
  return rows.map(([name]) => name ?? '');
};

export const writeNames = async (
  db: DuckDBConnection,
  path: string,
  names: readonly string[],
): Promise<void> => {
  await writeParquet(db, path, {
    columns: { id: INTEGER, name: VARCHAR },
    orderBy: 'id',
    addRows: (writer) => names.forEach((name, id) => writer.add(id, name)),
  });
};
