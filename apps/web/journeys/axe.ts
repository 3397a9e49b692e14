import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { isWhole, longOrShort } from '../../../tooling/vitest/forms.mjs';
import { expectNoSidewaysScrolling, expectThat } from './expectations';
import { waitForHydration } from './hydration';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The axe rules whose result depends on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/** What those rules look at. */
const CHECKED_COLORS: readonly Axe.Rule[] = [
  { id: 'color-contrast', selector: '[data-new-look]' },
  { id: 'link-in-text-block', selector: 'a[href][data-new-look]' },
] satisfies readonly { id: (typeof COLOR_RULES)[number]; selector: string }[];

const setColorMode = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.dataset['colorMode'] = value;
    // To its end at once; what inherits a colour begins where it has ended.
    for (let left = 20; left > 0; left -= 1) {
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      if (transitions.length === 0) return;
      for (const transition of transitions) transition.finish();
    }
  }, mode);

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Parts of pages that have been checked: digests of their markup, window and rules. */
const checked = new Set<string>();

/** Marks the parts of a page, such as its header and what it mainly shows, that were checked before: with the same markup, window and rules. */
const markCheckedParts = async (page: Page, rules: string): Promise<void> => {
  const texts = await page.evaluate(() =>
    [...document.body.children].map((part) => {
      part.removeAttribute('data-checked');
      const html = document.documentElement.cloneNode(false) as Element;
      return `${location.origin} ${innerWidth} ${html.outerHTML} ${part.outerHTML}`;
    }),
  );
  const parts = texts.map((text) => digest(`${rules} ${text}`));
  const marks = parts.map((part) => checked.has(part));
  for (const part of parts) checked.add(part);
  await page.evaluate((isChecked) => {
    for (const [index, part] of [...document.body.children].entries())
      part.toggleAttribute('data-checked', isChecked[index]);
  }, marks);
};

/** How often each look has been checked for its colours. */
const checkedLooks = new Map<string, number>();

/** So many elements of each look are checked: in the long form two, for one may have something behind it that others of its look have not. */
const ELEMENTS_OF_A_LOOK = longOrShort(2, 1);

/** Elements with colours of their own that axe compares. */
const COLORED = 'a, button, input, select, textarea, summary';

/**
 * Marks the elements whose colours are to be checked: those that look, with all that they are in, as too few before, on this page or
 * another one, in any window or colour mode.
 * @returns how many
 */
const markNewLooks = async (page: Page): Promise<number> => {
  const found = await page.evaluateHandle((colored) => {
    const grounds = new Map<Element | null, string>();
    const byLook = new Map<string, Element[]>();
    // Parts that were checked are not looked at.
    for (const element of document.querySelectorAll(
      'body, body > :not([data-checked]), body > :not([data-checked]) *',
    )) {
      const style = getComputedStyle(element);
      const { backgroundColor, backgroundImage, opacity, position } = style;
      const isPlain = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
      const around = grounds.get(element.parentElement) ?? '';
      const own = isPlain ? '' : `${backgroundColor} ${backgroundImage} ${opacity};`;
      // What has a place of its own may lie on something else than what it is in.
      const ground = `${around}${own}${position === 'static' || position === 'relative' ? '' : position}`;
      grounds.set(element, ground);
      const isColored =
        element.matches(colored) ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      if (!isColored || !element.checkVisibility()) continue;
      // Large texts may have less contrast, and links must differ from the text around them.
      const isLarge = parseFloat(style.fontSize) >= (Number(style.fontWeight) >= 700 ? 18.66 : 24);
      const { color = '' } = element.parentElement ? getComputedStyle(element.parentElement) : {};
      const look = `${element.tagName} ${style.color} ${color} ${style.textDecorationLine} ${isLarge} ${ground}`;
      byLook.set(look, [...(byLook.get(look) ?? []), element]);
    }
    return [...byLook].map(([look, elements]) => ({ look, elements }));
  }, COLORED);
  const looks = await found.evaluate((all) =>
    all.map(({ look, elements }) => [look, elements.length] as const),
  );
  const counts = looks.map(([look, elements]) => {
    const before = checkedLooks.get(look) ?? 0;
    const count = Math.min(elements, ELEMENTS_OF_A_LOOK - before);
    checkedLooks.set(look, before + count);
    return count;
  });
  await found.evaluate((all, marks) => {
    for (const [index, { elements }] of all.entries())
      for (const element of elements.slice(0, marks[index])) element.toggleAttribute('data-new-look', true);
  }, counts);
  await found.dispose();
  return counts.reduce((sum, count) => sum + count, 0);
};

/**
 * Fails for every violation of some rules on a page as it is. A header and a footer that were checked before are taken out meanwhile: axe
 * looks at all that is there, for what may lie behind or beside something else.
 */
const expectNoViolations = async (page: Page, options: Axe.RunOptions, where: string): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ({ options, colorRules }) => {
      const { axe } = window as unknown as { readonly axe: typeof Axe };
      axe.configure({ rules: colorRules });
      const frame = [...document.querySelectorAll('body > :is(header, footer)[data-checked]')];
      const places = frame.map(() => document.createComment(''));
      for (const [index, part] of frame.entries()) part.replaceWith(places[index] ?? '');
      const { violations } = await axe.run({ exclude: [['[data-checked]']] }, options);
      for (const [index, part] of frame.entries()) places[index]?.replaceWith(part);
      for (const element of document.querySelectorAll('[data-new-look]'))
        element.removeAttribute('data-new-look');
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { options: { ...options, resultTypes: ['violations' as const] }, colorRules: [...CHECKED_COLORS] },
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

/**
 * Fails for every accessibility violation that axe finds in the light mode, and for every one of colours in the dark mode,
 * in which the page is left. A header and a footer are checked once: pages share them.
 * @param exceptRules axe rules that the page is exempt from
 */
export const expectAccessible = async (
  page: Page,
  where: string,
  { exceptRules = [] }: Exemptions = {},
): Promise<void> => {
  await waitForHydration(page);
  await setColorMode(page, 'light');
  await markCheckedParts(page, exceptRules.join());
  await markNewLooks(page);
  await expectNoViolations(page, allRules(exceptRules), `${where}, light`);
  // What was checked in the light mode was checked in the dark one, too.
  await setColorMode(page, 'dark');
  if ((await markNewLooks(page)) > 0)
    await expectNoViolations(page, { runOnly: [...COLOR_RULES] }, `${where}, dark`);
};

/** How many items of each markup have been left on pages, by the checks that followed. */
const leftFor = new Map<string, Map<string, number>>();

/** Lists whose items may be many. */
const LISTS = 'main :is(ul, ol, tbody)';

interface ListMarkup {
  /** number of the item around the list, if there is one */
  readonly within: number | undefined;
  /** the markup and the place of each item, without texts and links */
  readonly items: readonly string[];
}

/** The lists of a page; their items are numbered through. */
const readLists = (page: Page): Promise<readonly ListMarkup[]> =>
  page.evaluate((selector) => {
    const numbers = new Map<Element | null, number>();
    // Methods: tsx adds a call to functions with a name, which pages do not have.
    const markup = {
      describe(element: Element, values: RegExp): string {
        const attributes = [...element.attributes].map(({ name, value }) =>
          values.test(name) ? `${name}=${value}` : `${name}=${value.trim() !== ''}`,
        );
        return `${element.tagName} ${attributes.join(' ')}`;
      },
      skeletonOf(node: Node): string {
        if (!(node instanceof Element)) return node.textContent?.trim() ? 'text' : '';
        // Whatever its colours and symbols are, a card frame has its texts on one ground.
        if (/\bf-i\d/.test(node.getAttribute('class') ?? '')) return '<frame>';
        if (node.role === 'img') return node.ariaLabel ? '<image>' : '<image without label>';
        const children = [...node.childNodes].map((child) => markup.skeletonOf(child));
        return `<${markup.describe(node, /^(?:class|role|type|style|hidden|aria-(?!label))/)}>${children.join('')}</>`;
      },
      placeOf(element: Element): string {
        const { parentElement } = element;
        const own = markup.describe(element, /^(?:class|role|type|style|data-)/);
        return parentElement ? `${markup.placeOf(parentElement)} ${own}` : '';
      },
    };
    return [...document.querySelectorAll(selector)].map((list) => {
      const place = markup.placeOf(list);
      const items = [...list.children].map((item) => {
        numbers.set(item, numbers.size);
        return `${place} ${markup.skeletonOf(item)}`;
      });
      return { within: numbers.get(list.parentElement?.closest('li, tr') ?? null), items };
    });
  }, LISTS);

/**
 * Leaves few items of each list and table, since axe takes minutes for hundreds of equal ones: the first, and of the next
 * seven those that differ, in more than texts and links, from two that this page or others have in the same place.
 * @param checks what follows: items of other pages count only where they were checked in the same way
 */
export const shortenLists = async (page: Page, checks?: string): Promise<void> => {
  // Hydration would render anew what changes before it.
  await waitForHydration(page);
  const { width = 0 } = page.viewportSize() ?? {};
  const key = `${checks ?? width} ${new URL(page.url()).origin}`;
  const counts = leftFor.get(key) ?? new Map<string, number>();
  leftFor.set(key, counts);
  const isLeft: boolean[] = [];
  for (const { within, items } of await readLists(page)) {
    const isListLeft = within === undefined || isLeft[within] === true;
    for (const [index, item] of items.entries()) {
      const id = digest(item);
      const count = counts.get(id) ?? 0;
      const isItemLeft = isListLeft && (index === 0 || (index < 8 && count < 2));
      if (isItemLeft) counts.set(id, count + 1);
      isLeft.push(isItemLeft);
    }
  }
  await page.evaluate(
    ([selector, left]) => {
      const items = [...document.querySelectorAll(selector)].flatMap((list) => [...list.children]);
      for (const [number, item] of items.entries()) if (!left[number]) item.remove();
    },
    [LISTS, isLeft] as const,
  );
};

/** Widths of the windows in which pages are checked, in px. */
const WIDTHS = [375, 1280] as const;

/**
 * The widths in which axe looks at a page or a state of one: in the short form one, the same in every run, so that either has half of the
 * pages.
 * @param where its name, which is the same in every run
 */
export const widthsToCheck = (where: string): readonly number[] => {
  const half = createHash('sha256').update(where).digest().readUInt8() % 2;
  return isWhole ? WIDTHS : WIDTHS.slice(half, half + 1);
};

/**
 * Checks an open page in light and dark, 1280 and 375 px wide: nothing is wider than the window, and axe finds no violation, in the short
 * form in one of the windows. Leaves the page with short lists.
 * @param where its name, which is the same in every run
 */
export const checkInWindows = async (
  page: Page,
  where: string,
  exemptions: Exemptions = {},
): Promise<void> => {
  const checked = widthsToCheck(where);
  // The window in which axe begins last.
  for (const width of [...WIDTHS.filter((width) => width !== checked[0]), ...checked.slice(0, 1)]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page, `${where}, ${width} px`);
  }
  await shortenLists(page, `in windows except ${exemptions.exceptRules?.join() ?? ''}`);
  for (const width of checked) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${where}, ${width} px`, exemptions);
  }
};
