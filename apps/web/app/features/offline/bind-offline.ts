/** From the end of a page's loading to the start of the service worker, ms: it never competes with the page. */
const DELAY = 2000;

/**
 * Starts the service worker once the page has loaded and the browser is idle.
 * @returns does nothing more if it has not begun
 */
export const bindOffline = (): (() => void) => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const timer = setTimeout(() => void import('./register-worker').catch(() => undefined), DELAY);
  return () => clearTimeout(timer);
};
