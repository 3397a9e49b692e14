import type { Page } from 'playwright-core';

/** Fails the journey with a message unless a condition holds. */
export const expectThat = (holds: boolean, message: string): void => {
  if (!holds) throw new Error(message);
};

/** Fails if the page is wider than its window, and names the elements that overflow. */
export const expectNoSidewaysScrolling = async (page: Page, where: string): Promise<void> => {
  const { overflow, elements } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const overflow = scrollWidth - clientWidth;
    // Only for the message: the places of all elements of a long page take seconds.
    const wide =
      overflow <= 0
        ? []
        : [...document.querySelectorAll('body *')].filter(
            (element) => element.getBoundingClientRect().right > clientWidth,
          );
    return { overflow, elements: wide.slice(-3).map((element) => element.outerHTML.slice(0, 120)) };
  });
  expectThat(overflow <= 0, `${where}: ${overflow} px wider than the window: ${elements.join('\n')}`);
};
