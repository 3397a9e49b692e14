import { DatabaseSync } from 'node:sqlite';

const withDatabase = <T>(file: string, work: (database: DatabaseSync) => T): T => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return work(database);
  } finally {
    database.close();
  }
};

/** Copies an SQLite file while others write to it: the copy is one moment's state, complete without the files beside it. */
export const copyDatabase = (from: string, to: string): void =>
  withDatabase(from, (database) => void database.prepare('VACUUM INTO ?').run(to));

/**
 * How many documents each collection of a database of people has.
 * @throws Error for a file that is damaged or no such database
 */
export const countDocuments = (file: string): Readonly<Record<string, number>> =>
  withDatabase(file, (database) => {
    const found = String(database.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check']);
    if (found !== 'ok') throw new Error(`it is damaged (${found})`);
    const rows = database
      .prepare('SELECT collection, count(*) AS n FROM documents GROUP BY collection')
      .all();
    return Object.fromEntries(rows.map(({ collection, n }) => [String(collection), Number(n)]));
  });

/** Whether another connection has an SQLite file in WAL mode open: it holds a shared lock for as long as it is open. */
export const isDatabaseInUse = (file: string): boolean => {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
    return false;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && Number(error.errcode) === 5) return true;
    throw error;
  } finally {
    database.close();
  }
};
