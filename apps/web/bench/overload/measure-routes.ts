// Every expensive route of a site, flooded by itself.
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { Site } from '../../journeys/site';
import type { BenchDiscord } from './discord';
import { flood, type FloodResult } from './flood';
import { readDecks } from './route-bodies';
import { fetchServed, findRouteLoads, type RouteLoad, send } from './route-loads';

/** CPU time of a response from which its route is expensive, in ms. */
const EXPENSIVE_MS = 2;
/** Requests that measure the CPU time of a response. */
const ALONE = 8;
const DECKS = 300;
const CLIENTS = [64, 256] as const;
const SECONDS = 3;
/**
 * A row that misses a bound is flooded again for so long, and counts by that: one full collection of garbage, some each minute, delays more
 * than one probe of a hundred in three seconds.
 */
const SECONDS_AGAIN = 30;
/** Bound of the p99 of probes, and longest wait in a gate, in ms. */
const BOUNDS = { probeMs: 250, waitMs: 500 } as const;
/** Kernel ticks of CPU time, in ms. */
const TICK_MS = 10;
/** A page that every snapshot has: the cache keeps it after a few requests. */
const CACHED_PAGE = '/faq';

const Options = z.array(z.object({ url: z.string(), label: z.string() }));

const readNames = async (origin: string, list: string): Promise<readonly string[]> =>
  Options.parse(await (await fetchServed(`${origin}/json/typeahead/${list}.json`)).json()).map(
    ({ label }) => label,
  );

const cpuMs = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

/** CPU time of a response where nothing else is asked, in ms; with the answer that follows where the response is no more than a receipt. */
const measureAlone = async (
  { origin, pid }: Site,
  load: RouteLoad,
  discord: BenchDiscord,
): Promise<number> => {
  const requests = load.requests.slice(-ALONE);
  const before = await cpuMs(pid);
  for (const request of requests) {
    const { all } = discord.answers();
    await send(origin, request);
    while (request.signedBy !== undefined && discord.answers().all === all) await wait(1);
  }
  return ((await cpuMs(pid)) - before) / requests.length;
};

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

interface Row {
  readonly name: string;
  readonly clients: number;
  readonly aloneMs: number;
  readonly flood: FloodResult;
  readonly probes: FloodResult;
  /** Answers that follow receipts: of all commands of a load that is signed, and about decks. Commands without one were refused by the receipt. */
  readonly later?: ReturnType<BenchDiscord['answers']>;
}

const formatRow = ({ name, clients, aloneMs, flood: { times, others }, probes }: Row): string => {
  const p99 = (path: string): string => (probes.times[path]?.p99 ?? NaN).toFixed(0).padStart(5);
  const { served, refused } = times;
  return [
    name.padEnd(34),
    aloneMs.toFixed(1).padStart(6),
    String(clients).padStart(4),
    String(served?.count ?? 0).padStart(6),
    (served?.p99 ?? 0).toFixed(0).padStart(6),
    String(refused?.count ?? 0).padStart(7),
    String(sum(others)).padStart(6),
    p99('/healthz'),
    p99(CACHED_PAGE),
    sum(others) + sum(probes.others) > 0 ? JSON.stringify({ ...others, ...probes.others }) : '',
  ].join(' ');
};

const faultsOf = ({
  name,
  clients,
  aloneMs,
  flood: { times, others },
  probes,
  later,
}: Row): readonly string[] => {
  const where = `${name}, ${clients} clients:`;
  const slow = Object.entries(probes.times)
    .filter(([, { p99 }]) => p99 >= BOUNDS.probeMs)
    .map(([path, { p99 }]) => `${where} ${path} p99 ${p99.toFixed(0)} ms, bound ${BOUNDS.probeMs} ms.`);
  // What a cache keeps is served to all, soon.
  const isBeyond = clients * aloneMs > 2 * BOUNDS.waitMs && (times['served']?.p99 ?? 0) > BOUNDS.waitMs;
  // A value of a path that there is not in this snapshot has an answer, too.
  const faults = Object.entries({ ...others, ...probes.others }).filter(
    ([what]) => !what.startsWith('status 4'),
  );
  const served = times['served']?.count ?? 0;
  const isRefusing = (times['refused']?.count ?? 0) > 0 || (later && later.all < served);
  return [
    ...slow,
    ...faults.map(([what, count]) => `${where} ${what}: ${count}.`),
    ...(isBeyond && !isRefusing ? [`${where} nothing was refused.`] : []),
    // An address of mail that has got its mails gets 429.
    ...((later?.decks ?? served) === 0 && others['status 429'] === undefined
      ? [`${where} nothing was served.`]
      : []),
  ];
};

/**
 * Floods each expensive route with 64 and with 256 clients at made-up addresses, those that take decks with whole ones, and prints a
 * row of a table for each.
 * @param only a part of the names of the routes to flood; all expensive ones without it
 * @returns what missed a bound, and the longest p99 of the delay of the probes' own event loop
 */
export const measureRoutes = async (
  site: Site,
  discord: BenchDiscord,
  print: (line: string) => void,
  only = '',
): Promise<{ readonly failures: readonly string[]; readonly clientDelayMs: number }> => {
  const { origin } = site;
  const [names, leaders] = await Promise.all([readNames(origin, 'cards'), readNames(origin, 'commanders')]);
  const decks = readDecks(DECKS, { names, leaders: leaders.filter((name) => names.includes(name)) });
  const { loads, refused } = await findRouteLoads(origin, decks, only);
  const probes = ['/healthz', CACHED_PAGE];
  const measure = async (
    { load: { name, requests }, aloneMs }: (typeof expensive)[number],
    clients: number,
    seconds: number,
  ): Promise<Row> => {
    // A cache keeps what is asked for twice.
    for (const path of [CACHED_PAGE, ...probes]) await (await fetchServed(origin + path)).arrayBuffer();
    const before = discord.answers();
    const measured = await flood(origin, { clients, seconds, requests, probes });
    const { all, decks } = discord.answers();
    const later = requests.some(({ signedBy }) => signedBy !== undefined) && {
      all: all - before.all,
      decks: decks - before.decks,
    };
    const row: Row = { name, clients, aloneMs, ...measured, ...(later && { later }) };
    print(formatRow(row));
    if (later) print(`  of them answered later: ${later.all}, with a deck: ${later.decks}`);
    clientDelayMs = Math.max(clientDelayMs, measured.probes.clientDelayMs);
    return row;
  };
  const failures = [...refused].map(([name, status]) => `${name} takes none of the bodies: ${status}.`);
  const expensive: { readonly load: RouteLoad; readonly aloneMs: number }[] = [];
  const cheap: string[] = [];
  let clientDelayMs = 0;
  for (const load of loads) {
    const aloneMs = await measureAlone(site, load, discord);
    if (aloneMs >= EXPENSIVE_MS) expensive.push({ load, aloneMs });
    else cheap.push(`${load.name} ${aloneMs.toFixed(1)}`);
  }
  print(`Under ${EXPENSIVE_MS} ms of CPU: ${cheap.join(', ')}`);
  print(
    `${'route'.padEnd(34)} ${'CPU ms'.padStart(6)} ${'of'.padStart(4)} served p99 ms refused others health cached (p99 ms)`,
  );
  for (const each of expensive)
    for (const clients of CLIENTS) {
      let faults = faultsOf(await measure(each, clients, SECONDS));
      if (faults.length > 0) {
        print(`again, ${SECONDS_AGAIN} s:`);
        faults = faultsOf(await measure(each, clients, SECONDS_AGAIN));
      }
      failures.push(...faults);
    }
  return { failures, clientDelayMs };
};
