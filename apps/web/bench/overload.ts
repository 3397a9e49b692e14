// The site under five times the load that it can serve, then each expensive route flooded by itself: `npm run bench -- overload`, or
// `-- overload /api/recs` for the routes that contain it. Ends with 1 where a bound is missed, with 2 where the machine is too busy
// to tell.
import { loadavg } from 'node:os';
import { type Site, startSite } from '../journeys/site';
import { startDiscord } from './overload/discord';
import { measureRoutes } from './overload/measure-routes';
import { reportFailures } from './overload/report-failures';
import type { LoadResult } from './overload/result';
import { formatResult, readMemory, runClient } from './overload/run-client';

const WARM_UP_SECONDS = 5;
const CAPACITY_SECONDS = 5;
const OVERLOAD = { times: 5, seconds: 20 } as const;
const BOUNDS = { probeMs: 250, refusedMs: 50, memoryMb: 150, recoveryMs: 2000 } as const;
const MEMORY_STEP_MS = 50;

const failures: string[] = [];
const expectThat = (holds: boolean, failure: string): void => void (holds || failures.push(failure));
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const checkBounds = (result: LoadResult, memoryMb: number): void => {
  for (const [name, { count, p99 }] of Object.entries(result.probes)) {
    expectThat(count > 0, `${name} never responded.`);
    expectThat(p99 < BOUNDS.probeMs, `${name}: p99 ${p99.toFixed(0)} ms, bound ${BOUNDS.probeMs} ms.`);
  }
  const { refused, withoutRetryAfter, recoveryMs } = result;
  expectThat(refused.count > 0, 'Nothing was refused: the load was not beyond capacity.');
  expectThat(
    refused.p99 <= BOUNDS.refusedMs,
    `Refusals: p99 ${refused.p99.toFixed(0)} ms, bound ${BOUNDS.refusedMs} ms.`,
  );
  expectThat(withoutRetryAfter === 0, `${withoutRetryAfter} refusals have no Retry-After.`);
  expectThat(
    memoryMb <= BOUNDS.memoryMb,
    `Memory grew by ${memoryMb.toFixed(0)} MB, bound ${BOUNDS.memoryMb} MB.`,
  );
  expectThat(
    recoveryMs !== null && recoveryMs <= BOUNDS.recoveryMs,
    `Back to normal after ${recoveryMs?.toFixed(0) ?? 'more than 10,000'} ms, bound ${BOUNDS.recoveryMs} ms.`,
  );
  for (const [what, count] of Object.entries(result.failures)) failures.push(`${what}: ${count} responses.`);
};

/** Measures a site. Returns the delay of the client itself. */
const measure = async ({ origin, pid }: Site): Promise<number> => {
  print(`Load average ${loadavg()[0]?.toFixed(1) ?? ''}`);
  await runClient({ mix: 'gates', origin, seconds: WARM_UP_SECONDS });
  const capacity = await runClient({ mix: 'gates', origin, seconds: CAPACITY_SECONDS });
  print(`Capacity: ${capacity.perSecond.toFixed(0)} requests/s of the mix`);
  formatResult(capacity).forEach(print);

  const before = readMemory(pid);
  let highest = before;
  const watching = setInterval(() => (highest = Math.max(highest, readMemory(pid))), MEMORY_STEP_MS);
  const rate = OVERLOAD.times * capacity.perSecond;
  const result = await runClient({ mix: 'gates', origin, seconds: OVERLOAD.seconds, rate });
  clearInterval(watching);
  print(
    `${OVERLOAD.times} times that, ${rate.toFixed(0)} requests/s for ${OVERLOAD.seconds} s: ${result.sent} sent`,
  );
  formatResult(result).forEach(print);
  print(`  memory ${before.toFixed(0)} MB before, at most ${highest.toFixed(0)} MB`);
  print(`  back to normal after ${result.recoveryMs?.toFixed(0) ?? '–'} ms`);
  print(`  the client's own event loop: p99 ${result.clientDelayMs.toFixed(0)} ms`);
  checkBounds(result, highest - before);
  return result.clientDelayMs;
};

const [only] = process.argv.slice(2);
const discord = await startDiscord();
const site = await startSite({
  variables: {
    ...discord.variables,
    ...Object.fromEntries(
      ['RECS', 'CARDS', 'TYPEAHEAD', 'MESSAGES', 'ACCOUNTS', 'SIGN_IN', 'API'].map((name) => [
        `RATE_LIMIT_${name}`,
        '0',
      ]),
    ),
    // Floods come from made-up addresses.
    TRUST_PROXY: '1',
    ORIGIN: 'http://site.example',
    LOG_LEVEL: 'silent',
    MAX_WAIT_MS: '500',
  },
});
let clientDelayMs = 0;
try {
  if (only === undefined) clientDelayMs = await measure(site);
  const routes = await measureRoutes(site, discord, print, only);
  failures.push(...routes.failures);
  clientDelayMs = Math.max(clientDelayMs, routes.clientDelayMs);
} finally {
  await site.close();
  await discord.close();
}
reportFailures(failures, { clientDelayMs });
