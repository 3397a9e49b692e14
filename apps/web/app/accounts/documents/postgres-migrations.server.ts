import type { ClientBase } from 'pg';
import { type AnyCollection, DocumentsError } from './documents.server';
import { decodeText, indexDocument, type PostgresRow } from './postgres-statements.server';

/** Migrations of the database's tables, in order; the table `migrations` has the number of each that ran. Never edit one: add one. */
const MIGRATIONS: readonly string[] = [
  `CREATE SEQUENCE document_revisions;
   CREATE TABLE documents (
     collection text COLLATE "C" NOT NULL,
     id text COLLATE "C" NOT NULL,
     revision bigint NOT NULL DEFAULT nextval('document_revisions'),
     data json NOT NULL,
     PRIMARY KEY (collection, id)
   );
   CREATE TABLE fields (
     collection text COLLATE "C" NOT NULL,
     id text COLLATE "C" NOT NULL,
     field text COLLATE "C" NOT NULL,
     number float8,
     text text COLLATE "C",
     PRIMARY KEY (collection, id, field),
     FOREIGN KEY (collection, id) REFERENCES documents ON DELETE CASCADE,
     CHECK ((number IS NULL) <> (text IS NULL))
   );
   CREATE INDEX fields_by_value ON fields (collection, field, number, text, id);
   CREATE TABLE indexed_fields (
     collection text COLLATE "C" NOT NULL,
     field text COLLATE "C" NOT NULL,
     PRIMARY KEY (collection, field)
   );`,
];

/** Names the lock of migrations among the advisory locks of a database: any number that others do not use. */
const LOCK = 4_825_172_133;

/** Documents that are indexed between two reads. */
const INDEX_BATCH = 500;

const runMigrations = async (client: ClientBase): Promise<void> => {
  await client.query(
    'CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now())',
  );
  const { rows } = await client.query<{ version: number }>(
    'SELECT coalesce(max(number), 0) AS version FROM migrations',
  );
  const version = rows[0]?.version ?? 0;
  if (version > MIGRATIONS.length)
    throw new DocumentsError(
      'unavailable',
      `The database of accounts is of version ${version}; this program knows versions up to ${MIGRATIONS.length}.`,
    );
  for (const [index, migration] of MIGRATIONS.entries()) {
    if (index < version) continue;
    await client.query(migration);
    await client.query('INSERT INTO migrations (number) VALUES ($1)', [index + 1]);
  }
};

const indexCollection = async (client: ClientBase, collection: AnyCollection): Promise<void> => {
  const { name, indexed } = collection;
  await client.query('DELETE FROM fields WHERE collection = $1', [name]);
  await client.query('DELETE FROM indexed_fields WHERE collection = $1', [name]);
  await client.query('INSERT INTO indexed_fields SELECT $1, unnest($2::text[])', [name, indexed]);
  for (let after = ''; ;) {
    const { rows } = await client.query<PostgresRow>(
      'SELECT id, data FROM documents WHERE collection = $1 AND id > $2 ORDER BY id LIMIT $3',
      [name, after, INDEX_BATCH],
    );
    for (const { id, data } of rows) {
      const { text, values } = indexDocument(collection, decodeText(id), data as object);
      await client.query(text, [...values]);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
};

/** Indexes what is stored of collections whose indexed fields have changed. */
const indexChanged = async (client: ClientBase, collections: readonly AnyCollection[]): Promise<void> => {
  const { rows } = await client.query<{ collection: string; field: string }>(
    'SELECT collection, field FROM indexed_fields',
  );
  const known = (name: string): string =>
    rows
      .filter(({ collection }) => collection === name)
      .map(({ field }) => field)
      .sort()
      .join();
  for (const collection of collections)
    if (known(collection.name) !== [...collection.indexed].sort().join()) {
      // Nobody writes a document that this would not index.
      await client.query('LOCK TABLE documents IN SHARE ROW EXCLUSIVE MODE');
      await indexCollection(client, collection);
    }
};

/**
 * Brings the tables and the indexed fields up to date, in one transaction: where several processes start at once, one does
 * so while the others wait. Rejects with a DocumentsError for a database of a newer version.
 */
export const migratePostgres = async (
  client: ClientBase,
  collections: readonly AnyCollection[],
): Promise<void> => {
  await client.query('BEGIN');
  try {
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await runMigrations(client);
    await indexChanged(client, collections);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};
