// `npm run bench -- fuzz [requests] [seed]`: requests to every route of the built site, over the starter snapshot or the one in
// SNAPSHOT: pages, forms, API, JSON, feeds, pictures, accounts, with parameters, bodies and headers that they know, and nearly.
// The last twentieth is sent to a site with rate limits. Fails for a server error, for a response without security headers, for one
// that takes a second of CPU, and for memory that keeps growing. `-- fuzz --only 123 7` repeats request 123 of seed 7;
// `--quick` sends few requests that are expensive to answer, and none to a site with limits.
import { parseArgs } from 'node:util';
import { describeRequest } from '../testing/fuzz/fuzz-request';
import { type FuzzMix, type FuzzResult, fuzzSite, makeBatch } from '../testing/fuzz/fuzz-site';
import { sendRequest, textOf } from '../testing/fuzz/send-request';
import { openFuzzedSite } from './fuzz/fuzzed-site';
import { createMemoryLog } from './fuzz/memory-log';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
});
const [requests = 1_000_000, seed = 1] = positionals.map(Number);

/** As many of each kind, in proportion: all of the site, or mostly what costs little. */
const MIX: FuzzMix = values.quick
  ? { pages: 1, server: 16, api: 6, raw: 2 }
  : { pages: 6, server: 8, api: 4, raw: 3 };

/** Longest time of CPU for a response, in ms. */
const MAX_CPU_MS = 1000;
/** Share of the requests that are sent to a site with rate limits. */
const LIMITED_SHARE = values.quick ? 0 : 0.05;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Repeats what took long, alone, and prints what takes the server too long. @returns how many do */
const checkSlowest = async (
  { slowest }: FuzzResult,
  site: { readonly origin: string; readonly cpuMs: () => Promise<number> },
): Promise<number> => {
  let tooSlow = 0;
  print('slowest, in ms beside other requests and in ms of CPU alone:');
  for (const { number, request, ms } of slowest.slice(0, 10)) {
    const before = await site.cpuMs();
    await sendRequest(site.origin, request);
    const cpu = (await site.cpuMs()) - before;
    if (cpu > MAX_CPU_MS) tooSlow += 1;
    print(`  ${Math.round(ms)} ${cpu} #${number} ${describeRequest(request).slice(0, 300)}`);
  }
  return tooSlow;
};

const printResult = ({ statuses, failures }: FuzzResult, ofSeed: number): void => {
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  print(`  ${counts.join(', ')}; ${failures.length} failures`);
  for (const { number, request, what } of failures.slice(0, 20))
    print(`  #${number} of seed ${ofSeed}: ${what} ${describeRequest(request)}`);
};

const repeatOne = async (number: number): Promise<void> => {
  const site = await openFuzzedSite({ withLimits: false });
  try {
    const [first] = makeBatch(await site.requests(MIX), seed, number);
    if (!first) return;
    print(describeRequest(first.request));
    const response = await sendRequest(site.origin, first.request);
    print(`${response.status} ${JSON.stringify([...response.headers])}\n${textOf(response).slice(0, 2000)}`);
  } finally {
    await site.close();
  }
};

/** @returns what failed, in words */
const fuzzAll = async (): Promise<readonly string[]> => {
  const limited = Math.round(requests * LIMITED_SHARE);
  const site = await openFuzzedSite({ withLimits: false });
  const failed: string[] = [];
  try {
    const memory = await createMemoryLog(site, requests, print);
    const started = await site.cpuMs();
    const result = await fuzzSite({
      origin: site.origin,
      arbitrary: await site.requests(MIX),
      requests: requests - limited,
      seed,
      onBatch: memory.note,
    });
    print(
      `${requests - limited} requests, seed ${seed}: ${Math.round(((await site.cpuMs()) - started) / 1000)} s of CPU of the server`,
    );
    printResult(result, seed);
    if (result.failures.length > 0) failed.push('requests failed');
    if ((await checkSlowest(result, site)) > 0)
      failed.push(`a response took more than ${MAX_CPU_MS} ms of CPU`);
    if (!(await memory.end())) failed.push('memory grows');
  } finally {
    await site.close();
  }
  if (limited === 0) return failed;
  const withLimits = await openFuzzedSite({ withLimits: true });
  try {
    const result = await fuzzSite({
      origin: withLimits.origin,
      arbitrary: await withLimits.requests(MIX),
      requests: limited,
      seed: seed + requests,
    });
    print(`${limited} requests to a site with rate limits, seed ${seed + requests}:`);
    printResult(result, seed + requests);
    if (result.failures.length > 0) failed.push('requests to the site with limits failed');
    if (limited > 10_000 && !result.statuses.has(429)) failed.push('no limit refused anything');
  } finally {
    await withLimits.close();
  }
  return failed;
};

if (values.only === undefined) {
  const failed = await fuzzAll();
  print(failed.length === 0 ? 'nothing failed' : `FAILED: ${failed.join('; ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} else {
  await repeatOne(Number(values.only));
}
process.exit();
