import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';
import { makeIntList } from './int-list';

/** A query returned a type that its reader does not expect: a bug of the program. */
const makeTypeError = (sql: string, value: DuckDBValue): TypeError =>
  new TypeError(`A query returned a ${typeof value}: ${sql.slice(0, 120)}`);

const toNumber = (value: DuckDBValue, ifNull: number, sql: string): number => {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (value === null) return ifNull;
  throw makeTypeError(sql, value);
};

/**
 * Reads a query of integers below 2³¹ as columns; NULL becomes -1.
 * @example const [deck, card] = await readInts(db, 'select d, card from fact order by 1, 2', 2)
 */
export const readInts = async (
  db: DuckDBConnection,
  sql: string,
  columns: number,
): Promise<readonly Int32Array[]> => {
  const result = await db.stream(sql);
  const lists = Array.from({ length: columns }, makeIntList);
  for (
    let chunk = await result.fetchChunk();
    chunk !== null && chunk.rowCount > 0;
    chunk = await result.fetchChunk()
  ) {
    const rows = chunk.rowCount;
    for (const [index, list] of lists.entries()) {
      const vector = chunk.getColumnVector(index);
      for (let row = 0; row < rows; row += 1) list.push(toNumber(vector.getItem(row), -1, sql));
    }
  }
  return lists.map((list) => list.toArray());
};

/** A value as text; NULL is null. */
const toText = (value: DuckDBValue, sql: string): string | null => {
  if (typeof value === 'string' || value === null) return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  throw makeTypeError(sql, value);
};

/** Reads a query of texts as columns: without a JavaScript object for each row. */
export const readTextColumns = async (
  db: DuckDBConnection,
  sql: string,
): Promise<readonly (readonly (string | null)[])[]> => {
  const reader = await db.runAndReadAll(sql);
  return reader.getColumns().map((column) => column.map((value) => toText(value, sql)));
};

/** Reads the rows of a query with all values as text. */
export const readTexts = async (
  db: DuckDBConnection,
  sql: string,
): Promise<readonly (readonly (string | null)[])[]> => {
  const reader = await db.runAndReadAll(sql);
  return reader.getRows().map((row) => row.map((value) => toText(value, sql)));
};

/** The single number that a query returns; 0 for no row. */
export const readNumber = async (db: DuckDBConnection, sql: string): Promise<number> => {
  const reader = await db.runAndReadAll(sql);
  return toNumber(reader.getRows()[0]?.[0] ?? 0, 0, sql);
};
