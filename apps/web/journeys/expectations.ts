import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Fails the journey with a message unless a condition holds. */
export const expectThat = (holds: boolean, message: string): void => {
  if (!holds) throw new Error(message);
};

interface AccessibilityOptions {
  /** checks contrast only, for a page that was checked in another colour mode */
  readonly colorsOnly?: boolean;
  /** axe rules that the page is exempt from */
  readonly exceptRules?: readonly string[];
}

/** Fails for every accessibility violation that axe finds. */
export const expectAccessible = async (
  page: Page,
  where: string,
  { colorsOnly = false, exceptRules = [] }: AccessibilityOptions = {},
): Promise<void> => {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // WCAG 2.2: targets of at least 24 px, or with as much space around them. Off by default in axe.
  if (!colorsOnly) axe.options({ rules: { 'target-size': { enabled: true } } });
  const { violations } = await (
    colorsOnly ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe.disableRules([...exceptRules])
  ).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  expectThat(found.length === 0, `${where}: ${found.join('\n')}`);
};

/** Fails if the page is wider than its window, and names the elements that overflow. */
export const expectNoSidewaysScrolling = async (page: Page, where: string): Promise<void> => {
  const { overflow, elements } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    return {
      overflow: scrollWidth - clientWidth,
      elements: wide.slice(-3).map((element) => element.outerHTML.slice(0, 120)),
    };
  });
  expectThat(overflow <= 0, `${where}: ${overflow} px wider than the window: ${elements.join('\n')}`);
};
