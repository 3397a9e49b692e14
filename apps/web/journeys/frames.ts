import type { BrowserContext, Page } from 'playwright-core';

/** Waits until a page has painted what has happened so far: two frames, since the first may have begun before it. */
export const waitForFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/**
 * Keeps the pages of a context from loading fonts. Fallback fonts differ a little in width, so that one that is late on a
 * busy machine moves lines; without any, what moves is the layout.
 */
export const blockFonts = (context: BrowserContext): Promise<unknown> =>
  context.route('**/*.woff2', (route) => route.fulfill({ status: 204 }));

/**
 * Most that a page may shift: on a busy machine it is painted before its header is parsed to the end, whose buttons then make
 * room for each other (0.003 seen). An ad without its space causes 0.09.
 */
export const MOST_LAYOUT_SHIFT = 0.01;

/** The cumulative layout shift since a page began to load. */
export const readLayoutShift = async (page: Page): Promise<number> => {
  await waitForFrames(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords();
    observer.disconnect();
    return entries.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
  });
};
