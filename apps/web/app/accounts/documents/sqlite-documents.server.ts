import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type AnyCollection,
  type Collection,
  type Documents,
  DocumentsError,
  type IndexValue,
  type Query,
  type Stored,
  type Transaction,
} from './documents.server';
import { checkDocument, checkQuery, indexedFields, parseDocument } from './parse-document.server';
import { retryConflicts } from './retry-conflicts.server';
import { migrate, withWriteLock } from './sqlite-migrations.server';
import { createWatchers } from './watchers.server';

/** How long a statement waits for another process's write, in ms; it blocks this process meanwhile. */
const LOCK_TIMEOUT_MS = 100;
/** How often watched documents are compared with what other processes write, in ms. */
const POLL_MS = 250;

/** Primary result codes of SQLite that mean "try again". */
const BUSY_CODES: ReadonlySet<number> = new Set([5, 6]);

interface Row {
  readonly id: string;
  readonly revision: number;
  readonly data: string;
}

type Write = { readonly collection: AnyCollection; readonly id: string; readonly data: object | undefined };

/** What a transaction has read: it takes effect only where all of it still holds. */
interface Reads {
  readonly documents: {
    readonly collection: AnyCollection;
    readonly id: string;
    readonly revision: number;
  }[];
  readonly queries: { readonly sql: Statement; readonly result: string }[];
}

interface Statement {
  readonly text: string;
  readonly values: readonly SQLInputValue[];
}

/** The result of a synchronous function, or its error, as a promise. */
const promise = <T>(work: () => T): Promise<T> => new Promise((resolve) => resolve(work()));

/** Another writer came between the reads and the writes of a transaction. */
class ConflictError extends Error {}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && BUSY_CODES.has(Number(error.errcode) & 0xff);

const toDocumentsError = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR'
    ? new DocumentsError('unavailable', `The database of accounts failed: ${error.message}`, { cause: error })
    : error;

const toValue = (value: IndexValue): SQLInputValue => (typeof value === 'boolean' ? Number(value) : value);

const SELECT = 'SELECT d.id, d.revision, d.data FROM documents d';

const toStatement = <T extends object>(collection: Collection<T>, query: Query<T>): Statement => {
  const { name } = collection;
  const { where, orderBy } = checkQuery(collection, query);
  if (orderBy !== undefined) {
    const direction = query.descending ? 'DESC' : 'ASC';
    return {
      text: `${SELECT} JOIN fields f ON f.collection = d.collection AND f.id = d.id
             WHERE f.collection = ? AND f.field = ? ORDER BY f.value ${direction}, f.id ${direction} LIMIT ?`,
      values: [name, orderBy, query.limit],
    };
  }
  const conditions = where.map(
    () => 'AND d.id IN (SELECT f.id FROM fields f WHERE f.collection = ? AND f.field = ? AND f.value = ?)',
  );
  // No id is empty, so all documents follow that one.
  return {
    text: `${SELECT} WHERE d.collection = ? AND d.id > ? ${conditions.join(' ')} ORDER BY d.id LIMIT ?`,
    values: [
      name,
      query.after ?? '',
      ...where.flatMap(([field, value]) => [name, field, toValue(value)]),
      query.limit,
    ],
  };
};

const fingerprint = (rows: readonly Row[]): string =>
  rows.map(({ id, revision }) => `${id}@${revision}`).join('\n');

/** Throws where pages of the file are damaged: what is written between them would be lost, too. */
const assertSound = (database: DatabaseSync): void => {
  const found = String(database.prepare('PRAGMA quick_check(1)').get()?.['quick_check']);
  if (found !== 'ok') throw new Error(`it is damaged (${found}). Restore it from a backup.`);
};

const open = (file: string): DatabaseSync => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
  try {
    chmodSync(file, 0o600);
    assertSound(database);
    // FULL: what was acknowledged survives a loss of power, too.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

class SqliteDocuments implements Documents {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #watchers = createWatchers({
    pollMs: POLL_MS,
    changes: () => Number(this.#row({ text: 'PRAGMA data_version', values: [] })['data_version']),
    revision: (collection, id) => this.#read(collection, id)?.revision ?? 0,
  });

  constructor(database: DatabaseSync, collections: readonly AnyCollection[]) {
    this.#database = database;
    this.#index(collections);
  }

  #prepare(text: string): StatementSync {
    const known = this.#statements.get(text);
    if (known) return known;
    const prepared = this.#database.prepare(text);
    // Their number is bounded by the code: values are never part of a text.
    this.#statements.set(text, prepared);
    return prepared;
  }

  #row({ text, values }: Statement): Readonly<Record<string, unknown>> {
    return this.#prepare(text).get(...values) ?? {};
  }

  #all({ text, values }: Statement): readonly Row[] {
    return this.#prepare(text).all(...values) as unknown as readonly Row[];
  }

  #run(text: string, ...values: readonly SQLInputValue[]): void {
    this.#prepare(text).run(...values);
  }

  #read(collection: AnyCollection, id: string): Row | undefined {
    return this.#all({
      text: `${SELECT} WHERE d.collection = ? AND d.id = ?`,
      values: [collection.name, id],
    })[0];
  }

  #writeFields(collection: AnyCollection, id: string, data: object): void {
    for (const [field, value] of indexedFields(collection, data))
      this.#run('INSERT INTO fields VALUES (?, ?, ?, ?)', collection.name, field, toValue(value), id);
  }

  #write({ collection, id, data }: Write): void {
    const { name } = collection;
    this.#run('DELETE FROM fields WHERE collection = ? AND id = ?', name, id);
    if (data === undefined) {
      this.#run('DELETE FROM documents WHERE collection = ? AND id = ?', name, id);
      return;
    }
    const { last } = this.#row({ text: 'UPDATE revisions SET last = last + 1 RETURNING last', values: [] });
    this.#run(
      'INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?)',
      name,
      id,
      Number(last),
      JSON.stringify(data),
    );
    this.#writeFields(collection, id, data);
  }

  /** Indexes what is stored of collections whose indexed fields have changed. */
  #index(collections: readonly AnyCollection[]): void {
    const known = (name: string): string =>
      this.#prepare('SELECT field FROM indexed_fields WHERE collection = ? ORDER BY field')
        .all(name)
        .map(({ field }) => String(field))
        .join();
    const changed = () =>
      collections.filter(({ name, indexed }) => known(name) !== [...indexed].sort().join());
    if (changed().length === 0) return;
    withWriteLock(this.#database, () => {
      for (const collection of changed()) {
        const { name } = collection;
        this.#run('DELETE FROM fields WHERE collection = ?', name);
        this.#run('DELETE FROM indexed_fields WHERE collection = ?', name);
        for (const field of collection.indexed)
          this.#run('INSERT INTO indexed_fields VALUES (?, ?)', name, field);
        for (const { id, data } of this.#all({ text: `${SELECT} WHERE d.collection = ?`, values: [name] }))
          this.#writeFields(collection, id, JSON.parse(data) as object);
      }
    });
  }

  get<T extends object>(collection: Collection<T>, id: string): Promise<T | undefined> {
    return this.#attempt(() => {
      const row = this.#read(collection, id);
      return row && parseDocument(collection, id, JSON.parse(row.data));
    });
  }

  find<T extends object>(collection: Collection<T>, query: Query<T>): Promise<readonly Stored<T>[]> {
    return this.#attempt(() => this.#parseRows(collection, this.#all(toStatement(collection, query))));
  }

  #parseRows<T extends object>(collection: Collection<T>, rows: readonly Row[]): readonly Stored<T>[] {
    return rows.map(({ id, data }) => ({ id, data: parseDocument(collection, id, JSON.parse(data)) }));
  }

  transaction<T>(work: (transaction: Transaction) => T | Promise<T>): Promise<T> {
    return this.#attempt(async () => {
      const reads: Reads = { documents: [], queries: [] };
      const writes: Write[] = [];
      const result = await work(this.#recordingTransaction(reads, writes));
      this.#commit(reads, writes);
      return result;
    });
  }

  /** Runs work again while another process holds the lock, or another writer came between. */
  async #attempt<T>(work: () => T | Promise<T>): Promise<T> {
    try {
      return await retryConflicts(work, (error) => error instanceof ConflictError || isBusy(error));
    } catch (error) {
      throw toDocumentsError(error);
    }
  }

  #recordingTransaction(reads: Reads, writes: Write[]): Transaction {
    const assertReading = (): void => {
      if (writes.length > 0) throw new TypeError('A transaction reads before it writes.');
    };
    return {
      get: (collection, id) =>
        promise(() => {
          assertReading();
          const row = this.#read(collection, id);
          reads.documents.push({ collection, id, revision: row?.revision ?? 0 });
          return row && parseDocument(collection, id, JSON.parse(row.data));
        }),
      find: (collection, query) =>
        promise(() => {
          assertReading();
          const sql = toStatement(collection, query);
          const rows = this.#all(sql);
          reads.queries.push({ sql, result: fingerprint(rows) });
          return this.#parseRows(collection, rows);
        }),
      set: (collection, id, data) => {
        writes.push({ collection, id, data: checkDocument(collection, id, data) });
      },
      delete: (collection, id) => {
        writes.push({ collection, id, data: undefined });
      },
    };
  }

  #commit(reads: Reads, writes: readonly Write[]): void {
    if (writes.length === 0) return;
    withWriteLock(this.#database, () => {
      const isUnchanged =
        reads.documents.every(
          ({ collection, id, revision }) => (this.#read(collection, id)?.revision ?? 0) === revision,
        ) && reads.queries.every(({ sql, result }) => fingerprint(this.#all(sql)) === result);
      if (!isUnchanged) throw new ConflictError();
      for (const write of writes) this.#write(write);
    });
    for (const { collection, id } of writes) this.#watchers.notify(collection, id);
  }

  watch<T extends object>(
    collection: Collection<T>,
    id: string,
    listener: (data: T | undefined) => void,
  ): () => void {
    return this.#watchers.add(collection, id, () => {
      const row = this.#read(collection, id);
      listener(row && parseDocument(collection, id, JSON.parse(row.data)));
    });
  }

  close(): Promise<void> {
    this.#watchers.close();
    if (this.#database.isOpen) this.#database.close();
    return Promise.resolve();
  }
}

/**
 * Documents in an SQLite file, which several processes may share. Rejects with a DocumentsError where the file is no
 * database, or one of a newer version.
 * @param file absolute path; created where it does not exist
 */
export const openSqliteDocuments = async (
  file: string,
  collections: readonly AnyCollection[],
): Promise<Documents> => {
  try {
    return new SqliteDocuments(await retryConflicts(() => open(file), isBusy), collections);
  } catch (error) {
    if (error instanceof DocumentsError && error.reason !== 'conflict') throw error;
    const { cause } = error instanceof DocumentsError ? error : { cause: error };
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DocumentsError('unavailable', `${file} cannot be opened: ${reason}`, { cause: error });
  }
};
