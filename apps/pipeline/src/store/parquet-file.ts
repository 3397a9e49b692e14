import type { DuckDBConnection, DuckDBType } from '@duckdb/node-api';
import { rowWriter, sqlText, type RowWriter } from './database';

/** Rows for a Parquet file. */
export interface ParquetRows {
  /** types by column name */
  readonly columns: Readonly<Record<string, DuckDBType>>;
  /** columns that the file is sorted by, as SQL */
  readonly orderBy: string;
  readonly addRows: (writer: RowWriter) => void;
}

/** Writes rows to a Parquet file. @returns the number of rows */
export const writeParquet = async (
  db: DuckDBConnection,
  path: string,
  { columns, orderBy, addRows }: ParquetRows,
): Promise<number> => {
  const definitions = Object.entries(columns).map(([name, type]) => `${name} ${type.toString()}`);
  await db.run(`create or replace table parquet_rows (${definitions.join(', ')})`);
  const writer = await rowWriter(db, 'parquet_rows', Object.values(columns));
  addRows(writer);
  writer.close();
  await db.run(
    `copy (select * from parquet_rows order by ${orderBy}) to ${sqlText(path)} (format parquet, compression zstd)`,
  );
  await db.run('drop table parquet_rows');
  return writer.rows;
};
