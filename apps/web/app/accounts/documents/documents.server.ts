import type * as z from 'zod';

/** What a field that queries filter or sort by may hold. */
export type IndexValue = string | number | boolean;

/** A collection of documents, of whatever shape. */
export interface AnyCollection {
  readonly name: string;
  readonly schema: z.ZodType;
  /** fields that queries filter or sort by; documents without such a field are not found by it */
  readonly indexed: readonly string[];
  /** the field with the uid of the person whom a document belongs to; undefined where it is nobody's */
  readonly owner: string | undefined;
  /** fields that nobody is shown, not even the person: digests of secrets and the like */
  readonly hidden: readonly string[];
}

/** A collection of documents of one shape. */
export interface Collection<T extends object> extends AnyCollection {
  readonly schema: z.ZodType<T>;
}

type Field<T> = keyof T & string;

interface CollectionOptions<T> {
  readonly indexed?: readonly Field<T>[];
  readonly owner?: Field<T>;
  readonly hidden?: readonly Field<T>[];
}

/** Declares a collection; the owner's field is indexed, too. */
export const defineCollection = <T extends object>(
  name: string,
  schema: z.ZodType<T>,
  { indexed = [], owner, hidden = [] }: CollectionOptions<T> = {},
): Collection<T> => ({
  name,
  schema,
  indexed: [...new Set([...indexed, ...(owner === undefined ? [] : [owner])])],
  owner,
  hidden,
});

/** A document with its id. */
export interface Stored<T> {
  readonly id: string;
  readonly data: T;
}

/** Which documents are found: all whose fields have these values, or all that have a field, in its order; not both. */
export interface Query<T> {
  /** most documents that are found */
  readonly limit: number;
  readonly where?: { readonly [Name in keyof T]?: IndexValue };
  /** only documents that follow the one with this id, for the next page of a query by `where` */
  readonly after?: string | undefined;
  readonly orderBy?: Field<T>;
  readonly descending?: boolean;
}

/** Reads and writes that take effect together or not at all. All reads come before the first write. */
export interface Transaction {
  get<T extends object>(collection: Collection<T>, id: string): Promise<T | undefined>;
  find<T extends object>(collection: Collection<T>, query: Query<T>): Promise<readonly Stored<T>[]>;
  /** writes a whole document */
  set<T extends object>(collection: Collection<T>, id: string, data: T): void;
  delete(collection: AnyCollection, id: string): void;
}

/**
 * The port to the database of people: documents in collections, each checked with the schema of its collection when it is
 * read and when it is written. Methods reject with a DocumentsError where the database fails.
 */
export interface Documents {
  get<T extends object>(collection: Collection<T>, id: string): Promise<T | undefined>;
  find<T extends object>(collection: Collection<T>, query: Query<T>): Promise<readonly Stored<T>[]>;
  /**
   * Runs `work`, and runs it again where another writer has changed a document that it read; resolves once the writes are
   * durable. What `work` does besides must bear repeating.
   */
  transaction<T>(work: (transaction: Transaction) => T | Promise<T>): Promise<T>;
  /**
   * Calls the listener with the document as it is now and, within a second, after every change by this process or another;
   * with undefined while there is none. @returns stops watching
   */
  watch<T extends object>(
    collection: Collection<T>,
    id: string,
    listener: (data: T | undefined) => void,
  ): () => void;
  close(): Promise<void>;
}

/** The database failed, or holds a document that does not fit its schema. */
export class DocumentsError extends Error {
  override readonly name = 'DocumentsError';
  constructor(
    readonly reason: 'unavailable' | 'conflict' | 'invalid',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Whether the database does not answer, or has no room: it will again, and nothing that it acknowledged is lost. */
export const isDatabaseFailure = (error: unknown): error is DocumentsError =>
  error instanceof DocumentsError && error.reason !== 'invalid';

/** What people read then. */
export const DATABASE_FAILURE_TEXT =
  'This cannot be saved or read at the moment. Try again in a few minutes.';
