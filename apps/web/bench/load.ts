// The site under the load of people who browse: `npm run bench -- load [minutes]`. Ends with 1 where a bound is missed, with 2
// where the machine is too busy to tell.
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { runPipeline, type Site, startSite } from '../journeys/site';
import { reportFailures } from './overload/report-failures';
import type { LoadResult } from './overload/result';
import { formatResult, readMemory, runClient } from './overload/run-client';

const [minutes = 2] = process.argv.slice(2).map(Number);
const WARM_UP_SECONDS = 5;
const CAPACITY_SECONDS = 10;
const STEADY = { share: 0.8, seconds: 60 } as const;
const OVERLOAD = { times: 5, seconds: 20 } as const;
const PUBLISHING = { share: 0.5, seconds: 60 } as const;
const BOUNDS = { steadyMs: 100, overloadMs: 250, recoveryMs: 5000, memoryMb: 100 } as const;
/** Kinds of requests that are served whatever the load is. */
const ALWAYS_SERVED = ['cached page', 'typeahead'] as const;
const MEMORY_STEP_MS = 1000;
const MAX_LOADING_SECONDS = 60;

const failures: string[] = [];
let clientDelayMs = 0;
const expectThat = (holds: boolean, failure: string): void => void (holds || failures.push(failure));
const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Sends the mix, at a rate or as much as possible, and prints what came back. */
const browse = async (
  title: string,
  { origin }: Site,
  seconds: number,
  rate?: number,
): Promise<LoadResult> => {
  const result = await runClient({ mix: 'browsing', origin, seconds, ...(rate && { rate }) });
  print(
    `${title}: ${result.sent} sent, ${result.perSecond.toFixed(0)} a second served; client's loop p99 ${result.clientDelayMs.toFixed(0)} ms`,
  );
  formatResult(result).forEach(print);
  clientDelayMs = Math.max(clientDelayMs, result.clientDelayMs);
  for (const [what, count] of Object.entries(result.failures))
    failures.push(`${title}: ${what}: ${count} responses.`);
  expectThat(
    result.withoutRetryAfter === 0,
    `${title}: ${result.withoutRetryAfter} refusals have no Retry-After.`,
  );
  return result;
};

const checkSteady = async (site: Site, capacity: number): Promise<void> => {
  const result = await browse('80 % of the capacity', site, STEADY.seconds, STEADY.share * capacity);
  expectThat(result.refused.count === 0, `80 % of the capacity: ${result.refused.count} were refused.`);
  for (const [kind, { served }] of Object.entries(result.kinds))
    expectThat(
      served.p99 < BOUNDS.steadyMs,
      `80 % of the capacity: ${kind}: p99 ${served.p99.toFixed(0)} ms, bound ${BOUNDS.steadyMs} ms.`,
    );
};

const checkOverload = async (site: Site, capacity: number): Promise<void> => {
  const title = 'Five times the capacity';
  const result = await browse(title, site, OVERLOAD.seconds, OVERLOAD.times * capacity);
  expectThat(result.refused.count > 0, `${title}: nothing was refused.`);
  for (const kind of ALWAYS_SERVED) {
    const times = result.kinds[kind];
    expectThat(times?.refused.count === 0, `${title}: ${times?.refused.count ?? 0} of ${kind} were refused.`);
    const p99 = times?.served.p99 ?? Infinity;
    expectThat(
      p99 < BOUNDS.overloadMs,
      `${title}: ${kind}: p99 ${p99.toFixed(0)} ms, bound ${BOUNDS.overloadMs} ms.`,
    );
  }
  const { recoveryMs } = result;
  print(`  back to normal after ${recoveryMs?.toFixed(0) ?? '–'} ms`);
  expectThat(
    recoveryMs !== null && recoveryMs <= BOUNDS.recoveryMs,
    `Back to normal after ${recoveryMs?.toFixed(0) ?? 'more than 10,000'} ms, bound ${BOUNDS.recoveryMs} ms.`,
  );
};

const readVersion = async (origin: string): Promise<unknown> => {
  const health: unknown = await (await fetch(`${origin}/healthz`)).json();
  return typeof health === 'object' && health !== null && 'snapshot' in health ? health.snapshot : undefined;
};

/** Waits until the site serves a snapshot that is not among the known ones. */
const waitForAnother = async (origin: string, known: ReadonlySet<unknown>): Promise<unknown> => {
  for (let second = 0; second < MAX_LOADING_SECONDS; second += 1) {
    const version = await readVersion(origin);
    if (!known.has(version)) return version;
    await wait(1000);
  }
  return undefined;
};

const checkMemory = async (site: Site, capacity: number): Promise<void> => {
  const memory: number[] = [];
  const versions = new Set<unknown>([await readVersion(site.origin)]);
  const watching = setInterval(() => memory.push(readMemory(site.pid)), MEMORY_STEP_MS);
  for (let minute = 1; minute <= minutes; minute += 1) {
    const browsing = browse(
      `Minute ${minute}, with a publish`,
      site,
      PUBLISHING.seconds,
      PUBLISHING.share * capacity,
    );
    await Promise.all([browsing, runPipeline(site.dataDir, 'publish', '--starter')]);
    versions.add(await waitForAnother(site.origin, versions));
    print(`  memory ${readMemory(site.pid).toFixed(0)} MB`);
  }
  clearInterval(watching);
  const thirds = Math.floor((2 * memory.length) / 3);
  const growth = Math.max(...memory.slice(thirds)) - Math.max(...memory.slice(0, thirds));
  print(
    `Memory with ${versions.size} snapshots in ${minutes} minutes: grew by ${growth.toFixed(0)} MB at the end`,
  );
  expectThat(
    versions.size === minutes + 1 && !versions.has(undefined),
    'A snapshot that was published was not served.',
  );
  expectThat(
    growth <= BOUNDS.memoryMb,
    `Memory grew by ${growth.toFixed(0)} MB, bound ${BOUNDS.memoryMb} MB.`,
  );
};

/** @returns requests a second that the site could serve before and after its load at 80 % */
const measure = async (site: Site): Promise<{ readonly before: number; readonly after: number }> => {
  print(`Load average ${loadavg()[0]?.toFixed(1) ?? ''}`);
  await runClient({ mix: 'browsing', origin: site.origin, seconds: WARM_UP_SECONDS });
  const { perSecond } = await browse('Capacity', site, CAPACITY_SECONDS);
  await checkSteady(site, perSecond);
  const { perSecond: after } = await browse('Capacity after it', site, CAPACITY_SECONDS);
  await checkOverload(site, perSecond);
  await checkMemory(site, perSecond);
  return { before: perSecond, after };
};

const site = await startSite({
  // There is no store in this folder: the site gets a starter snapshot of its own, and publishes after it.
  copyOf: import.meta.dirname,
  variables: { RATE_LIMIT_RECS: '0', RATE_LIMIT_TYPEAHEAD: '0', LOG_LEVEL: 'silent', MAX_WAIT_MS: '500' },
});
let capacities;
try {
  capacities = await measure(site);
} finally {
  await site.close();
}
reportFailures(failures, { clientDelayMs, capacities });
