import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import autocannon from 'autocannon';
import { z } from 'zod';

const CONNECTIONS = 20;
/** Connections that ask for a counted number of pages; few, for each page takes long. */
const FEW = 4;
/** Fewest pages that are counted. */
const FEWEST = 40;

const Result = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
});

/** What is asked for, again and again. */
export interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** asks for another address each time, by a number in the query */
  readonly isNewEachTime?: boolean;
}

export interface Load {
  readonly perSecond: number;
  /** in ms */
  readonly p99: number;
}

/** As often as it answers, for some seconds. */
const measureTime = async ({ url, headers }: Target, duration: number): Promise<Load> => {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration });
  const { requests, latency, errors, non2xx } = Result.parse(result);
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers other than 200`);
  return { perSecond: requests.average, p99: latency.p99 };
};

const agent = new Agent({ keepAlive: true, maxSockets: FEW });
let query = 0;

const askOnce = async ({ url, headers, isNewEachTime }: Target): Promise<number> => {
  const begun = performance.now();
  const address = isNewEachTime ? `${url}?n=${(query += 1)}` : url;
  const [response] = (await once(get(address, { agent, headers }), 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode}`);
  for await (const _chunk of response);
  return performance.now() - begun;
};

/** As many pages as it answers in some seconds, but not fewer than tell something. */
const measureCount = async (target: Target, seconds: number): Promise<Load> => {
  const begun = performance.now();
  const took: number[] = [];
  const work = async (): Promise<void> => {
    while (took.length < FEWEST || performance.now() - begun < seconds * 1000)
      took.push(await askOnce(target));
  };
  await Promise.all(Array.from({ length: FEW }, work));
  const perSecond = (took.length * 1000) / (performance.now() - begun);
  return { perSecond, p99: Math.round(took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0) };
};

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const middleLoad = (loads: readonly Load[]): Load => ({
  perSecond: middle(loads.map(({ perSecond }) => perSecond)),
  p99: middle(loads.map(({ p99 }) => p99)),
});

export interface Comparison {
  readonly ours: Load;
  readonly theirs: Load;
  /** ours to theirs of each round, lowest first */
  readonly ratios: readonly number[];
  /** the one in the middle */
  readonly ratio: number;
}

/**
 * Asks two servers in turns, so that whatever else the machine does takes from both alike; after a second each that does
 * not count.
 * @param isSlow whether a page takes so long that pages are counted, not seconds
 * @param turns how many rounds, an odd number, and the seconds of each turn
 */
export const compareLoads = async (
  ours: Target,
  theirs: Target,
  isSlow: boolean,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Comparison> => {
  const measure = isSlow ? measureCount : measureTime;
  for (const target of [theirs, ours]) await measure(target, 1);
  const pairs: { readonly ours: Load; readonly theirs: Load }[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ theirs: await measure(theirs, seconds), ours: await measure(ours, seconds) });
  const ratios = pairs.map((pair) => pair.ours.perSecond / pair.theirs.perSecond).sort((a, b) => a - b);
  return {
    ours: middleLoad(pairs.map((pair) => pair.ours)),
    theirs: middleLoad(pairs.map((pair) => pair.theirs)),
    ratios,
    ratio: middle(ratios),
  };
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
