import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { DuckDBConnection } from '@duckdb/node-api';
import { writeAtomic } from '#src/disk/atomic-file';
import { systemCode } from '@crownsmith/answers/snapshot';
import { PipelineError } from '#src/pipeline-error';
import { sqlText } from '#src/store/database';
import { readNumber } from '#src/store/query';
import { countNumber, type CountDialect, type CountEngine } from '../count-engine';
import { COUNT_TABLES, type CountTableName } from '../count-tables';
import { openSession, type ClickHouseSession } from './clickhouse-session';
import type { ClickHouseSettings } from './clickhouse-settings';
import {
  MACHINE,
  makeClusterLayout,
  makeServerLayout,
  quoteText,
  type TableLayout,
} from './clickhouse-tables';
import { encodeRows } from './row-binary';

/** Rows of integers in one insert. */
const BATCH_ROWS = 1_000_000;

const DIALECT: CountDialect = {
  int: (expression) => `accurateCast(${expression}, 'Int32')`,
  sharedBits: (a, b) => `bitAnd(${a}, ${b})`,
  shiftRight: (a, bits) => `bitShiftRight(${a}, ${bits})`,
  nthSmallest: (expression, n) =>
    `if(count(${expression}) < ${n}, NULL, groupArraySorted(${n})(${expression})[${n}])`,
};

/** The store whose decks are counted. */
interface CountedStore {
  readonly db: DuckDBConnection;
  /** folder for files on their way to the server */
  readonly spill: string;
  /** file with the store's name on servers, which tells its databases from those of others */
  readonly idFile: string;
}

/** Start of the names of a store's databases. The store keeps it: a container has another host name at every start. */
const databasePrefix = async (idFile: string): Promise<string> => {
  const known = await readFile(idFile, 'utf8').catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return '';
    throw error;
  });
  const id = /^[0-9a-f]{12}$/.test(known) ? known : randomBytes(6).toString('hex');
  if (id !== known) await writeAtomic(idFile, id);
  return `crownsmith_${id}_`;
};

/** Machines of a cluster. @throws PipelineError 'usage' for one that decks cannot be dealt over */
const countMachines = async (session: ClickHouseSession, cluster: string, url: string): Promise<number> => {
  const rows = await session.readTexts(
    `select shard_num, count(*), max(shard_weight) from system.clusters where cluster = ${quoteText(cluster)} group by shard_num`,
  );
  if (rows.length === 0)
    throw new PipelineError(
      'usage',
      `ClickHouse at ${url} knows no cluster ${cluster}. Set CLICKHOUSE_CLUSTER to one of system.clusters.`,
    );
  if (rows.some(([, replicas, weight]) => replicas !== '1' || weight !== '1'))
    throw new PipelineError(
      'usage',
      `The cluster ${cluster} has replicas or weights. Set CLICKHOUSE_CLUSTER to one whose shards have one replica and the weight 1.`,
    );
  return rows.length;
};

/** Databases that killed runs of the same store left. The store is locked, so none of them is in use. */
const findLeftovers = async (session: ClickHouseSession, prefix: string): Promise<readonly string[]> => {
  const rows = await session.readTexts(
    `select name from system.databases where startsWith(name, ${quoteText(prefix)}) and not endsWith(name, '_local')`,
  );
  return rows.map(([name]) => name ?? '');
};

const makeEngine = (
  session: ClickHouseSession,
  layout: TableLayout,
  { db, spill }: CountedStore,
): CountEngine => {
  /** rows that each table must have */
  const expected = new Map<CountTableName, number>();
  let inserts = 0;
  const columnsOf = (name: CountTableName): readonly string[] => Object.keys(COUNT_TABLES[name].columns);
  const insert = async (
    name: CountTableName,
    format: string,
    rows: number,
    makeBody: () => Readable,
  ): Promise<void> => {
    const columns = [...columnsOf(name), ...(layout.machines(name) > 0 ? [MACHINE] : [])].join(', ');
    await session.insert(
      `insert into ${layout.target(name)} (${columns}) format ${format}`,
      `${name}-${inserts++}`,
      makeBody,
    );
    const total = (expected.get(name) ?? 0) + rows;
    expected.set(name, total);
  };
  const check = async (name: CountTableName): Promise<void> => {
    const found = await countNumber(engine, `select count(*) from ${name}`);
    if (found !== expected.get(name))
      throw new PipelineError(
        'network',
        `ClickHouse has ${found} rows of ${name} instead of ${expected.get(name)}. Nothing was published; run it again.`,
      );
  };
  const engine: CountEngine = {
    dialect: DIALECT,
    create: async (name) => {
      for (const sql of layout.createTable(name)) await session.run(sql);
      expected.set(name, 0);
    },
    load: async (name, sql) => {
      const file = join(spill, `${name}.parquet`);
      const columns = columnsOf(name).join(', ');
      const machines = layout.machines(name);
      const forMachines = machines > 0 ? ` cross join range(${machines}) as each(${MACHINE})` : '';
      await mkdir(spill, { recursive: true });
      try {
        await db.run(
          `copy (select * from (${sql}) as loaded(${columns})${forMachines}) to ${sqlText(file)} (format parquet, compression zstd)`,
        );
        const rows = await readNumber(db, `select count(*) from read_parquet(${sqlText(file)})`);
        if (rows > 0)
          await insert(name, 'Parquet', rows / Math.max(1, machines), () => createReadStream(file));
      } finally {
        await rm(file, { force: true });
      }
      await check(name);
    },
    append: async (name, columns) => {
      const rows = columns[0]?.length ?? 0;
      for (let from = 0; from < rows; from += BATCH_ROWS) {
        const to = Math.min(rows, from + BATCH_ROWS);
        const bytes = encodeRows(columns, from, to, layout.machines(name));
        await insert(name, 'RowBinary', to - from, () => Readable.from([bytes], { objectMode: false }));
      }
      await check(name);
    },
    fill: (name, sql) =>
      session.runOnce(`insert into ${layout.target(name)} (${columnsOf(name).join(', ')}) ${sql}`),
    readInts: (sql, columns) => session.readInts(sql, columns),
    readTexts: (sql) => session.readTexts(sql),
  };
  return engine;
};

/**
 * Counts in a database of its own on a ClickHouse server, or in two on each machine of a cluster; drops them when the work
 * is done or fails, and first those that a killed run left.
 * @throws PipelineError 'network', 'permission' or 'usage' that names the server without credentials
 */
export const withClickHouse = async <T>(
  settings: ClickHouseSettings,
  store: CountedStore,
  work: (engine: CountEngine) => Promise<T>,
  retryWaitsMs?: readonly number[],
): Promise<T> => {
  const prefix = await databasePrefix(store.idFile);
  const name = `${prefix}${Date.now().toString(36)}`;
  const outside = openSession(settings, 'default', retryWaitsMs);
  const inside = openSession(settings, name, retryWaitsMs);
  try {
    const { cluster, url } = settings;
    const machines = cluster === undefined ? 1 : await countMachines(outside, cluster, url);
    const layoutOf = (database: string): TableLayout =>
      cluster === undefined ? makeServerLayout(database) : makeClusterLayout(database, cluster, machines);
    const drop = async (database: string): Promise<void> => {
      for (const sql of layoutOf(database).dropDatabases) await outside.run(sql);
    };
    for (const leftover of await findLeftovers(outside, prefix)) await drop(leftover);
    const layout = layoutOf(name);
    try {
      for (const sql of layout.createDatabases) await outside.run(sql);
      const result = await work(makeEngine(inside, layout, store));
      await drop(name);
      return result;
    } catch (error) {
      // The next run drops what cannot be dropped now; the first failure is the one to report.
      await drop(name).catch(() => undefined);
      throw error;
    }
  } finally {
    await inside.close();
    await outside.close();
  }
};
