// `npm run bench -- recommendations`: asks the built site's API for recommendations with full card data, one request after the
// other on one connection, so that none waits for another in the process. Prints p50 and p99 of the time until the last byte
// and of the server's CPU time, for lists like decks and for brews, and the server's memory. A list counts with the median of
// its requests. SNAPSHOT names a folder of snapshots; by default one of a million variants of the real decks (or of sample decks
// without those) is made in some ten minutes, `--decks N` of N. `--lists N` asks for N lists. Ends with 1 above the limit, with 2
// where only the time is above it and the CPU time is not: the machine was busy. Needs Linux and the built site.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as openRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startSite } from '../journeys/site';
import { readMemory } from './overload/run-client';
import { type List, makeLists } from './recommendation-lists';

const LIMIT_MS = 25;
const ROUNDS = 3;
const PUBLISH = fileURLToPath(new URL('../../pipeline/bench/publish-variants.ts', import.meta.url));

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const option = (name: string, otherwise: number): number => {
  const place = process.argv.indexOf(`--${name}`);
  return (place < 0 ? 0 : Number(process.argv[place + 1])) || otherwise;
};

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

/** Makes a snapshot of variants; resolves to the folder of snapshots. */
const publishVariants = async (folder: string, decks: number): Promise<string> => {
  const child = spawn(process.execPath, [...process.execArgv, PUBLISH, folder, String(decks)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Making the snapshot ended with ${code}.`);
  return join(folder, 'snapshots');
};

/** CPU time of all threads of an idle process so far, in ms: Linux counts that of a running one in ticks. */
const readCpuMs = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return sum + Number(nanoseconds) / 1e6;
  }, 0);

interface Measured {
  readonly kind: List['kind'];
  readonly times: number[];
  readonly cpu: number[];
}

const measure = async (origin: string, pid: number, lists: readonly List[]): Promise<readonly Measured[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async ({ request }: List): Promise<number> => {
    const body = JSON.stringify(request);
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const start = performance.now();
    const sent = openRequest(`${origin}/api/recs`, { method: 'POST', agent, headers });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const bytes = await buffer(response);
    const time = performance.now() - start;
    if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${bytes.toString()}`);
    return time;
  };
  try {
    for (const list of lists.slice(0, 50)) await ask(list);
    const measured = lists.map(({ kind }): Measured => ({ kind, times: [], cpu: [] }));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [i, list] of lists.entries()) {
        const before = readCpuMs(pid);
        measured[i]?.times.push(await ask(list));
        measured[i]?.cpu.push(readCpuMs(pid) - before);
      }
    return measured;
  } finally {
    agent.destroy();
  }
};

const folder = await mkdtemp(join(tmpdir(), 'recommendations-'));
try {
  const snapshot = process.env['SNAPSHOT'] ?? (await publishVariants(folder, option('decks', 1_000_000)));
  const { decks, lists } = await makeLists(snapshot, option('lists', 600));
  const site = await startSite({ snapshot, variables: { RATE_LIMIT_RECS: '0', LOG_LEVEL: 'silent' } });
  try {
    print(`${decks} decks; the server has ${readMemory(site.pid).toFixed(0)} MB when it has started`);
    const measured = await measure(site.origin, site.pid, lists);
    print(`and ${readMemory(site.pid).toFixed(0)} MB after ${(ROUNDS * lists.length).toString()} requests`);
    const report = (
      name: string,
      rows: readonly Measured[],
    ): { readonly time: number; readonly cpu: number } => {
      const [times, cpu] = [rows.map((row) => at(row.times, 0.5)), rows.map((row) => at(row.cpu, 0.5))];
      const [time, cpuTime] = [at(times, 0.99), at(cpu, 0.99)];
      print(
        `${name}, ${rows.length} lists: p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${time.toFixed(1)} ms; ` +
          `CPU of the server p50 ${at(cpu, 0.5).toFixed(1)} ms, p99 ${cpuTime.toFixed(1)} ms`,
      );
      return { time, cpu: cpuTime };
    };
    for (const kind of new Set(lists.map((list) => list.kind)))
      report(
        kind,
        measured.filter((row) => row.kind === kind),
      );
    const { time, cpu } = report('all', measured);
    if (time <= LIMIT_MS) print(`reached: p99 at most ${LIMIT_MS} ms`);
    else if (cpu <= LIMIT_MS)
      print(`INCONCLUSIVE: the CPU time is below ${LIMIT_MS} ms, the machine was busy`);
    else print(`MISSED: p99 is above ${LIMIT_MS} ms`);
    process.exitCode = time <= LIMIT_MS ? 0 : cpu <= LIMIT_MS ? 2 : 1;
  } finally {
    await site.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
