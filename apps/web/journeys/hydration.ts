import type { Page } from 'playwright-core';

/** Waits until a page reacts to every input: it intercepts early input until it is hydrated (rendering/early-input.ts). */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.earlyInput === undefined);
};
