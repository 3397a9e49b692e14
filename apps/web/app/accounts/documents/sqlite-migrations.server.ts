import type { DatabaseSync } from 'node:sqlite';
import { DocumentsError } from './documents.server';

/** Migrations of the database's tables, in order; the file's `user_version` is how many have run. Never edit one: add one. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE documents (
     collection TEXT NOT NULL,
     id TEXT NOT NULL,
     revision INTEGER NOT NULL,
     data TEXT NOT NULL,
     PRIMARY KEY (collection, id)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE fields (
     collection TEXT NOT NULL,
     field TEXT NOT NULL,
     value ANY NOT NULL,
     id TEXT NOT NULL,
     PRIMARY KEY (collection, field, value, id)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX fields_of_document ON fields (collection, id);
   CREATE TABLE revisions (last INTEGER NOT NULL) STRICT;
   INSERT INTO revisions VALUES (0);
   CREATE TABLE indexed_fields (
     collection TEXT NOT NULL,
     field TEXT NOT NULL,
     PRIMARY KEY (collection, field)
   ) STRICT, WITHOUT ROWID;`,
];

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.['user_version']);

/** Runs a function in a transaction that no other writer shares. */
export const withWriteLock = <T>(database: DatabaseSync, work: () => T): T => {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
};

/** Brings the tables up to date. Throws a DocumentsError for a file of a newer version. */
export const migrate = (database: DatabaseSync): void => {
  if (versionOf(database) === MIGRATIONS.length) return;
  withWriteLock(database, () => {
    const version = versionOf(database);
    if (version > MIGRATIONS.length)
      throw new DocumentsError(
        'unavailable',
        `The database of accounts is of version ${version}; this program knows versions up to ${MIGRATIONS.length}.`,
      );
    for (const migration of MIGRATIONS.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
};
