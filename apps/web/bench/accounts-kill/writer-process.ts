import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildServer } from './build-server';

/** A process of `server.ts`. */
export interface WriterProcess {
  readonly origin: string;
  /** Ends it at once, whatever it is doing; resolves once it is gone. */
  kill(): Promise<void>;
}

/** What a process that did not start printed on standard error. */
class StartError extends Error {
  override readonly name = 'StartError';
}

const waitForOrigin = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('close', () => reject(new StartError(errors)));
  });

/**
 * Starts a process that writes to a database. Rejects with a StartError where it ends instead.
 * @param maxFileKb largest file that it may write, as on a full disk
 */
export const startWriter = async (
  file: string,
  { maxFileKb }: { readonly maxFileKb?: number } = {},
): Promise<WriterProcess> => {
  const limit = maxFileKb === undefined ? '' : `ulimit -f ${maxFileKb}; trap '' XFSZ; `;
  const command = [process.execPath, await buildServer(), file];
  const child = spawn('bash', ['-c', `${limit}exec "$@"`, 'bash', ...command], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await waitForOrigin(child);
  return {
    origin,
    kill: async () => {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    },
  };
};

/** Writes something; resolves to the response's status, and to undefined where none came. */
export const postWrite = async (origin: string, path: string, body: object): Promise<number | undefined> => {
  try {
    const response = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
};
