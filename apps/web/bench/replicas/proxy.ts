import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endProcess } from '../../server/testing/server-process';

const CONFIG = fileURLToPath(new URL('../../../../deploy/haproxy.cfg', import.meta.url));
const POLL_MS = 50;

export interface Proxy {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const isServing = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );

/**
 * Starts HAProxy as it is configured for operators; resolves once it serves.
 * @param program its path @param hosts host and port of both processes
 */
export const startProxy = async (
  program: string,
  port: number,
  [first, second]: readonly [string, string],
): Promise<Proxy> => {
  const child = spawn(program, ['-db', '-f', CONFIG], {
    env: { ...process.env, LISTEN: `127.0.0.1:${port}`, WEB1: first, WEB2: second },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const origin = `http://localhost:${port}`;
  while (!(await isServing(origin))) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}:\n${output}`);
    await wait(POLL_MS);
  }
  return { origin, close: () => endProcess(child, 'SIGTERM') };
};
