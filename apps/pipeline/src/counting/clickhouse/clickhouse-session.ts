import { setTimeout as wait } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ClickHouseLogLevel, createClient } from '@clickhouse/client';
import * as z from 'zod';
import { clickHouseError, isPassing, isRefused } from './clickhouse-error';
import { QUERY_SETTINGS, type ClickHouseSettings } from './clickhouse-settings';
import { readIntColumns } from './row-binary';

/** Waits before a query is tried again. */
const RETRY_WAITS_MS = [500, 2000, 8000];

/** Queries in a database of a server. All throw a PipelineError that names the server without credentials. */
export interface ClickHouseSession {
  /** runs a statement that may run twice */
  run(sql: string): Promise<void>;
  /** runs a statement that must not run twice: it is tried again only where the server did not begin it */
  runOnce(sql: string): Promise<void>;
  /**
   * inserts rows in a format; the server ignores those of a token that it has seen
   * @param sql ends with the format
   * @param makeBody makes the rows, anew for each try
   */
  insert(sql: string, token: string, makeBody: () => Readable): Promise<void>;
  readInts(sql: string, columns: number): Promise<readonly Int32Array[]>;
  readTexts(sql: string): Promise<readonly (readonly (string | null)[])[]>;
  close(): Promise<void>;
}

const TextRow = z.array(z.union([z.string(), z.number()]).transform(String).nullable());

const toTexts = (lines: string): readonly (readonly (string | null)[])[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => TextRow.parse(JSON.parse(line)));

/** Opens a session; no connection is made before its first query. @param retryWaitsMs waits before a query is tried again */
export const openSession = (
  { url, username, password, timeoutMs }: ClickHouseSettings,
  database: string,
  retryWaitsMs: readonly number[] = RETRY_WAITS_MS,
): ClickHouseSession => {
  const { origin, pathname } = new URL(url);
  const client = createClient({
    // A path in `url` would be taken for a database.
    url: origin,
    ...(pathname === '/' ? {} : { pathname }),
    username,
    password,
    database,
    application: 'crownsmith',
    request_timeout: timeoutMs,
    clickhouse_settings: { ...QUERY_SETTINGS, max_execution_time: Math.ceil(timeoutMs / 1000) },
    log: { level: ClickHouseLogLevel.OFF },
  });
  const attempt = async <T>(work: () => Promise<T>, mayRepeat: (error: unknown) => boolean): Promise<T> => {
    for (const waitMs of retryWaitsMs) {
      try {
        return await work();
      } catch (error) {
        if (!mayRepeat(error)) throw clickHouseError(url, error);
        await wait(waitMs);
      }
    }
    try {
      return await work();
    } catch (error) {
      throw clickHouseError(url, error);
    }
  };
  const command = async (query: string): Promise<void> => void (await client.command({ query }));
  const query = async (sql: string, format: string): Promise<Readable> => {
    const { stream } = await client.exec({ query: `${sql} format ${format}` });
    return stream;
  };
  return {
    run: (sql) => attempt(() => command(sql), isPassing),
    runOnce: (sql) => attempt(() => command(sql), isRefused),
    insert: (sql, token, makeBody) =>
      attempt(async () => {
        const { stream } = await client.exec({
          query: sql,
          values: makeBody(),
          clickhouse_settings: { insert_deduplication_token: token },
        });
        await text(stream);
      }, isPassing),
    readInts: (sql, columns) =>
      attempt(async () => readIntColumns(await query(sql, 'RowBinaryWithNamesAndTypes'), columns), isPassing),
    readTexts: (sql) =>
      attempt(async () => {
        return toTexts(await text(await query(sql, 'JSONCompactEachRow')));
      }, isPassing),
    close: () => client.close(),
  };
};
