import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Writes two documents in each transaction, and then its number to the standard output. */
const WRITER = `
  const { DatabaseSync } = require('node:sqlite');
  const { writeSync } = require('node:fs');
  const database = new DatabaseSync(process.argv[1], { timeout: 60000 });
  database.exec('PRAGMA journal_mode = WAL');
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?, 1, ?)');
  const first = Number(process.argv[2]);
  const write = (n) => {
    database.exec('BEGIN IMMEDIATE');
    for (const name of ['left', 'right']) insert.run(name, String(n), '{}');
    database.exec('COMMIT');
    writeSync(1, n + '\\n');
    setTimeout(write, 2, n + 1);
  };
  write(first);`;

/** Documents that make a database large enough for work to take longer than the start of a process, and what each holds, in bytes. */
const [BULK, BULK_BYTES] = [30_000, 500];

/** Makes a database larger. */
export const enlarge = (dataDir: string): void => {
  const database = new DatabaseSync(join(dataDir, 'accounts.sqlite'));
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?, 1, ?)');
  database.exec('BEGIN');
  for (let n = 0; n < BULK; n += 1) {
    const text = randomBytes(BULK_BYTES).toString('base64');
    insert.run('bulk', String(n), JSON.stringify({ text }));
  }
  database.exec('COMMIT');
  database.close();
};

/** A process that writes to a database all the time, as a busy site does. */
export interface DataWriter {
  /** transactions that were acknowledged */
  readonly acknowledged: () => number;
  /** ends it at once */
  readonly kill: () => Promise<void>;
}

/** Starts a writer; resolves once it has written. @param first the number of its first transaction */
export const startWriter = async (dataDir: string, first = 0): Promise<DataWriter> => {
  const child = spawn(process.execPath, ['-e', WRITER, join(dataDir, 'accounts.sqlite'), String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = first - 1;
  child.stdout.on('data', (chunk: Buffer) => {
    const numbers = chunk.toString().split('\n').filter(Boolean);
    last = Math.max(last, Number(numbers.at(-1)));
  });
  await once(child.stdout, 'data');
  return {
    acknowledged: () => last + 1,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};

/**
 * What a database holds of the writer: each transaction whole, and none missing before the last.
 * @returns how many, and what is wrong
 */
export const readWritten = (
  dataDir: string,
): { readonly count: number; readonly faults: readonly string[] } => {
  const database = new DatabaseSync(join(dataDir, 'accounts.sqlite'));
  try {
    const rows = database
      .prepare(
        `SELECT collection, count(*) AS n, max(CAST(id AS INTEGER)) AS last FROM documents
         WHERE collection IN ('left', 'right') GROUP BY collection ORDER BY collection`,
      )
      .all();
    const [left, right] = rows.map(({ n, last }) => [Number(n), Number(last)] as const);
    const integrity = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
    const profiles = Number(
      database.prepare("SELECT count(*) AS n FROM documents WHERE collection = 'profiles'").get()?.['n'],
    );
    const [count, last] = left ?? [0, -1];
    return {
      count,
      faults: [
        ...(integrity === 'ok' ? [] : [`the database is damaged: ${String(integrity)}`]),
        ...(count === (right?.[0] ?? 0) ? [] : [`half a transaction: ${count} and ${right?.[0] ?? 0}`]),
        ...(count === last + 1 ? [] : [`${last + 1 - count} transactions before the last are missing`]),
        ...(profiles === 1 ? [] : [`${profiles} accounts in place of 1`]),
      ],
    };
  } finally {
    database.close();
  }
};
