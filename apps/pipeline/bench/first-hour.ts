// `npm run test:first-hour`: runs the commands of docs/operations/first-hour.md as they stand, on a site and sources of this
// machine, and prints what each block takes. Ends with 1 where one of them fails, or the site does not show what it took.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Recommendations } from '@crownsmith/api-client/v1';
import { CARD_PRICE, firstHourBlocks, TOURNAMENT_CARDS } from '#src/testing/first-hour';
import { currentVersion } from '#src/snapshot/snapshot-folder';
import { startLoopbackSources } from './first-hour/loopback-sources';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SITE = 'http://localhost:3000';
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** A terminal of the host: its environment, and the variables that earlier blocks set there. */
interface Terminal {
  readonly env: NodeJS.ProcessEnv;
  readonly exports: string[];
}

const startBlock = ({ env, exports }: Terminal, block: string): ChildProcess => {
  const script = ['set -e', ...exports, block].join('\n');
  // A group of its own: all that the block started can be ended.
  return spawn('bash', ['-c', script], { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
};

/** Collects what a process writes. */
const readOutput = (child: ChildProcess): (() => string) => {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return () => output;
};

/** Runs a block to its end. @returns what it wrote @throws Error with that, where it fails */
const runBlock = async (terminal: Terminal, block: string): Promise<string> => {
  const child = startBlock(terminal, block);
  const output = readOutput(child);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`This ended with ${code}:\n${block}\n${output()}`);
  terminal.exports.push(...block.split('\n').filter((line) => line.startsWith('export ')));
  return output();
};

/** Waits until the site serves the current snapshot of the folder, as a reader would. */
const waitForSite = async (origin: string, dataDir: string, site: ChildProcess, output: () => string) => {
  for (;;) {
    if (site.exitCode !== null) throw new Error(`The site ended with ${site.exitCode}:\n${output()}`);
    const version = await currentVersion(join(dataDir, 'snapshots'));
    const health = await fetch(`${origin}/healthz`).then(
      (response) => response.text(),
      () => '',
    );
    if (version !== undefined && health.includes(version)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** What the blocks of the page have to show. @param outputs of each block @returns faults */
const faultsOf = (outputs: readonly string[]): readonly string[] => {
  const shown = outputs.join('\n');
  const answer: unknown = JSON.parse(outputs.find((text) => text.startsWith('{"commanders"')) ?? 'null');
  const recommended = Recommendations.safeParse(answer).data?.inRecs.map(({ name }) => name) ?? [];
  const expected: Readonly<Record<string, boolean>> = {
    'own decks in the first update': /^cards: .*decks of own lists: 1 new; published/m.test(shown),
    'decks of TopDeck.gg in the second': /^decks of topdeck: 6 new.*; published/m.test(shown),
    'the price of Scryfall’s file on the page of a card': shown.includes(`$${CARD_PRICE}`),
    'the price of the own file there': shown.includes('$1.49'),
    'a recommendation by the decks': TOURNAMENT_CARDS.some((name) => recommended.includes(name)),
  };
  return Object.entries(expected).flatMap(([what, holds]) => (holds ? [] : [`Missing: ${what}.`]));
};

const folder = await mkdtemp(join(tmpdir(), 'crownsmith-first-hour-'));
const [home, port] = [join(folder, 'home'), await freePort()];
const dataDir = join(home, 'crownsmith-data');
await mkdir(home);
// The page's port may be taken on this machine.
await writeFile(join(home, '.curlrc'), `connect-to = "${new URL(SITE).host}:127.0.0.1:${port}"\n`);
const sources = await startLoopbackSources(folder);
const { DATA_DIR: _data, SNAPSHOT: _snapshot, ORIGIN: _origin, ...inherited } = process.env;
const env = {
  ...inherited,
  ...sources.env,
  HOME: home,
  PORT: String(port),
  npm_config_update_notifier: 'false',
};
const [line = '', ...others] = firstHourBlocks();

const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const started = performance.now();
  const result = await work();
  print(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${what}`);
  return result;
};

const site = startBlock({ env, exports: [] }, line);
const siteOutput = readOutput(site);
const wait = () => waitForSite(`http://127.0.0.1:${port}`, dataDir, site, siteOutput);
const ask = async (terminal: Terminal, block: string): Promise<string> => {
  const output = await runBlock(terminal, block);
  await wait();
  return output;
};
try {
  await timed('npm start, until the site serves', wait);
  const terminal: Terminal = { env, exports: [] };
  const outputs: string[] = [];
  for (const block of others) {
    const lines = block.split('\n');
    const what = lines.findLast((text) => text.startsWith('npm run')) ?? lines[0] ?? '';
    outputs.push(await timed(what, () => ask(terminal, block)));
  }
  const faults = [
    ...faultsOf(outputs),
    ...sources.strangers.map((host) => `Something asked ${host}, which is none of the page's sources.`),
  ];
  for (const fault of faults) print(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  if (site.pid !== undefined && site.exitCode === null) {
    process.kill(-site.pid, 'SIGTERM');
    await once(site, 'exit');
  }
  sources.close();
  await rm(folder, { recursive: true, force: true });
}
