/** Too much is waiting already. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  constructor() {
    super('Too much is being drawn at this moment.');
  }
}

/**
 * Lets a bounded number of jobs run at once and a bounded number wait; any more are refused with a BusyError.
 * @example createBoundedQueue({ running: 2, waiting: 16 })(() => draw(page))
 */
export const createBoundedQueue = ({
  running: mostRunning,
  waiting: mostWaiting,
}: {
  readonly running: number;
  readonly waiting: number;
}) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running >= mostRunning) {
      if (waiting.length >= mostWaiting) throw new BusyError();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      // The place is handed on, so that nobody who comes in between takes it.
      if (next) next();
      else running -= 1;
    }
  };
};
