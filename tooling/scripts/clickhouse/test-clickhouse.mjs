// Tests of counting in ClickHouse, without a server: chDB is ClickHouse within a process.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { areFetched, fetchPackages } from '../fetched-packages.mjs';
import { fail, node, root, run } from '../toolchain.mjs';

const source = join(root, 'tooling/scripts/clickhouse/chdb');
const folder = join(root, '.cache/chdb');
const START_TIMEOUT_MS = 60_000;

const readFirstLine = (child) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('chDB did not start.')), START_TIMEOUT_MS);
    createInterface(child.stdout).once('line', resolve);
    child.once('error', reject).once('exit', (code) => reject(new Error(`chDB ended with ${code}.`)));
    child.once('exit', () => clearTimeout(timer));
  });

/**
 * Runs `work` with the variables that lead tests to a server that answers as ClickHouse does.
 * @param {(env: Record<string, string>) => Promise<number>} work
 */
const withServer = async (work) => {
  // It ends with its standard input, so also where this process is killed.
  const child = spawn(node(), [join(source, 'server.mjs'), folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  try {
    return await work({
      TEST_CLICKHOUSE_URL: await readFirstLine(child),
      TEST_CLICKHOUSE_PID: String(child.pid),
    });
  } finally {
    child.stdin.end();
    await exited;
  }
};

/** Runs a command with a server that answers as ClickHouse does. Resolves to its exit code. */
export const runWithClickHouse = async (command, args) => {
  if (!(await fetchPackages({ source, folder, what: 'chDB (once; 140 MB, 550 MB on disk)' })))
    return fail(
      'chDB could not be fetched: there is one for Linux on x64, and the package registry must be in reach.',
    );
  return withServer((env) => run(command, args, { env }));
};

/**
 * Counts in DuckDB and in ClickHouse and compares. Resolves to the exit code.
 * @param {readonly string[]} [args] arguments for vitest
 */
export const testClickHouse = (args = []) =>
  runWithClickHouse('vitest', [
    'run',
    '--root',
    'apps/pipeline',
    '--config',
    'vitest.clickhouse.config.mjs',
    ...args,
  ]);

/** Why `npm test` leaves the step out; undefined where chDB is fetched already. */
export const reasonToSkipClickHouse = () =>
  areFetched({ source, folder })
    ? undefined
    : 'chDB is not fetched; `npm run test:clickhouse` fetches it, and from then on it runs';
