import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';

/** A query answered something that its reader does not expect: a mistake in this program. */
const unexpected = (sql: string, value: DuckDBValue): TypeError =>
  new TypeError(`A query answered ${typeof value}: ${sql.slice(0, 120)}`);

const toNumber = (value: DuckDBValue, ifNull: number, sql: string): number => {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (value === null) return ifNull;
  throw unexpected(sql, value);
};

/** Whole numbers that grow as they come, without a JavaScript object each. */
const growing = (): { push(value: number): void; done(): Int32Array } => {
  let items = new Int32Array(4096);
  let size = 0;
  return {
    push: (value) => {
      if (size === items.length) {
        const wider = new Int32Array(size * 2);
        wider.set(items);
        items = wider;
      }
      items[size++] = value;
    },
    done: () => items.slice(0, size),
  };
};

/**
 * Reads a query of whole numbers below 2³¹, a column each; NULL becomes `ifNull`.
 * @example const [deck, card] = await readInts(db, 'select d, card from fact order by 1, 2', 2)
 */
export const readInts = async (
  db: DuckDBConnection,
  sql: string,
  columns: number,
  ifNull = -1,
): Promise<readonly Int32Array[]> => {
  const result = await db.stream(sql);
  const lists = Array.from({ length: columns }, growing);
  for (
    let chunk = await result.fetchChunk();
    chunk !== null && chunk.rowCount > 0;
    chunk = await result.fetchChunk()
  ) {
    for (const [index, list] of lists.entries()) {
      for (const value of chunk.getColumnValues(index)) list.push(toNumber(value, ifNull, sql));
    }
  }
  return lists.map((list) => list.done());
};

/** One row's value as text; NULL is null. */
const toText = (value: DuckDBValue, sql: string): string | null => {
  if (typeof value === 'string' || value === null) return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  throw unexpected(sql, value);
};

/** Reads a query whose values are all taken as text. */
export const readTexts = async (
  db: DuckDBConnection,
  sql: string,
): Promise<readonly (readonly (string | null)[])[]> => {
  const reader = await db.runAndReadAll(sql);
  return reader.getRows().map((row) => row.map((value) => toText(value, sql)));
};

/** The one number that a query answers. */
export const readNumber = async (db: DuckDBConnection, sql: string): Promise<number> => {
  const reader = await db.runAndReadAll(sql);
  return toNumber(reader.getRows()[0]?.[0] ?? 0, 0, sql);
};
