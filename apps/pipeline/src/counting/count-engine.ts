import type { CountTableName } from './count-tables';

/** What the engines say in different words. Arguments and results are SQL. */
export interface CountDialect {
  /** a sum or count as a 32-bit integer; the query fails where it does not fit */
  readonly int: (expression: string) => string;
  /** the bits that two integers share */
  readonly sharedBits: (a: string, b: string) => string;
  /** an integer without its lowest bits */
  readonly shiftRight: (a: string, bits: string) => string;
  /** the n-th smallest value of a group, NULL if it has fewer */
  readonly nthSmallest: (expression: string, n: number) => string;
}

/**
 * A database that decks are counted in: facts go in, sums of integers come out, the same from every engine. Ratios are
 * computed from them by who reads them.
 *
 * Queries are plain SQL that all engines understand, besides the words of `dialect`. A table by deck may lie on several
 * machines, dealt by deck: a query that starts from one joins other tables by deck only by `d`. The order of rows is that
 * which a query asks for, in full where it matters.
 */
export interface CountEngine {
  readonly dialect: CountDialect;
  /** creates a table (or view) without rows; replaces one of that name */
  create(table: CountTableName): Promise<void>;
  /** adds rows that the store's database selects, in the order of the table's columns: facts */
  load(table: CountTableName, sql: string): Promise<void>;
  /** adds rows of integers, given as the table's columns */
  append(table: CountTableName, columns: readonly Int32Array[]): Promise<void>;
  /** adds rows that the engine selects from its own tables */
  fill(table: CountTableName, sql: string): Promise<void>;
  /** reads integers below 2³¹ as columns; NULL becomes −1 */
  readInts(sql: string, columns: number): Promise<readonly Int32Array[]>;
  /** reads rows with all values as text */
  readTexts(sql: string): Promise<readonly (readonly (string | null)[])[]>;
}

/** The single number that a query returns; 0 for no row. */
export const countNumber = async (engine: CountEngine, sql: string): Promise<number> => {
  const [[number = 0] = []] = await engine.readInts(sql, 1);
  return number;
};

/** Creates a table and adds rows of integers, given as its columns. */
export const createFrom = async (
  engine: CountEngine,
  table: CountTableName,
  columns: readonly Int32Array[],
): Promise<void> => {
  await engine.create(table);
  await engine.append(table, columns);
};
