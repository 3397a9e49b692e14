import {
  DuckDBDataChunk,
  DuckDBInstance,
  type DuckDBConnection,
  type DuckDBType,
  type DuckDBValue,
} from '@duckdb/node-api';

/** Resources that DuckDB may use. */
export interface DatabaseLimits {
  readonly memoryMb: number;
  readonly threads?: number;
  /** folder for data that does not fit into memory */
  readonly spill: string;
}

/** Runs work on a new in-memory database that spills to a folder, and closes it afterwards. */
export const withDatabase = async <T>(
  limits: DatabaseLimits,
  work: (db: DuckDBConnection) => Promise<T>,
): Promise<T> => {
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: `${limits.memoryMb}MB`,
    temp_directory: limits.spill,
    preserve_insertion_order: 'false',
    ...(limits.threads === undefined ? {} : { threads: String(limits.threads) }),
  });
  const db = await instance.connect();
  try {
    return await work(db);
  } finally {
    db.closeSync();
    instance.closeSync();
  }
};

/** A string as an SQL literal. @example sqlText("a'b") // "'a''b'" */
export const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Rows of a DuckDB vector. */
const CHUNK_ROWS = 2048;

/** Appends rows to a table in whole vectors: about two million rows a second. */
export interface RowWriter {
  add(...values: readonly DuckDBValue[]): void;
  readonly rows: number;
  close(): void;
}

/** Makes a writer for a table; the types are those of its columns, in order. */
export const rowWriter = async (
  db: DuckDBConnection,
  table: string,
  types: readonly DuckDBType[],
): Promise<RowWriter> => {
  const appender = await db.createAppender(table);
  let columns: DuckDBValue[][] = types.map(() => []);
  let buffered = 0;
  let rows = 0;
  const flush = (): void => {
    if (buffered === 0) return;
    const chunk = DuckDBDataChunk.create(types, buffered);
    columns.forEach((values, index) => chunk.setColumnValues(index, values));
    appender.appendDataChunk(chunk);
    columns = types.map(() => []);
    buffered = 0;
  };
  return {
    add: (...values) => {
      columns.forEach((column, index) => column.push(values[index] ?? null));
      buffered += 1;
      rows += 1;
      if (buffered === CHUNK_ROWS) flush();
    },
    get rows() {
      return rows;
    },
    close: () => {
      flush();
      appender.closeSync();
    },
  };
};

/** Appends whole columns of integers to a table, without a JavaScript object per row. */
export const appendColumns = async (
  db: DuckDBConnection,
  table: string,
  types: readonly DuckDBType[],
  columns: readonly Int32Array[],
): Promise<void> => {
  const appender = await db.createAppender(table);
  const rows = columns[0]?.length ?? 0;
  for (let start = 0; start < rows; start += CHUNK_ROWS) {
    const size = Math.min(CHUNK_ROWS, rows - start);
    const chunk = DuckDBDataChunk.create(types, size);
    columns.forEach((column, index) =>
      chunk.setColumnValues(index, Array.from(column.subarray(start, start + size))),
    );
    appender.appendDataChunk(chunk);
  }
  appender.closeSync();
};
