import { INTEGER, type DuckDBConnection, type DuckDBValue } from '@duckdb/node-api';
import type { DeckResult } from '@crownsmith/catalog';
import { sqlText } from './database';
import { readNumber, readTexts } from './query';

const NUMBERS = ['players', 'place', 'wins', 'losses', 'draws', 'cut'] as const;

/** Columns of a result: the event, and what is known of the deck in it. */
export const RESULT_COLUMNS = `event varchar, ${NUMBERS.map((name) => `${name} integer`).join(', ')}`;
export const RESULT_NUMBERS = NUMBERS.map(() => INTEGER);

/** A result as a row of `RESULT_COLUMNS`. */
export const resultRow = ({
  event,
  players,
  place,
  wins,
  losses,
  draws,
  topCut,
}: DeckResult): readonly DuckDBValue[] =>
  [event, players, place, wins, losses, draws, topCut].map((value) => value ?? null);

/** Columns of a stored result before those of the result itself. */
const OWNER_COLUMNS = 'deck integer, source varchar, id varchar, day integer';
/** What distinguishes results: two of one deck that are equal in all of these have different numbers. */
const KEY = `deck, source, id, day, event, ${NUMBERS.join(', ')}`;

/**
 * Creates the table `result` of all results, the stored ones and those of the staged decks, each once. The tables `known`, `added` and
 * `replaced` say which deck a staged one is, and which one a stored one is from now on.
 * @returns how many are new
 */
export const mergeResults = async (db: DuckDBConnection, known: string | undefined): Promise<number> => {
  await db.run(`create table result (${OWNER_COLUMNS}, ${RESULT_COLUMNS}, nth integer)`);
  if (known !== undefined)
    await db.run(`insert into result by name
      select r.* replace (coalesce(a.deck, r.deck) as deck) from read_parquet(${sqlText(known)}) r
      left join replaced p using (deck) left join added a using (row)`);
  const before = await readNumber(db, 'select count(*) from result');
  // A player may hand in the same list twice with the same result; a file that is read again adds nothing.
  await db.run(`insert into result by name
    select ${KEY}, (row_number() over (partition by ${KEY} order by row))::integer as nth
    from staged_result join (select row, content, source, id, day from staged_deck) using (row)
      join (select deck, content from known anti join replaced using (deck) union all select deck, content from added) using (content)
    except select ${KEY}, nth from result`);
  return (await readNumber(db, 'select count(*) from result')) - before;
};

/** Writes all results, those of a deck together. */
export const writeResults = async (db: DuckDBConnection, path: string): Promise<void> => {
  await db.run(
    `copy (select * from result order by deck, day, event, place, nth) to ${sqlText(path)} (format parquet, compression zstd)`,
  );
};

/** Stored results by source. */
export const countResults = async (
  db: DuckDBConnection,
  path: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await readTexts(
    db,
    `select source, count(*) from read_parquet(${sqlText(path)}) group by source order by source`,
  );
  return new Map(rows.map(([source, count]) => [source ?? '', Number(count)]));
};
