import { setImmediate } from 'node:timers/promises';
import { takeTurn } from '@crownsmith/answers/snapshot';
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
  /** what a search box suggests while somebody types */
  suggestions: 1,
} as const;

export type Gates = Readonly<Record<keyof typeof RUNNING, BoundedQueue>>;

export interface GateOptions {
  /** longest that an accepted request waits, in ms */
  readonly maxWaitMs: number;
}

/**
 * The gates that all expensive work passes. Each runs a few jobs at a time, lets a few more wait and refuses the rest with a
 * BusyError. Jobs of all gates start one by one, each in a turn of the event loop after the one that it was added in: whatever
 * arrived with it has been counted before it holds up the process, and quick requests get their turn in between.
 */
export const createGates = ({ maxWaitMs }: GateOptions): Gates => {
  const createGate = (running: number, waitForTurn: () => Promise<unknown> = takeTurn): BoundedQueue => {
    const queue = createBoundedQueue({ running, maxWaitMs, maxWaiting: MAX_WAITING });
    return {
      add: (job, options) =>
        queue.add(async () => {
          await waitForTurn();
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
    // Of a millisecond each: they do not wait for the turns of long jobs.
    suggestions: createGate(RUNNING.suggestions, () => setImmediate()),
  };
};
