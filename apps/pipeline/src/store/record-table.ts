import { VARCHAR, type DuckDBConnection } from '@duckdb/node-api';
import type { z } from 'zod';
import { PipelineError } from '#src/pipeline-error';
import { rowWriter, sqlText } from './database';
import { readTexts } from './query';

/** Writes records to a Parquet file: a key and the record as JSON. */
export const writeRecords = async (
  db: DuckDBConnection,
  path: string,
  records: ReadonlyMap<string, unknown>,
): Promise<number> => {
  await db.run('create or replace table record_out (key varchar, record varchar)');
  const writer = await rowWriter(db, 'record_out', [VARCHAR, VARCHAR]);
  for (const [key, record] of records) writer.add(key, JSON.stringify(record));
  writer.close();
  await db.run(
    `copy (select * from record_out order by key) to ${sqlText(path)} (format parquet, compression zstd)`,
  );
  await db.run('drop table record_out');
  return writer.rows;
};

/** Reads records by key, in the order of the keys. @throws PipelineError 'broken-store' for one that does not fit. */
export const readRecords = async <T>(
  db: DuckDBConnection,
  path: string,
  schema: z.ZodType<T>,
): Promise<ReadonlyMap<string, T>> => {
  const rows = await readTexts(db, `select key, record from read_parquet(${sqlText(path)}) order by key`);
  return new Map(
    rows.map(([key, record]) => {
      const parsed = schema.safeParse(JSON.parse(record ?? 'null'));
      if (parsed.success) return [key ?? '', parsed.data];
      throw new PipelineError(
        'broken-store',
        `A stored record (${key ?? ''}) does not fit this version; import its file again with --force. (${parsed.error.issues[0]?.message ?? ''})`,
      );
    }),
  );
};
