// A client of its own process: `flood-client.ts <plan as JSON>` floods a site, or probes it beside a flood, and prints its result as
// one line of JSON.
import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { randomInt } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { signed } from './discord';
import { FloodPlan, type FloodResult } from './flood';
import { summarize } from './result';

const TIMEOUT_MS = 30_000;

const plan = FloodPlan.parse(JSON.parse(process.argv[2] ?? ''));
if (new URL(plan.origin).hostname !== 'localhost')
  throw new Error(`The load is for this machine alone, not for ${plan.origin}.`);
const Requests = z.array(
  z.object({
    path: z.string(),
    method: z.literal('POST').exactOptional(),
    headers: z.record(z.string(), z.string()).exactOptional(),
    body: z.string().exactOptional(),
    signedBy: z.string().exactOptional(),
  }),
);
const requests = Requests.parse(JSON.parse(readFileSync(plan.requests, 'utf8')));

const counted = performance.now() + 1000 * plan.warmUpSeconds;
const until = counted + 1000 * plan.seconds;

const latencies = new Map<string, number[]>();
const noted: Record<string, number> = {};
const note = (what: string): void => void (noted[what] = (noted[what] ?? 0) + 1);
const keep = (name: string, ms: number): void => {
  const of = latencies.get(name) ?? [];
  latencies.set(name, of);
  of.push(ms);
};

/** An address that nobody has. */
const madeUpAddress = (): string => [10, randomInt(256), randomInt(256), randomInt(256)].join('.');

const send = (at: number, agent: Agent): Promise<void> =>
  new Promise((resolve) => {
    const { path, method, headers, body } = signed(requests[at % requests.length] ?? { path: '/' });
    const start = performance.now();
    const name = plan.probes ? path : 'served';
    const request = httpRequest(plan.origin + path, {
      agent,
      timeout: TIMEOUT_MS,
      ...(method && { method }),
      headers: { ...headers, 'Accept-Encoding': 'gzip, br', 'X-Forwarded-For': madeUpAddress() },
    });
    request
      .on('response', (response) => {
        const { statusCode = 0 } = response;
        response.resume().once('close', () => {
          if (start < counted) {
            resolve();
            return;
          }
          const ms = performance.now() - start;
          // Of decks that are not legal, some routes say so.
          if (statusCode < 400 || statusCode === 422) keep(name, ms);
          else if (statusCode === 503 && response.headers['retry-after'] !== undefined) keep('refused', ms);
          else note(`status ${statusCode}`);
          resolve();
        });
      })
      .on('timeout', () => request.destroy(new Error('timeout')))
      .on('error', (error: NodeJS.ErrnoException) => {
        note(error.code ?? error.message);
        resolve();
      })
      .end(body);
  });

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const agent = new Agent({ keepAlive: true });
if (plan.probes) {
  const pending: Promise<void>[] = [];
  for (let at = 0; performance.now() < until; at += 1) {
    pending.push(send(at, agent));
    await wait(plan.probes.everyMs);
  }
  await Promise.all(pending);
} else {
  await Promise.all(
    Array.from({ length: plan.clients }, async (_, client) => {
      for (let at = client; performance.now() < until; at += plan.clients) await send(at, agent);
    }),
  );
}
const result: FloodResult = {
  times: Object.fromEntries([...latencies].map(([name, times]) => [name, summarize(times)])),
  others: noted,
  clientDelayMs: delay.percentile(99) / 1e6,
};
process.stdout.write(`${JSON.stringify(result)}\n`);
process.exit(0);
