import type { Page } from 'playwright-core';

/** Between two looks, in ms. */
const INTERVAL = 50;

/**
 * Waits until an asynchronous function gives true in a page; the journey's time-out ends the wait. `page.waitForFunction`
 * takes the promise itself for true.
 */
export const waitUntil = async <Argument>(
  page: Page,
  holds: (argument: Argument) => Promise<boolean>,
  argument: Argument,
): Promise<void> => {
  const look = async (value: Argument): Promise<boolean> =>
    page.evaluate(holds as (argument: unknown) => Promise<boolean>, value as unknown);
  while (!(await look(argument))) await page.waitForTimeout(INTERVAL);
};
