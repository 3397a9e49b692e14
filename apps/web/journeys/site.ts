import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMails, type SentMail, waitForMail } from './mails';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PIPELINE = 'apps/pipeline/dist/cli.js';
const SERVER = 'apps/web/build/server/index.js';

export interface Site {
  readonly origin: string;
  /** process ID of the server */
  readonly pid: number;
  readonly dataDir: string;
  /** folder or URL of the snapshots that it serves */
  readonly snapshots: string;
  /** The mails that it has sent, oldest first. */
  readonly readMails: () => Promise<readonly SentMail[]>;
  /** Waits for the newest mail to an address whose subject matches. */
  readonly waitForMail: (to: string, subject: RegExp) => Promise<SentMail>;
  /** Stops the server and removes its data. */
  readonly close: () => Promise<void>;
}

const waitForEnd = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));

const runPipelineOf = async (clone: string, dataDir: string, args: readonly string[]): Promise<string> => {
  const child = spawn(process.execPath, [join(clone, PIPELINE), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await waitForEnd(child);
  if (code !== 0) throw new Error(`pipeline ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
};

/** Runs the built pipeline over a data folder. Throws its output if it fails. */
export const runPipeline = (dataDir: string, ...args: readonly string[]): Promise<string> =>
  runPipelineOf(root, dataDir, args);

/** From the start of a site to its URL, in ms: only against sites that hang. */
const START_TIMEOUT = 600_000;

const waitForOrigin = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`the site did not start:\n${output}`)), START_TIMEOUT);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const origin = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (!origin) return;
      clearTimeout(timer);
      resolve(origin);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', (code) => reject(new Error(`the site ended with ${code}:\n${output}`)));
  });

interface SiteOptions {
  /** folder of the built clone whose site is started; by default this one */
  readonly clone?: string;
  /** folder or URL of snapshots; by default `SNAPSHOT`, else the starter snapshot */
  readonly snapshot?: string | undefined;
  /** data folder of the pipeline, a copy of which it serves and can publish from; it is made of the starter if it has no store */
  readonly copyOf?: string;
  /** more environment variables of the server */
  readonly variables?: Readonly<Record<string, string>>;
}

/** Starts the built site on a free port. */
export const startSite = async ({
  clone = root,
  snapshot,
  copyOf,
  variables,
}: SiteOptions = {}): Promise<Site> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'crownsmith-journeys-'));
  const source = copyOf === undefined ? (snapshot ?? process.env['SNAPSHOT']) : undefined;
  if (copyOf !== undefined && existsSync(join(copyOf, 'store')))
    for (const folder of ['store', 'snapshots'])
      await cp(join(copyOf, folder), join(dataDir, folder), { recursive: true });
  else if (!source) await runPipelineOf(clone, dataDir, ['publish', '--starter', '--if-none']);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    // Renders are slow beside other work on the machine, and no test of a journey should be refused.
    MAX_WAIT_MS: '20000',
    // All people of journeys have one address.
    RATE_LIMIT_SIGN_IN: '0',
    RATE_LIMIT_ACCOUNTS: '0',
    DATA_DIR: dataDir,
    SNAPSHOT: source ?? join(dataDir, 'snapshots'),
    ...variables,
  };
  const child = spawn(process.execPath, [join(clone, SERVER)], { env });
  const origin = await waitForOrigin(child);
  return {
    origin,
    pid: child.pid ?? NaN,
    dataDir,
    snapshots: source ?? join(dataDir, 'snapshots'),
    readMails: () => readMails(dataDir),
    waitForMail: (to, subject) => waitForMail(dataDir, to, subject),
    close: async () => {
      const ended = waitForEnd(child);
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
