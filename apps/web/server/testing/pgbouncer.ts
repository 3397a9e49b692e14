import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { giveToServer, serverUser } from './postgres';
import { endProcess, waitForOutput } from './server-process';

/** The program of PgBouncer, as `npm run test:postgres` has found it; undefined where there is none. */
export const pgBouncer = (): string | undefined => process.env.PGBOUNCER || undefined;

/** What PgBouncer has to overlook, as docs/postgres.md says. */
const IGNORED_PARAMETERS = 'statement_timeout,idle_in_transaction_session_timeout,options';

interface TestPooler {
  /** of the same database, by the pooler */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts PgBouncer in front of a database.
 * @param url of the database @param mode whether a client has a connection of the server for its session or for a transaction
 * @param ignoredParameters of clients at their start, separated by commas
 */
export const startPgBouncer = async (
  url: string,
  mode: 'session' | 'transaction',
  ignoredParameters = IGNORED_PARAMETERS,
): Promise<TestPooler> => {
  const program = pgBouncer();
  if (program === undefined) throw new Error('PGBOUNCER does not name the program.');
  const { username, password, port: serverPort } = new URL(url);
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'pgbouncer-')), await freePort()];
  const [config, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users')];
  await writeFile(users, `"${username}" "${password}"\n`);
  await writeFile(
    config,
    `[databases]
* = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${mode}
ignore_startup_parameters = ${ignoredParameters}
`,
  );
  for (const path of [config, users, folder]) await giveToServer(path);
  const child = spawn(program, [config], {
    ...serverUser(),
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await waitForOutput(child, child.stderr, 'process up', 'pgbouncer');
  const pooled = new URL(url);
  pooled.port = String(port);
  return {
    url: pooled.href,
    close: async () => {
      await endProcess(child, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
