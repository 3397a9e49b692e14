import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const AUTOCANNON = fileURLToPath(import.meta.resolve('autocannon'));
const CONNECTIONS = 20;

const Result = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
});

export interface Load {
  readonly perSecond: number;
  /** in ms */
  readonly p99: number;
}

const cannon = async (args: readonly string[]): Promise<z.infer<typeof Result>> => {
  const child = spawn(process.execPath, [AUTOCANNON, '--json', ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return Result.parse(JSON.parse(await text(child.stdout)));
};

/**
 * Asks an address as often as it answers, from a process of its own.
 * @param seconds how long, after one second that does not count
 */
export const measureLoad = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<Load> => {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const args = ['-c', String(CONNECTIONS), ...given];
  await cannon([...args, '-d', '1', url]);
  const { requests, latency, errors, non2xx } = await cannon([...args, '-d', String(seconds), url]);
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers other than 200`);
  return { perSecond: requests.average, p99: latency.p99 };
};

/** Starts a server that writes its address to standard output. */
export const startServer = async (
  args: readonly string[],
): Promise<{ readonly origin: string; readonly stop: () => void }> => {
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('close', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
  });
  return { origin, stop: () => void child.kill('SIGTERM') };
};
