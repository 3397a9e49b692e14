import pLimit from 'p-limit';

/** Too many jobs are waiting already. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  constructor() {
    super('The server is busy. Try again in a few seconds.');
  }
}

interface QueueLimits {
  /** jobs that run at the same time */
  readonly running: number;
  /** jobs that wait for one of those to end */
  readonly waiting: number;
}

/**
 * A queue with bounds on both its running and its waiting jobs. `add` rejects with a BusyError where both are reached;
 * `size` counts running and waiting jobs.
 * @example createBoundedQueue({ running: 2, waiting: 16 }).add(() => render(page))
 */
export const createBoundedQueue = ({ running, waiting }: QueueLimits) => {
  const limit = pLimit(running);
  const size = (): number => limit.activeCount + limit.pendingCount;
  return {
    add: async <T>(job: () => Promise<T>): Promise<T> => {
      if (size() >= running + waiting) throw new BusyError();
      return limit(job);
    },
    get size() {
      return size();
    },
  };
};
