import type { ClientBase, Pool } from 'pg';
import { DocumentsError } from './documents.server';
import { runStatement, withSerializable } from './postgres-connections.server';

const BACKEND: { readonly text: string; readonly values: readonly [] } = {
  text: 'SELECT pg_backend_pid() AS pid',
  values: [],
};

const TRANSACTION_MODE =
  'The database of accounts is behind a pooler in transaction mode, which loses notifications of changes: connect to the database itself, or by a pooler in session mode (docs/postgres.md).';

/**
 * Makes sure that a connection stays with one process of the server, as listening for notifications needs. A pooler in
 * transaction mode gives the process of one connection to another one's transaction. Rejects with a DocumentsError.
 */
export const refuseTransactionPooler = async (pool: Pool): Promise<void> => {
  const processOf = async (client: ClientBase): Promise<number | undefined> =>
    (await runStatement<{ readonly pid: number }>(client, BACKEND))[0]?.pid;
  const one = await pool.connect();
  try {
    const before = await processOf(one);
    const isShared = await withSerializable(
      pool,
      async (other) => (await processOf(other)) === before || (await processOf(one)) !== before,
    );
    if (isShared) throw new DocumentsError('unavailable', TRANSACTION_MODE);
  } finally {
    one.release();
  }
};
