import { INTEGER, type DuckDBConnection } from '@duckdb/node-api';
import { appendColumns } from '#src/store/database';
import { readInts, readTexts } from '#src/store/query';
import type { CountDialect, CountEngine } from './count-engine';
import { COUNT_TABLES, type ColumnType, type CountTable } from './count-tables';

const TYPES: Readonly<Record<ColumnType, string>> = {
  int: 'integer',
  'optional int': 'integer',
};

export const DUCKDB_DIALECT: CountDialect = {
  int: (expression) => `(${expression})::integer`,
  sharedBits: (a, b) => `(${a} & ${b})`,
  shiftRight: (a, bits) => `(${a} >> ${bits})`,
  nthSmallest: (expression, n) => `min(${expression}, ${n})[${n}]`,
};

/** Counts in the store's database itself: nothing is copied. */
export const makeDuckDbEngine = (db: DuckDBConnection): CountEngine => {
  const run = async (sql: string): Promise<void> => void (await db.run(sql));
  return {
    dialect: DUCKDB_DIALECT,
    create: (name) => {
      const { columns, view }: CountTable = COUNT_TABLES[name];
      const definitions = Object.entries(columns).map(([column, type]) => `${column} ${TYPES[type]}`);
      return run(
        view === undefined
          ? `create or replace table ${name} (${definitions.join(', ')})`
          : `create or replace view ${name} as ${view}`,
      );
    },
    load: (table, sql) => run(`insert into ${table} ${sql}`),
    append: (table, columns) =>
      appendColumns(
        db,
        table,
        columns.map(() => INTEGER),
        columns,
      ),
    fill: (table, sql) => run(`insert into ${table} ${sql}`),
    readInts: (sql, columns) => readInts(db, sql, columns),
    readTexts: (sql) => readTexts(db, sql),
  };
};
