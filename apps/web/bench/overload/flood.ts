import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import type { LoadRequest } from './requests';
import { Times } from './result';
import { runProcess } from './run-client';

export const FloodPlan = z.object({
  origin: z.string(),
  /** file with the requests, as JSON */
  requests: z.string(),
  seconds: z.number(),
  /** before them, which are not counted: code that has not run yet is slow */
  warmUpSeconds: z.number(),
  /** clients, each of which sends its next request as soon as the last is answered */
  clients: z.int(),
  /** instead of clients: one request after the other at this pace, whatever comes back */
  probes: z.object({ everyMs: z.number() }).optional(),
});

export const FloodResult = z.object({
  /** latencies by name: `served` and `refused`, or the paths of probes */
  times: z.record(z.string(), Times),
  /** other statuses, refusals without Retry-After, and errors of connections, with their numbers */
  others: z.record(z.string(), z.int()),
  /** p99 of the delay of the client's own event loop, in ms: every latency contains it */
  clientDelayMs: z.number(),
});
export type FloodResult = z.infer<typeof FloodResult>;

/** How often quick requests are sent beside a flood, in ms. */
const PROBE_MS = 20;
const WARM_UP_SECONDS = 1;

interface Flood {
  readonly clients: number;
  readonly seconds: number;
  readonly requests: readonly LoadRequest[];
  /** paths of quick requests */
  readonly probes: readonly string[];
}

/** Floods a site, and probes it from another process. */
export const flood = async (
  origin: string,
  { clients, seconds, requests, probes }: Flood,
): Promise<{ readonly flood: FloodResult; readonly probes: FloodResult }> => {
  const folder = await mkdtemp(join(tmpdir(), 'flood-'));
  const run = async (name: string, list: readonly LoadRequest[], more: object): Promise<FloodResult> => {
    const file = join(folder, `${name}.json`);
    await writeFile(file, JSON.stringify(list));
    const plan = { origin, requests: file, seconds, warmUpSeconds: WARM_UP_SECONDS, clients, ...more };
    return FloodResult.parse(await runProcess(new URL('flood-client.ts', import.meta.url), plan));
  };
  try {
    const [ofFlood, ofProbes] = await Promise.all([
      run('flood', requests, {}),
      run(
        'probes',
        probes.map((path) => ({ path })),
        { probes: { everyMs: PROBE_MS } },
      ),
    ]);
    return { flood: ofFlood, probes: ofProbes };
  } finally {
    await rm(folder, { recursive: true });
  }
};
