import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Fails the journey with a message unless a condition holds. */
export const expectThat = (holds: boolean, message: string): void => {
  if (!holds) throw new Error(message);
};

/** The axe rules whose result depends on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const setColorMode = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  page.evaluate(async (value) => {
    document.documentElement.dataset['colorMode'] = value;
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  }, mode);

const expectNoViolations = async (axe: AxeBuilder, where: string): Promise<void> => {
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expectThat(found.length === 0, `${where}: ${found.join('\n')}`);
};

/**
 * Fails for every accessibility violation that axe finds in the light mode, and for every one of colours in the dark mode,
 * in which the page is left.
 * @param exceptRules axe rules that the page is exempt from
 */
export const expectAccessible = async (
  page: Page,
  where: string,
  { exceptRules = [] }: { readonly exceptRules?: readonly string[] } = {},
): Promise<void> => {
  await setColorMode(page, 'light');
  const all = new AxeBuilder({ page })
    // WCAG 2.2: targets of at least 24 px, or with as much space around them. Off by default in axe.
    .options({ rules: { 'target-size': { enabled: true } } })
    .disableRules([...exceptRules]);
  await expectNoViolations(all, `${where}, light`);
  await setColorMode(page, 'dark');
  await expectNoViolations(new AxeBuilder({ page }).withRules(COLOR_RULES), `${where}, dark`);
};

/** Leaves the first items of each list and table: axe takes minutes for hundreds of equal ones. */
export const shortenLists = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const extra of document.querySelectorAll('main :is(ul, ol, tbody) > :nth-child(n + 9)'))
      extra.remove();
  });

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
