import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port';
import { endProcess, waitForOutput } from './server-process';

/** The redis-server of this machine; undefined where there is none. `npm test` fetches it where it may. */
export const redisServer = (): string | undefined => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  const files = [process.env.REDIS_SERVER ?? '', ...folders.map((folder) => join(folder, 'redis-server'))];
  return files.find((file) => file !== '' && existsSync(file));
};

/** A Redis server of a test, which may be stopped, suspended and started again at the same URL. */
export interface TestRedis {
  readonly url: string;
  start(): Promise<void>;
  /** Kills it, as a crash would. */
  stop(): Promise<void>;
  /** Leaves its connections open without a reply. */
  suspend(): void;
  resume(): void;
  close(): Promise<void>;
}

/** Prepares a Redis server on a free port that stores nothing on disk; `start` starts it. */
export const prepareRedis = async (): Promise<TestRedis> => {
  const program = redisServer();
  if (program === undefined) throw new Error('redis-server is missing.');
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const stop = (): Promise<void> => endProcess(child, 'SIGKILL');
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      child = spawn(
        program,
        ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      await waitForOutput(child, child.stdout, 'Ready to accept connections', 'redis-server');
    },
    stop,
    suspend: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
