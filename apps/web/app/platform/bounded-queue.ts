import pLimit from 'p-limit';

/** The server has too much to do: the job was refused, or dropped while it waited. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  /** when to try again, in seconds */
  readonly retryAfter = 5;
  constructor() {
    super('The server is busy. Try again in a few seconds.');
  }
}

export interface QueueLimits {
  /** jobs that run at the same time */
  readonly running: number;
  /** longest that a job waits for its start, in ms */
  readonly maxWaitMs: number;
  /** jobs that may wait at most, however short they are */
  readonly maxWaiting: number;
}

interface JobOptions {
  /** drops the job where it aborts before the start */
  readonly signal?: AbortSignal | undefined;
  /** since when the job has waited, as `performance.now()` counts; by default since it is added */
  readonly since?: number | undefined;
}

export interface BoundedQueue {
  /**
   * Runs a job in its turn. Rejects with a BusyError at once where it would wait too long, and later where it has waited
   * too long or its signal aborts. A job that has started is finished.
   */
  add<T>(job: () => Promise<T>, options?: JobOptions): Promise<T>;
  /** whether a job that were added now would be refused */
  readonly isFull: boolean;
  /** running and waiting jobs */
  readonly size: number;
}

/** Assumed time of a job before any has been measured, in ms. */
const FIRST_GUESS_MS = 25;
/** Share of the longest wait that a new job may expect: jobs differ, and few are to be dropped after they have waited. */
const EXPECTED_SHARE = 0.4;
/** Weight of the latest job in the mean time of a job. */
const LATEST_WEIGHT = 0.05;

/**
 * A queue whose jobs wait for a bounded time. What a new job would have to wait follows from the number of jobs before it
 * and the mean time of recent ones.
 * @example createBoundedQueue({ running: 2, maxWaitMs: 500, maxWaiting: 200 }).add(() => render(page))
 */
export const createBoundedQueue = ({ running, maxWaitMs, maxWaiting }: QueueLimits): BoundedQueue => {
  const limit = pLimit(running);
  let waiting = 0;
  let active = 0;
  let meanMs = FIRST_GUESS_MS;

  const isFull = (waitedMs: number): boolean => {
    // A free place is never refused, however long the last jobs took.
    if (active < running) return false;
    const expectedMs = ((waiting + 1) * meanMs) / running;
    return waiting >= maxWaiting || waitedMs + expectedMs > EXPECTED_SHARE * maxWaitMs;
  };

  const run = async <T>(job: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    try {
      return await job();
    } finally {
      active -= 1;
      meanMs += LATEST_WEIGHT * (performance.now() - start - meanMs);
    }
  };

  /** Runs a job in its turn; rejects where it is dropped before. */
  const runInTurn = async <T>(job: () => Promise<T>, waitedMs: number, signal?: AbortSignal): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      let isWaiting = true;
      const leave = (): void => {
        isWaiting = false;
        waiting -= 1;
        clearTimeout(timer);
        signal?.removeEventListener('abort', drop);
      };
      const drop = (): void => {
        leave();
        reject(new BusyError());
      };
      const timer = setTimeout(drop, maxWaitMs - waitedMs);
      signal?.addEventListener('abort', drop);
      waiting += 1;
      // A dropped job keeps its place in p-limit's list and is skipped there.
      void limit(async () => {
        if (!isWaiting) return;
        leave();
        active += 1;
        await run(job).then(resolve, reject);
      });
    });

  return {
    add: async <T>(job: () => Promise<T>, { signal, since }: JobOptions = {}): Promise<T> => {
      const waitedMs = since === undefined ? 0 : performance.now() - since;
      if (signal?.aborted || isFull(waitedMs)) throw new BusyError();
      if (active >= running) return runInTurn(job, waitedMs, signal);
      active += 1;
      return limit(() => run(job));
    },
    get isFull() {
      return isFull(0);
    },
    get size() {
      return active + waiting;
    },
  };
};
