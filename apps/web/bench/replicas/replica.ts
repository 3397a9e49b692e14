import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { endProcess } from '../../server/testing/server-process';

const SERVER = fileURLToPath(new URL('../../build/server/index.js', import.meta.url));
/** How often a process is asked whether something has happened, in ms. */
const POLL_MS = 100;

const Health = z.object({ status: z.string(), snapshot: z.string().nullable() });

/** A process of the site, which may be killed and started again at its port. */
export interface Replica {
  /** host and port */
  readonly host: string;
  readonly origin: string;
  readonly start: () => Promise<void>;
  /** Ends it as a crash would. */
  readonly kill: () => Promise<void>;
  /** Ends it by SIGTERM. Rejects where it does not end with 0. */
  readonly stop: () => Promise<void>;
  /** The version of the snapshot that it serves. */
  readonly readVersion: () => Promise<string | null>;
  /** Waits until it serves another version of the snapshot. */
  readonly waitForNewVersion: (old: string | null) => Promise<void>;
  /** Waits until the balancer sends it requests. */
  readonly waitForTraffic: () => Promise<void>;
}

/** Waits until a process has printed the URL of its metrics, after that of the site. @returns that URL */
const waitForMetricsUrl = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [url] = /http:\S+\/metrics/.exec(output) ?? [];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', (code) => reject(new Error(`The site ended with ${code}:\n${output}`)));
  });

/** Requests that a process has served, checks of its health aside. */
const countRequests = async (metricsUrl: string): Promise<number> => {
  const text = await (await fetch(metricsUrl)).text();
  const lines = [...text.matchAll(/^crownsmith_http_requests_total\{.*route="([^"]*)".*\} (\d+)$/gm)];
  return lines
    .filter(([, route]) => route !== '/healthz')
    .reduce((sum, [, , count]) => sum + Number(count), 0);
};

/** Prepares a process of the built site. @param variables of its environment */
export const prepareReplica = (port: number, variables: Readonly<Record<string, string>>): Replica => {
  const host = `127.0.0.1:${port}`;
  const origin = `http://${host}`;
  let child: ChildProcess | undefined;
  let metricsUrl = '';
  const readVersion = async (): Promise<string | null> =>
    Health.parse(await (await fetch(`${origin}/healthz`)).json()).snapshot;
  return {
    host,
    origin,
    start: async () => {
      child = spawn(process.execPath, [SERVER], {
        env: { ...process.env, ...variables, PORT: String(port), METRICS_PORT: '0' },
      });
      metricsUrl = await waitForMetricsUrl(child);
    },
    kill: () => endProcess(child, 'SIGKILL'),
    stop: async () => {
      await endProcess(child, 'SIGTERM');
      if (child?.exitCode !== 0)
        throw new Error(`A process that was stopped ended with ${child?.exitCode ?? child?.signalCode}.`);
    },
    readVersion,
    waitForNewVersion: async (old) => {
      while ((await readVersion()) === old) await wait(POLL_MS);
    },
    waitForTraffic: async () => {
      while ((await countRequests(metricsUrl)) === 0) await wait(POLL_MS);
    },
  };
};
