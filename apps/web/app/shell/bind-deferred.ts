/** From the page's hydration to what it can wait for, ms. */
const DELAY = 500;

/**
 * Loads what no page needs at first: marks of owned cards, hands that the browser deals, and the service worker.
 * @returns stops what has not begun
 */
export const bindDeferred = (): (() => void) => {
  const timer = setTimeout(
    () => void import('./deferred').then(({ startDeferred }) => startDeferred()).catch(() => undefined),
    DELAY,
  );
  return () => clearTimeout(timer);
};
