// The load client, a process of its own: `client.ts <plan as JSON>` prints its result as one line of JSON.
import { Agent, request as httpRequest } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kind, type LoadRequest, makeRequests, MIXES } from './requests';
import { LoadPlan, type LoadResult, summarize } from './result';

/** Clients that measure capacity: as many as keep the server busy. */
const CLOSED_CLIENTS = 8;
/** How often a part of the load is sent, in ms. */
const TICK_MS = 10;
/** How often quick requests are sent beside the load, in ms. */
const PROBE_MS = 25;
/** Longest wait for a response, in ms. */
const TIMEOUT_MS = 30_000;
const RECOVERY_STEP_MS = 50;
const MAX_RECOVERY_MS = 10_000;

const plan = LoadPlan.parse(JSON.parse(process.argv[2] ?? ''));
const { origin, seconds, rate } = plan;

/** Quick requests beside a load that has none: browsing has its own, and would be more than its rate with others. */
const PROBES: Readonly<Record<string, string>> =
  plan.mix === 'browsing' ? {} : { '/healthz': '/healthz', typeahead: '/api/typeahead?q=sol%20ri' };

const mix: readonly Kind[] = MIXES[plan.mix];
const kinds = [...new Set(mix)];
if (new URL(origin).hostname !== 'localhost')
  throw new Error(`The load is for this machine alone, not for ${origin}.`);

interface Outcome {
  readonly status: number | string;
  readonly hasRetryAfter: boolean;
  /** from sending to the head of the response */
  readonly ms: number;
}

const loadAgent = new Agent({ keepAlive: true });
const probeAgent = new Agent({ keepAlive: true });

const send = ({ path, method, headers = {}, body }: LoadRequest, agent: Agent): Promise<Outcome> =>
  new Promise((resolve) => {
    const start = performance.now();
    const end = (status: number | string, hasRetryAfter = false): void =>
      resolve({ status, hasRetryAfter, ms: performance.now() - start });
    const request = httpRequest(origin + path, {
      ...(method && { method }),
      headers,
      agent,
      timeout: TIMEOUT_MS,
    });
    request
      .on('response', (response) => {
        const ms = performance.now() - start;
        const hasRetryAfter = response.headers['retry-after'] !== undefined;
        response.resume().once('end', () => resolve({ status: response.statusCode ?? 0, hasRetryAfter, ms }));
      })
      .on('timeout', () => request.destroy(new Error('timeout')))
      .on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
      .end(body);
  });

const makeRequest = await makeRequests(origin, kinds);
const served = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]));
const refused = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]));
const probes = new Map<string, number[]>(Object.keys(PROBES).map((name) => [name, []]));
const failures: Record<string, number> = {};
let [sent, withoutRetryAfter] = [0, 0];

const fail = (what: string): void => void (failures[what] = (failures[what] ?? 0) + 1);

const load = async (kind: Kind): Promise<void> => {
  sent += 1;
  const { status, hasRetryAfter, ms } = await send(makeRequest(kind), loadAgent);
  if (status === 200) served.get(kind)?.push(ms);
  else if (status === 503) {
    refused.get(kind)?.push(ms);
    if (!hasRetryAfter) withoutRetryAfter += 1;
  } else fail(`${kind}: ${status}`);
};

const kindOf = (index: number): Kind => mix[index % mix.length] ?? 'page';

const measureCapacity = async (): Promise<void> => {
  const end = performance.now() + 1000 * seconds;
  await Promise.all(
    Array.from({ length: CLOSED_CLIENTS }, async (_, client) => {
      for (let index = client; performance.now() < end; index += 1) await load(kindOf(index));
    }),
  );
};

const probe = async (name: string, path: string): Promise<void> => {
  const { status, ms } = await send({ path }, probeAgent);
  if (status === 200) probes.get(name)?.push(ms);
  else fail(`${name}: ${status}`);
};

const sendAtRate = async (perSecond: number): Promise<void> => {
  const pending: Promise<void>[] = [];
  const start = performance.now();
  const probing = setInterval(() => {
    for (const [name, path] of Object.entries(PROBES)) pending.push(probe(name, path));
  }, PROBE_MS);
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - start) / 1000) {
    while (sent < perSecond * elapsed) pending.push(load(kindOf(sent)));
    await wait(TICK_MS);
  }
  clearInterval(probing);
  await Promise.race([Promise.all(pending), wait(TIMEOUT_MS)]);
};

const measureRecovery = async (): Promise<number | null> => {
  const start = performance.now();
  while (performance.now() - start < MAX_RECOVERY_MS) {
    const round = await Promise.all(kinds.map((kind) => send(makeRequest(kind), loadAgent)));
    if (round.every(({ status }) => status === 200)) return performance.now() - start;
    await wait(RECOVERY_STEP_MS);
  }
  return null;
};

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
await (rate === undefined ? measureCapacity() : sendAtRate(rate));
delay.disable();
const recoveryMs = rate === undefined ? null : await measureRecovery();
const total = [...served.values()].reduce((sum, times) => sum + times.length, 0);
const result: LoadResult = {
  perSecond: total / seconds,
  sent,
  kinds: Object.fromEntries(
    kinds.map((kind) => [
      kind,
      { served: summarize(served.get(kind) ?? []), refused: summarize(refused.get(kind) ?? []) },
    ]),
  ) as LoadResult['kinds'],
  probes: Object.fromEntries([...probes].map(([name, times]) => [name, summarize(times)])),
  refused: summarize([...refused.values()].flat()),
  withoutRetryAfter,
  failures,
  recoveryMs,
  clientDelayMs: delay.percentile(99) / 1e6,
};
process.stdout.write(`${JSON.stringify(result)}\n`);
process.exit(0);
