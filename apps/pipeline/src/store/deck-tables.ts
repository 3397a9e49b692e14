import { INTEGER, SMALLINT, VARCHAR, type DuckDBConnection } from '@duckdb/node-api';
import { rowWriter, sqlText, type RowWriter } from './database';
import { readNumber, readTexts } from './query';

/** The columns of `decks-*.parquet`; days count from 1970-01-01, commanders are numbers of names. */
const DECK_COLUMNS =
  'deck integer, content varchar, id varchar, format varchar, source varchar, day integer, c1 integer, c2 integer';

/** A deck as it goes into the store: its names are numbers of the dictionary. */
export interface StagedDeck {
  readonly content: string;
  readonly id: string;
  readonly format: string;
  readonly source: string;
  /** days since 1970-01-01 */
  readonly day: number | null;
  readonly commanders: readonly number[];
  readonly cards: readonly { readonly name: number; readonly count: number }[];
}

export interface Stage {
  add(deck: StagedDeck): void;
  close(): void;
}

/** Opens the tables that take the decks of one import. */
export const openStage = async (db: DuckDBConnection): Promise<Stage> => {
  await db.run(
    'create table staged_deck (row integer, content varchar, id varchar, format varchar, source varchar, day integer, c1 integer, c2 integer)',
  );
  await db.run('create table staged_card (row integer, name integer, copies smallint)');
  const decks: RowWriter = await rowWriter(db, 'staged_deck', [
    INTEGER,
    VARCHAR,
    VARCHAR,
    VARCHAR,
    VARCHAR,
    INTEGER,
    INTEGER,
    INTEGER,
  ]);
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
      );
      for (const card of deck.cards) cards.add(row, card.name, card.count);
    },
    close: () => {
      decks.close();
      cards.close();
    },
  };
};

/** What an import does to the decks that are known. */
export interface StageCounts {
  /** decks that nobody had before */
  readonly added: number;
  /** decks of the import that were known or repeated one another */
  readonly duplicates: number;
  /** known decks that got an earlier date */
  readonly redated: number;
  /** rows of the new decks' cards */
  readonly cards: number;
}

/**
 * Compares the staged decks with the known ones by content. The first of equal decks gives id and source, the
 * earliest date of all of them stays.
 * @param known path of the present decks file, undefined for none.
 */
export const mergeStage = async (
  db: DuckDBConnection,
  known: string | undefined,
  nextDeck: number,
): Promise<StageCounts> => {
  await db.run(
    known === undefined
      ? `create table known (${DECK_COLUMNS})`
      : `create table known as select * from read_parquet(${sqlText(known)})`,
  );
  await db.run(
    'create table fresh as select content, min(day) as day, min(row) as row from staged_deck group by content',
  );
  await db.run(`create table added as
    select (row_number() over (order by f.row) - 1 + ${nextDeck})::integer as deck, f.row, f.content, s.id, s.format, s.source, f.day, s.c1, s.c2
    from fresh f join staged_deck s using (row) anti join known k on k.content = f.content`);
  const staged = await readNumber(db, 'select count(*) from staged_deck');
  const added = await readNumber(db, 'select count(*) from added');
  const redated = await readNumber(
    db,
    'select count(*) from known k join fresh f using (content) where f.day is not null and (k.day is null or f.day < k.day)',
  );
  const cards = await readNumber(db, 'select count(*) from staged_card semi join added using (row)');
  return { added, duplicates: staged - added, redated, cards };
};

/** Writes all decks, the known ones with their earliest dates and the added ones. */
export const writeDecks = async (db: DuckDBConnection, path: string): Promise<void> => {
  await db.run(`copy (
    select k.deck, k.content, k.id, k.format, k.source, least(k.day, f.day) as day, k.c1, k.c2 from known k left join fresh f using (content)
    union all select deck, content, id, format, source, day, c1, c2 from added
    order by deck) to ${sqlText(path)} (format parquet, compression zstd)`);
};

/** Writes the cards of the added decks. */
export const writeDeckCards = async (db: DuckDBConnection, path: string): Promise<void> => {
  await db.run(`copy (select a.deck, c.name, c.copies from staged_card c join added a using (row) order by a.deck, c.name)
    to ${sqlText(path)} (format parquet, compression zstd)`);
};

/** Every name as it was written in a deck; its place is its number. */
export const readNames = async (db: DuckDBConnection, path: string): Promise<readonly string[]> => {
  const rows = await readTexts(db, `select name from read_parquet(${sqlText(path)}) order by id`);
  return rows.map(([name]) => name ?? '');
};

export const writeNames = async (
  db: DuckDBConnection,
  path: string,
  names: readonly string[],
): Promise<void> => {
  await db.run('create or replace table name_out (id integer, name varchar)');
  const writer = await rowWriter(db, 'name_out', [INTEGER, VARCHAR]);
  names.forEach((name, id) => writer.add(id, name));
  writer.close();
  await db.run(
    `copy (select * from name_out order by id) to ${sqlText(path)} (format parquet, compression zstd)`,
  );
  await db.run('drop table name_out');
};
