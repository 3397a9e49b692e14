import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expectThat } from './expectations';
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

/** Fails for every violation of some rules on a page as it is. */
const expectNoViolations = async (page: Page, options: Axe.RunOptions, where: string): Promise<void> => {
  await markChecked(page, JSON.stringify(options));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { readonly axe: typeof Axe };
    const { violations } = await axe.run({ exclude: [['[data-checked]']] }, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
  expectThat(found.length === 0, `${where}: ${found.join('\n')}`);
};

/**
 * Fails for every accessibility violation that axe finds in the light mode, and for every one of colours in the dark mode,
 * in which the page is left. A header and a footer are checked once: pages share them.
 * @param exceptRules axe rules that the page is exempt from
 */
export const expectAccessible = async (
  page: Page,
  where: string,
  { exceptRules = [] }: { readonly exceptRules?: readonly string[] } = {},
): Promise<void> => {
  await waitForHydration(page);
  await setColorMode(page, 'light');
  const rules = {
    // WCAG 2.2: targets of at least 24 px, or with as much space around them. Off by default in axe.
    'target-size': { enabled: true },
    ...Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }])),
  };
  await expectNoViolations(page, { rules, resultTypes: ['violations'] }, `${where}, light`);
  await setColorMode(page, 'dark');
  await expectNoViolations(
    page,
    { runOnly: [...COLOR_RULES], resultTypes: ['violations'] },
    `${where}, dark`,
  );
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
