import type { Log } from '#app/platform/logger.server';

/** When work begins, in ms after it was added: at random in this range, after the response to the request that adds it. */
const DELAY_MS = { from: 50, to: 250 } as const;
/** Works that may wait or run at a time. */
const MAX_WORKS = 500;
/** After a failure nothing is added for so long, in ms: nobody is promised what will not be done. */
const PAUSE_MS = 30_000;

/** Work that nobody waits for. */
export interface BackgroundWork {
  /**
   * Adds work that runs after the response, whose time therefore tells nothing about it. An error is logged with `failure`.
   * @returns false where too much is waiting already, or work has just failed: nothing was added
   */
  add(work: () => Promise<void>, failure: string): boolean;
  /** Resolves once all that was added has ended. */
  settle(): Promise<void>;
}

/** @param now in ms; does not have to be the time of day */
export const createBackgroundWork = (
  log: Pick<Log, 'error'>,
  now: () => number = () => performance.now(),
): BackgroundWork => {
  const works = new Set<Promise<void>>();
  let failedAt = -Infinity;
  const run = async (work: () => Promise<void>, failure: string): Promise<void> => {
    const delay = DELAY_MS.from + Math.random() * (DELAY_MS.to - DELAY_MS.from);
    await new Promise((resolve) => setTimeout(resolve, delay));
    try {
      await work();
    } catch (error) {
      failedAt = now();
      log.error({ err: error }, failure);
    }
  };
  return {
    add: (work, failure) => {
      if (works.size >= MAX_WORKS || now() - failedAt < PAUSE_MS) return false;
      const running = run(work, failure).finally(() => works.delete(running));
      works.add(running);
      return true;
    },
    settle: async () => {
      while (works.size > 0) await Promise.all(works);
    },
  };
};
