const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * Whether what lasts for some time is over. What would last a day longer than it can is over, too: it was made before the
 * clock was set back.
 * @param expiresAt in ms since 1970, as `at`
 */
export const isOver = (expiresAt: number, lifetimeMs: number, at: number): boolean =>
  expiresAt <= at || expiresAt > at + lifetimeMs + DAY_MS;

/**
 * Whether a stored time is of a clock that was ahead: it is a minute or more in the future, and orders nothing.
 * @param time in ms since 1970, as `at`
 */
export const isAhead = (time: number, at: number): boolean => time >= at + MINUTE_MS;

/**
 * A clock for what is deleted for good: it goes with the system's, but never faster than time passes in this process, so that a
 * clock that jumps ahead deletes nothing early.
 * @param elapsed ms since some moment, by a clock that nobody sets
 */
export const createSteadyClock = (
  now: () => number = Date.now,
  elapsed: () => number = () => performance.now(),
): (() => number) => {
  const [start, began] = [now(), elapsed()];
  return () => Math.min(now(), start + elapsed() - began);
};
