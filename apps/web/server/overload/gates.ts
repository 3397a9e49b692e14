import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { type BoundedQueue, createBoundedQueue } from '#app/platform/bounded-queue';

/** Requests that may wait at a gate, each with what it holds in memory. */
const MAX_WAITING = 200;

/** Jobs that run at a time at each gate. Each keeps the process busy; a second one runs while the first reads files. */
const RUNNING = {
  /** whatever Remix renders: documents, data, responses to forms */
  pages: 2,
  /** recommendations, by the API and by their page */
  recs: 2,
  /** feeds, sitemaps, oEmbed and static JSON that is not cached */
  documents: 1,
  /** pictures for shared links */
  pictures: 1,
} as const;

export type Gates = Readonly<Record<keyof typeof RUNNING, BoundedQueue>>;

/** Turns of the event loop that are yielded before a job, while there are others. */
const TURNS = 32;
/** Time after which no further turn is yielded, in ms: turns full of refusals would leave none to the jobs. */
const YIELD_MS = 10;

export interface GateOptions {
  /** longest that an accepted request waits, in ms */
  readonly maxWaitMs: number;
  /** a clock, in ms */
  readonly now?: () => number;
}

/**
 * The gates that all expensive work passes. Each runs a few jobs at a time, lets a few more wait and refuses the rest with a
 * BusyError. Jobs of all gates start one by one, each in a turn of the event loop after the one that it was added in: whatever
 * arrived with it has been counted before it holds up the process, and quick requests get their turn in between.
 */
export const createGates = ({ maxWaitMs, now = () => performance.now() }: GateOptions): Gates => {
  const takeTurn = pLimit(1);
  const queues: BoundedQueue[] = [];
  const isBusy = (): boolean => queues.reduce((sum, { size }) => sum + size, 0) > 1;

  /** The event loop accepts one new connection a turn: without yielding, the last to connect waits for all jobs. */
  const yieldToEventLoop = async (): Promise<void> => {
    const until = now() + YIELD_MS;
    await setImmediate();
    for (let turn = 1; turn < TURNS && isBusy() && now() < until; turn += 1) await setImmediate();
  };

  const createGate = (running: number): BoundedQueue => {
    const queue = createBoundedQueue({ running, maxWaitMs, maxWaiting: MAX_WAITING });
    queues.push(queue);
    return {
      add: (job, options) =>
        queue.add(async () => {
          await takeTurn(yieldToEventLoop);
          return job();
        }, options),
      get isFull() {
        return queue.isFull;
      },
      get size() {
        return queue.size;
      },
    };
  };

  return {
    pages: createGate(RUNNING.pages),
    recs: createGate(RUNNING.recs),
    documents: createGate(RUNNING.documents),
    pictures: createGate(RUNNING.pictures),
  };
};
