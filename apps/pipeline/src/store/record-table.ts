import { VARCHAR, type DuckDBConnection } from '@duckdb/node-api';
import type * as z from 'zod';
import { PipelineError } from '#src/pipeline-error';
import { sqlText } from './database';
import { writeParquet } from './parquet-file';
import { readTexts } from './query';

/** Writes records to a Parquet file: a key and the record as JSON. @returns the number of records */
export const writeRecords = (
  db: DuckDBConnection,
  path: string,
  records: ReadonlyMap<string, unknown>,
): Promise<number> =>
  writeParquet(db, path, {
    columns: { key: VARCHAR, record: VARCHAR },
    orderBy: 'key',
    addRows: (writer) => {
      for (const [key, record] of records) writer.add(key, JSON.stringify(record));
    },
  });

/** Reads records in order of their keys. @throws PipelineError 'broken-store' for one that does not match the schema */
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
        `A stored record (${key ?? ''}) does not fit this version (${parsed.error.issues[0]?.message ?? ''}). Import its file again with --force.`,
      );
    }),
  );
};
