import { INTEGER, SMALLINT, VARCHAR, type DuckDBConnection } from '@duckdb/node-api';
import type { DeckResult } from '@crownsmith/catalog';
import { rowWriter, sqlText, type RowWriter } from './database';
import { mergeResults, RESULT_COLUMNS, RESULT_NUMBERS, resultRow } from './deck-results';
import { writeParquet } from './parquet-file';
import { readNumber, readTexts } from './query';

/**
 * Columns of staged and stored decks after the row or deck number: days count from 1970-01-01, commanders are numbers of names, the
 * bracket is the declared one. Older stores have no bracket.
 */
const DECK_COLUMNS =
  'content varchar, id varchar, format varchar, source varchar, day integer, c1 integer, c2 integer, bracket smallint';

/** A deck to be stored: its names are numbers of the dictionary. */
export interface StagedDeck {
  readonly content: string;
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
  await db.run(`create table staged_deck (row integer, ${DECK_COLUMNS})`);
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
  /** rows of the new decks' cards */
  readonly cards: number;
}

/**
 * Compares the staged decks with the stored ones by content hash. Of equal decks, id and source are the first one's, the
 * date is the earliest, and the bracket the one that was declared last; each keeps its result.
 * @param known path of the stored decks, undefined for none
 * @param knownResults path of their results, undefined for none
 */
export const mergeStage = async (
  db: DuckDBConnection,
  known: string | undefined,
  nextDeck: number,
  knownResults?: string,
): Promise<StageCounts> => {
  await db.run(`create table known (deck integer, ${DECK_COLUMNS})`);
  if (known !== undefined)
    await db.run(`insert into known by name select * from read_parquet(${sqlText(known)})`);
  await db.run(
    `create table fresh as select content, min(day) as day, min(row) as row,
      arg_max(bracket, row) filter (where bracket is not null) as bracket from staged_deck group by content`,
  );
  await db.run(`create table added as
    select (row_number() over (order by f.row) - 1 + ${nextDeck})::integer as deck, f.row, f.content, s.id, s.format, s.source, f.day, s.c1, s.c2, f.bracket
    from fresh f join staged_deck s using (row) anti join known k on k.content = f.content`);
  const staged = await readNumber(db, 'select count(*) from staged_deck');
  const added = await readNumber(db, 'select count(*) from added');
  const redated = await readNumber(
    db,
    'select count(*) from known k join fresh f using (content) where f.day is not null and (k.day is null or f.day < k.day)',
  );
  const rebracketed = await readNumber(
    db,
    'select count(*) from known k join fresh f using (content) where f.bracket is not null and f.bracket is distinct from k.bracket',
  );
  const cards = await readNumber(db, 'select count(*) from staged_card semi join added using (row)');
  const results = await mergeResults(db, knownResults);
  return { added, duplicates: staged - added, redated, rebracketed, results, cards };
};

/** Writes the stored decks with their earliest dates and their declared brackets, and the added ones. */
export const writeDecks = async (db: DuckDBConnection, path: string): Promise<void> => {
  await db.run(`copy (
    select k.deck, k.content, k.id, k.format, k.source, least(k.day, f.day) as day, k.c1, k.c2, coalesce(f.bracket, k.bracket) as bracket from known k left join fresh f using (content)
    union all select deck, content, id, format, source, day, c1, c2, bracket from added
    order by deck) to ${sqlText(path)} (format parquet, compression zstd)`);
};

/** Writes the cards of the added decks. */
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
