import { spawn } from 'node:child_process';

export interface BaselineServer {
  readonly origin: string;
  readonly pid: number;
}

/** Starts a script of a server that prints its origin once it listens, and stops it when `use` has ended. */
export const withServer = async <T>(
  script: string,
  args: readonly string[],
  use: (server: BaselineServer) => Promise<T>,
): Promise<T> => {
  const child = spawn(process.execPath, [...process.execArgv, script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
      child.once('close', (code) => reject(new Error(`${script} ended with ${code}`)));
    });
    return await use({ origin, pid: child.pid ?? NaN });
  } finally {
    child.kill('SIGTERM');
  }
};
