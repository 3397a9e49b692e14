/** Assets that this page has loaded before the worker could see them. */
const loadedAssets = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

const register = async (): Promise<void> => {
  const isFirst = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  if (isFirst)
    active?.postMessage({
      page: location.origin + location.pathname + location.search,
      assets: loadedAssets(),
    });
};

/** From the end of the page's loading to the start of the service worker, ms: it never competes with a page, nor with the next. */
const DELAY = 10_000;

/** Starts the service worker, where there are such. */
export const registerWorker = (): void => {
  if (!('serviceWorker' in navigator)) return;
  // Blocked in some private windows: the site works as before.
  setTimeout(() => void register().catch(() => undefined), DELAY);
};
