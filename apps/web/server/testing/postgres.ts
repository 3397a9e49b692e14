import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { chown, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port';
import { endProcess, waitForOutput } from './server-process';

/** The program of PostgreSQL's server, as `npm test` has found it; undefined where tests are to do without. */
export const postgresServer = (): string | undefined => process.env.POSTGRES || undefined;

/** PostgreSQL and PgBouncer refuse to run as root: who runs them instead. */
export const serverUser = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string): number => {
    const read = (user: string) =>
      Number(execFileSync('id', [option, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    try {
      return read('postgres');
    } catch {
      return read('nobody');
    }
  };
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** Gives a file or folder to who runs the servers. */
export const giveToServer = async (path: string): Promise<void> => {
  const { uid, gid } = serverUser();
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
};

/** Files of a certificate and its key. */
export interface CertificateFiles {
  readonly certificate: string;
  readonly key: string;
}

/** Lets nobody in without TLS but who uses the socket. @returns options of the server */
const requireTls = async (data: string, files: CertificateFiles): Promise<readonly string[]> => {
  const [certificate, key] = [join(data, 'server.crt'), join(data, 'server.key')];
  await copyFile(files.certificate, certificate);
  await copyFile(files.key, key);
  await giveToServer(key);
  await writeFile(
    join(data, 'pg_hba.conf'),
    'local all all scram-sha-256\nhostssl all all 127.0.0.1/32 scram-sha-256\n',
  );
  return ['-c', 'ssl=on', '-c', `ssl_cert_file=${certificate}`, '-c', `ssl_key_file=${key}`];
};

/** A PostgreSQL server of a test, which may be stopped, suspended and started again at the same URL. */
export interface TestPostgres {
  /** Creates a database with a role that owns it and may do nothing else. @returns its URL */
  createDatabase(): Promise<string>;
  start(): Promise<void>;
  /** Ends it at once with all its connections, as a crash would. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Prepares a PostgreSQL server with a database cluster of its own on a free port; `start` starts it.
 * @param tls by which it is reached, and not without; by default it has none
 */
export const preparePostgres = async (tls?: CertificateFiles): Promise<TestPostgres> => {
  const program = postgresServer();
  if (program === undefined) throw new Error('POSTGRES does not name a server of PostgreSQL.');
  const [port, user, password] = [await freePort(), serverUser(), randomUUID()];
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')];
  await writeFile(passwordFile, password);
  for (const path of [passwordFile, folder]) await giveToServer(path);
  const options = ['--no-sync', '--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  execFileSync(
    // The program may be a link.
    join(dirname(realpathSync(program)), 'initdb'),
    ['-D', data, '--encoding=UTF8', '--locale=C', ...options],
    // It reads the working folder, which that user may not be able to.
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const tlsOptions = tls ? await requireTls(data, tls) : [];
  let child: ChildProcess | undefined;
  const stop = (): Promise<void> => endProcess(child, 'SIGQUIT');
  return {
    createDatabase: async () => {
      const name = `site_${randomUUID().replaceAll('-', '')}`;
      const admin = new Client({ host: folder, port, user: 'postgres', password, database: 'postgres' });
      await admin.connect();
      try {
        await admin.query(`CREATE ROLE ${name} LOGIN PASSWORD '${password}'`);
        await admin.query(`CREATE DATABASE ${name} OWNER ${name}`);
      } finally {
        await admin.end();
      }
      return `postgres://${name}:${password}@127.0.0.1:${port}/${name}`;
    },
    start: async () => {
      child = spawn(
        program,
        [
          ...['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder],
          // What is written survives a crash of the server, not of the machine: no test needs that.
          ...['-c', 'fsync=off', '-c', 'shared_buffers=16MB', '-c', 'lc_messages=C'],
          ...tlsOptions,
        ],
        { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      await waitForOutput(child, child.stderr, 'database system is ready to accept connections', 'postgres');
    },
    stop,
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
