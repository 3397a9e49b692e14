import * as z from 'zod';
import { KINDS, MIXES } from './requests';

export const Times = z.object({ count: z.int(), p50: z.number(), p99: z.number(), max: z.number() });
/** Latencies in ms. */
export type Times = z.infer<typeof Times>;

/** What the load client measured. */
export const LoadResult = z.object({
  /** responses of every kind of the mix a second, refused ones aside */
  perSecond: z.number(),
  /** requests that were sent */
  sent: z.int(),
  /** those of the mix */
  kinds: z.partialRecord(z.enum(KINDS), z.object({ served: Times, refused: Times })),
  probes: z.record(z.string(), Times),
  /** refused requests of all kinds, from sending to the head of the response */
  refused: Times,
  /** refused requests without Retry-After */
  withoutRetryAfter: z.int(),
  /** statuses and errors that are neither a response nor a refusal, with their numbers */
  failures: z.record(z.string(), z.int()),
  /** from the end of the load until every kind of request is served again, in ms */
  recoveryMs: z.number().nullable(),
  /** p99 of the delay of the client's own event loop, in ms: every latency contains it */
  clientDelayMs: z.number(),
});
export type LoadResult = z.infer<typeof LoadResult>;

/** What the load client does: as much as possible one after the other, or a rate whatever comes back. */
export const LoadPlan = z.object({
  mix: z.enum(Object.keys(MIXES) as [keyof typeof MIXES]),
  origin: z.string(),
  seconds: z.number(),
  /** requests a second; without one, a few clients send their next request after each response */
  rate: z.number().optional(),
});
export type LoadPlan = z.infer<typeof LoadPlan>;

/** Percentiles of latencies. */
export const summarize = (latencies: readonly number[]): Times => {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? 0 };
};
