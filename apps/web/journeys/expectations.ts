import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Fails the journey with these words unless it holds. */
export const expectThat = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

interface LookOptions {
  /** only what the colours decide, for a page that has been looked at whole in other colours */
  readonly colorsOnly?: boolean;
}

/** Fails for any violation of accessibility that axe finds. */
export const expectAccessible = async (
  page: Page,
  where: string,
  { colorsOnly = false }: LookOptions = {},
): Promise<void> => {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (
    colorsOnly ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe
  ).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  expectThat(found.length === 0, `${where}: ${found.join('\n')}`);
};

/** Fails where the page is wider than its window, and names what reaches beyond it. */
export const expectNoSidewaysScrolling = async (page: Page, where: string): Promise<void> => {
  const { beyond, what } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    return {
      beyond: scrollWidth - clientWidth,
      what: wide.slice(-3).map((element) => element.outerHTML.slice(0, 120)),
    };
  });
  expectThat(beyond <= 0, `${where}: ${beyond} px wider than the window: ${what.join('\n')}`);
};
