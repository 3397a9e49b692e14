import { type ClientBase, type ClientConfig, DatabaseError, Pool, type PoolClient } from 'pg';
import { DocumentsError } from './documents.server';
import type { PostgresStatement } from './postgres-statements.server';

/** Connections of a process for reads, and as many for transactions: one that holds its connection can still read beside it. */
const POOL_SIZE = 5;
/** How long a request waits for a connection, new or free, in ms. */
const CONNECT_MS = 5000;
/** How long a statement may take in the database, in ms. */
const STATEMENT_MS = 8000;
/** How long an answer is waited for, where the database is silent, in ms. */
const ANSWER_MS = 10_000;

/** The failure of a connection whose state nobody knows: it has to be closed. */
const isBroken = (error: unknown): boolean => !(error instanceof DatabaseError);

/** SQLSTATEs of a transaction that another one made impossible: a failed serialisation, and a deadlock. */
const CONFLICTS: ReadonlySet<string | undefined> = new Set(['40001', '40P01']);

/** Whether a transaction failed because of others, and may be tried again. */
export const isPostgresConflict = (error: unknown): boolean =>
  error instanceof DocumentsError && error.cause instanceof DatabaseError && CONFLICTS.has(error.cause.code);

/** Classes of SQLSTATEs that say that the data cannot be stored: data exceptions, and limits such as the length of an index entry. */
const INVALID = /^(?:22|54)/;

/** What an error says. A name with several addresses fails with one error for each, and no message but a code. */
export const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
};

/** What PostgreSQL or its connection says, as the port's error. */
export const toDocumentsError = (error: unknown): DocumentsError => {
  if (error instanceof DocumentsError) return error;
  const isInvalid = error instanceof DatabaseError && INVALID.test(error.code ?? '');
  return new DocumentsError(
    isInvalid ? 'invalid' : 'unavailable',
    `The database of accounts failed: ${messageOf(error)}`,
    { cause: error },
  );
};

/** Runs a statement. Rejects with a DocumentsError. */
export const runStatement = async <Row extends object>(
  connection: Pick<ClientBase, 'query'>,
  { text, values }: PostgresStatement,
): Promise<readonly Row[]> => {
  try {
    return (await connection.query<Row>(text, [...values])).rows;
  } catch (error) {
    throw toDocumentsError(error);
  }
};

/** How connections are opened; parameters of the URL come first. */
export const connectionConfig = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'crownsmith',
  connectionTimeoutMillis: CONNECT_MS,
  statement_timeout: STATEMENT_MS,
  idle_in_transaction_session_timeout: ANSWER_MS,
  query_timeout: ANSWER_MS,
  keepAlive: true,
  // A scan of a whole table conflicts with every write to it; each statement has an index.
  options: '-c enable_seqscan=off',
});

/** A pool whose connections may break at any time: the next statement says so, or opens another. */
export const openPool = (url: string): Pool => {
  const pool = new Pool({ ...connectionConfig(url), max: POOL_SIZE });
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
};

const connect = async (pool: Pool): Promise<PoolClient> => {
  try {
    return await pool.connect();
  } catch (error) {
    throw toDocumentsError(error);
  }
};

/**
 * Runs work in a serialisable transaction: it takes effect as if no other ran at the time, or not at all. Rejects with the
 * error of the work, or with a DocumentsError.
 */
export const withSerializable = async <T>(
  pool: Pool,
  work: (client: ClientBase) => Promise<T>,
): Promise<T> => {
  const client = await connect(pool);
  const run = (text: string) => runStatement(client, { text, values: [] });
  let isUsable = true;
  try {
    await run('BEGIN ISOLATION LEVEL SERIALIZABLE');
    const result = await work(client);
    await run('COMMIT');
    return result;
  } catch (error) {
    if (error instanceof DocumentsError && error.cause !== undefined && isBroken(error.cause))
      isUsable = false;
    else await run('ROLLBACK').catch(() => (isUsable = false));
    throw error;
  } finally {
    client.release(!isUsable);
  }
};
