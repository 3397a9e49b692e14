import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expectNoSidewaysScrolling, expectThat } from './expectations';
import { waitForHydration } from './hydration';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The axe rules whose result depends on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const setColorMode = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  page.evaluate(async (value) => {
    document.documentElement.dataset['colorMode'] = value;
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  }, mode);

/** Headers and footers that have been checked: their markup, window and rules. */
const checked = new Set<string>();

/** Marks the header and footer of a page if they were checked before, with the same markup, window and rules. */
const markChecked = async (page: Page, rules: string): Promise<void> => {
  const parts = await page.locator('body > header, body > footer').evaluateAll((elements) =>
    elements.map((element) => {
      element.removeAttribute('data-checked');
      const html = document.documentElement.cloneNode(false) as Element;
      return `${location.origin} ${innerWidth} ${html.outerHTML} ${element.outerHTML}`;
    }),
  );
  for (const [index, part] of parts.entries()) {
    const key = `${rules} ${part}`;
    if (checked.has(key))
      await page
        .locator('body > header, body > footer')
        .nth(index)
        .evaluate((element) => element.setAttribute('data-checked', ''));
    checked.add(key);
  }
};

/** Fails for every violation of some rules on a page as it is, or on the parts of it that a selector finds. */
const expectNoViolations = async (
  page: Page,
  options: Axe.RunOptions,
  { where, parts }: { readonly where: string; readonly parts?: string },
): Promise<void> => {
  await markChecked(page, `${JSON.stringify(options)} ${parts ?? ''}`);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ({ options, parts }) => {
      const { axe } = window as unknown as { readonly axe: typeof Axe };
      const left = [...document.querySelectorAll(parts)].filter((part) => !part.closest('[data-checked]'));
      if (left.length === 0) return [];
      const { violations } = await axe.run({ include: left, exclude: [['[data-checked]']] }, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { options: { ...options, resultTypes: ['violations' as const] }, parts: parts ?? 'html' },
  );
  expectThat(found.length === 0, `${where}: ${found.join('\n')}`);
};

/** Rules for a check of everything. WCAG 2.2 asks for targets of 24 px or as much space around them: axe's default is off. */
const allRules = (exceptRules: readonly string[]): Axe.RunOptions => ({
  rules: {
    'target-size': { enabled: true },
    ...Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }])),
  },
});

interface Exemptions {
  /** axe rules that the page is exempt from */
  readonly exceptRules?: readonly string[];
}

/** Fails for every violation in the light mode, and for every one of colours in the dark mode, in which the page is left. */
const expectNoViolationsInModes = async (
  page: Page,
  { exceptRules = [] }: Exemptions,
  { where, ...parts }: { readonly where: string; readonly parts?: string },
): Promise<void> => {
  await setColorMode(page, 'light');
  await expectNoViolations(page, allRules(exceptRules), { where: `${where}, light`, ...parts });
  await setColorMode(page, 'dark');
  await expectNoViolations(page, { runOnly: [...COLOR_RULES] }, { where: `${where}, dark`, ...parts });
};

/**
 * Fails for every accessibility violation that axe finds in the light mode, and for every one of colours in the dark mode,
 * in which the page is left. A header and a footer are checked once: pages share them.
 * @param exceptRules axe rules that the page is exempt from
 */
export const expectAccessible = async (
  page: Page,
  where: string,
  exemptions: Exemptions = {},
): Promise<void> => {
  await waitForHydration(page);
  await expectNoViolationsInModes(page, exemptions, { where });
};

/**
 * Leaves few items of each list and table, since axe takes minutes for hundreds of equal ones: the first, and of the next
 * seven those that differ, in more than texts and links, from two that the page has in the same place.
 */
export const shortenLists = async (page: Page): Promise<void> => {
  // Hydration would render anew what changes before it.
  await waitForHydration(page);
  await page.evaluate(() => {
    const counts = new Map<string, number>();
    // Methods: tsx adds a call to functions with a name, which pages do not have.
    const markup = {
      describe(element: Element): string {
        return `${element.tagName} ${element.getAttribute('class') ?? ''}`;
      },
      skeletonOf(node: Node): string {
        if (!(node instanceof Element)) return node.textContent?.trim() ? 'text' : '';
        // Whatever its colours and symbols are, a card frame has its texts on one ground.
        if (/\bf-i\d/.test(node.getAttribute('class') ?? '')) return '<frame>';
        if (node.role === 'img') return node.ariaLabel ? '<image>' : '<image without label>';
        const attributes = [...node.attributes].map(({ name, value }) => {
          if (name === 'class') return '';
          return /^(?:role|type|style|hidden|aria-(?!label))/.test(name)
            ? `${name}=${value}`
            : `${name}=${value.trim() !== ''}`;
        });
        const children = [...node.childNodes].map((child) => markup.skeletonOf(child));
        return `<${markup.describe(node)} ${attributes.join(' ')}>${children.join('')}</>`;
      },
      placeOf(element: Element): string {
        const { parentElement } = element;
        return parentElement ? `${markup.placeOf(parentElement)} ${markup.describe(element)}` : '';
      },
    };
    for (const list of document.querySelectorAll('main :is(ul, ol, tbody)')) {
      const place = markup.placeOf(list);
      for (const [index, item] of [...list.children].entries()) {
        const key = `${place} ${markup.skeletonOf(item)}`;
        const count = counts.get(key) ?? 0;
        if (index > 7 || (index > 0 && count > 1)) item.remove();
        else counts.set(key, count + 1);
      }
    }
  });
};

/**
 * Remembers how the elements of a page look in this window, and marks those that looked otherwise in the one before: that
 * were hidden, or have other colours or another weight for contrast.
 */
const markChanged = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const store = window as unknown as { looks?: Map<Element, string> };
    const before = store.looks;
    const looks = new Map<Element, string>();
    for (const element of document.querySelectorAll('body *')) {
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } =
        getComputedStyle(element);
      const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
      const look = element.checkVisibility()
        ? [color, backgroundColor, backgroundImage, opacity, isLarge].join(' ')
        : '';
      looks.set(element, look);
      element.toggleAttribute('data-changed', look !== '' && before?.get(element) !== look);
    }
    store.looks = looks;
  });

/** The rules that depend on where elements are. */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable'];

/**
 * Checks an open page in light and dark, 1280 and 375 px wide: nothing is wider than the window, and axe finds no violation.
 * What the wide window shows as the narrow one does is checked for its layout only. Leaves the page with short lists.
 */
export const checkFourWays = async (
  page: Page,
  where: string,
  exemptions: Exemptions = {},
): Promise<void> => {
  const { exceptRules = [] } = exemptions;
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page, `${where}, ${width} px`);
  }
  await shortenLists(page);
  await setColorMode(page, 'light');
  await markChanged(page);
  await expectNoViolationsInModes(page, exemptions, { where: `${where}, 375 px` });
  await page.setViewportSize({ width: 1280, height: 900 });
  const wide = `${where}, 1280 px`;
  const layoutRules = LAYOUT_RULES.filter((rule) => !exceptRules.includes(rule));
  await expectNoViolations(page, { runOnly: layoutRules }, { where: wide });
  await setColorMode(page, 'light');
  await markChanged(page);
  await expectNoViolationsInModes(page, exemptions, { where: wide, parts: '[data-changed]' });
};
