import pLimit from 'p-limit';
import { Client, type Pool } from 'pg';
import type { Log } from '#app/platform/logger.server';
import { digestOf } from '../secret.server';
import {
  type AnyCollection,
  type Collection,
  type Documents,
  type Query,
  type Stored,
  type Transaction,
} from './documents.server';
import { checkDocument, parseDocument } from './parse-document.server';
import {
  connectionConfig,
  isPostgresConflict,
  openPool,
  runStatement,
  toDocumentsError,
  withSerializable,
} from './postgres-connections.server';
import { migratePostgres } from './postgres-migrations.server';
import {
  decodeText,
  deleteDocument,
  type PostgresRow,
  type PostgresStatement,
  selectDocument,
  selectDocuments,
  upsertDocument,
} from './postgres-statements.server';
import { refuseTransactionPooler } from './postgres-pooler.server';
import { createPostgresWatchers } from './postgres-watchers.server';
import { retryConflicts } from './retry-conflicts.server';

/** Where each change of a document is announced, by its key. */
const CHANNEL = 'crownsmith_documents';

/** Names a document in notifications, which everybody in the database can hear and which are short: by a digest. */
const keyOf = (collection: AnyCollection, id: string): string => digestOf(`${collection.name}/${id}`);

const announce = (collection: AnyCollection, id: string): PostgresStatement => ({
  text: 'SELECT pg_notify($1, $2)',
  values: [CHANNEL, keyOf(collection, id)],
});

const parseRows = <T extends object>(
  collection: Collection<T>,
  rows: readonly PostgresRow[],
): readonly Stored<T>[] =>
  rows.map((row) => {
    const id = decodeText(row.id);
    return { id, data: parseDocument(collection, id, row.data) };
  });

class PostgresDocuments implements Documents {
  readonly #reads: Pool;
  readonly #writes: Pool;
  readonly #watchers;
  #closed: Promise<void> | undefined;

  constructor(url: string, log: Log) {
    this.#reads = openPool(url);
    this.#writes = openPool(url);
    this.#watchers = createPostgresWatchers({
      channel: CHANNEL,
      makeClient: () => new Client(connectionConfig(url)),
      read: (collection, id) => this.#read(collection, id),
      keyOf,
      log,
    });
  }

  async #read(collection: AnyCollection, id: string): Promise<PostgresRow | undefined> {
    return (await runStatement<PostgresRow>(this.#reads, selectDocument(collection, id)))[0];
  }

  async get<T extends object>(collection: Collection<T>, id: string): Promise<T | undefined> {
    const row = await this.#read(collection, id);
    return row && parseDocument(collection, id, row.data);
  }

  async find<T extends object>(collection: Collection<T>, query: Query<T>): Promise<readonly Stored<T>[]> {
    return parseRows(collection, await runStatement(this.#reads, selectDocuments(collection, query)));
  }

  transaction<T>(work: (transaction: Transaction) => T | Promise<T>): Promise<T> {
    return retryConflicts(() => this.#attempt(work), isPostgresConflict);
  }

  #attempt<T>(work: (transaction: Transaction) => T | Promise<T>): Promise<T> {
    return withSerializable(this.#writes, async (client) => {
      const writes: PostgresStatement[] = [];
      // One connection takes one statement at a time.
      const inOrder = pLimit(1);
      const read = (statement: PostgresStatement): Promise<readonly PostgresRow[]> => {
        if (writes.length > 0) throw new TypeError('A transaction reads before it writes.');
        return inOrder(() => runStatement<PostgresRow>(client, statement));
      };
      const result = await work({
        get: async (collection, id) => {
          const [row] = await read(selectDocument(collection, id));
          return row && parseDocument(collection, id, row.data);
        },
        find: async (collection, query) =>
          parseRows(collection, await read(selectDocuments(collection, query))),
        set: (collection, id, data) => {
          const checked = checkDocument(collection, id, data);
          writes.push(upsertDocument(collection, id, checked), announce(collection, id));
        },
        delete: (collection, id) => {
          writes.push(deleteDocument(collection, id), announce(collection, id));
        },
      });
      for (const write of writes) await inOrder(() => runStatement(client, write));
      return result;
    });
  }

  watch<T extends object>(
    collection: Collection<T>,
    id: string,
    listener: (data: T | undefined) => void,
  ): () => void {
    return this.#watchers.add(collection, id, (row) =>
      listener(row && parseDocument(collection, id, row.data)),
    );
  }

  /** Rejects where its connections cannot do what it needs. */
  check(): Promise<void> {
    return refuseTransactionPooler(this.#reads);
  }

  close(): Promise<void> {
    this.#closed ??= (async () => {
      await this.#watchers.close();
      await Promise.all([this.#reads.end(), this.#writes.end()]);
    })();
    return this.#closed;
  }
}

interface Options {
  /** `postgres://…`, with what TLS it wants */
  readonly url: string;
  readonly collections: readonly AnyCollection[];
  readonly log: Log;
}

const migrate = async (url: string, collections: readonly AnyCollection[]): Promise<void> => {
  // Migrations take their time, and wait for those of another process.
  const client = new Client({
    ...connectionConfig(url),
    query_timeout: undefined,
    statement_timeout: undefined,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await migratePostgres(client, collections);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * Documents in a PostgreSQL database, which several processes share; its tables are made and brought up to date first.
 * Rejects with a DocumentsError where it cannot be reached, a newer version has changed it, or a pooler loses notifications.
 */
export const openPostgresDocuments = async ({ url, collections, log }: Options): Promise<Documents> => {
  const documents = new PostgresDocuments(url, log);
  try {
    await migrate(url, collections);
    await documents.check();
    return documents;
  } catch (error) {
    await documents.close();
    throw toDocumentsError(error);
  }
};
