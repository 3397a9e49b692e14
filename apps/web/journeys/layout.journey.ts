import { TOAST_MS } from '@crownsmith/domain';
import type { Page } from 'playwright-core';
import { expectNoSidewaysScrolling, expectThat } from './expectations';
import { waitForHydration } from './hydration';
import type { Journey } from './journey';
import { countDifferentPixels } from './screenshots';

const focusText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Presses Tab until an element matches, and returns the number of presses. */
const countTabs = async (page: Page, selector: string): Promise<number> => {
  for (let count = 1; count <= 60; count += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return count;
  }
  throw new Error(`60 tabs do not reach ${selector}.`);
};

const tabOrder: Journey = {
  name: 'layout: Tab reaches the search before the second bar, and a link leads to the filters of a list',
  run: async ({ open }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open('/top', { javaScriptEnabled });
      if (javaScriptEnabled) await waitForHydration(page);
      await page.keyboard.press('Tab');
      expectThat((await focusText(page)) === 'Skip to content', 'The first link does not skip the header.');
      await page.keyboard.press('Tab');
      expectThat(
        (await focusText(page)) === 'Skip to filters',
        'The second link does not lead to the filters.',
      );
      await page.keyboard.press('Enter');
      await page.waitForURL(/#list-filters$/);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      const reached = await page.evaluate(() => document.activeElement?.id);
      expectThat(reached === 'list-filters', `The link to the filters leads to "${reached ?? ''}".`);
      await page.goto(new URL('/deck?average=edgar-markov', page.url()).href);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expectThat((await focusText(page)) === 'Skip the list', 'The list of a deck cannot be skipped.');
      await page.keyboard.press('Enter');
      await page.waitForURL(/#tab-add$/);
      await page.keyboard.press('Tab');
      const next = await page.evaluate(() => document.activeElement?.id);
      expectThat(next === 'tab-swap', `Behind the list is "${next ?? ''}".`);
      await page.goto(new URL('/faq', page.url()).href);
      await page.keyboard.press('Tab');
      expectThat((await countTabs(page, '[href="/"]')) === 1, 'A page without lists has a link to filters.');
      await countTabs(page, '[role=search] input');
      await countTabs(page, 'nav + nav a, [aria-label="Help and more"] a');
    }
  },
};

const mainJob: Journey = {
  name: 'layout: every page links to the recommendations in its first bar, at every width',
  run: async ({ open }) => {
    // The button of the clipboard, which needs scripts, takes room.
    const scripted = await open('/faq');
    await waitForHydration(scripted);
    const page = await open('/faq', { javaScriptEnabled: false });
    for (const width of [1600, 1280, 1100, 961, 768, 375, 320]) {
      await scripted.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScrolling(scripted, `${width} px with scripts`);
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScrolling(page, `${width} px`);
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My deck' });
      const box = await link.boundingBox();
      expectThat(
        box !== null && box.x >= 0 && box.x + box.width <= width && box.width >= 24,
        `The link is not in sight at ${width} px.`,
      );
    }
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My deck' }).click();
    await page.waitForURL('**/deck');
  },
};

const largeText: Journey = {
  name: 'layout: no page scrolls sideways at 375 px with text of twice the size, and no title breaks within a word',
  run: async ({ open, origin }) => {
    const page = await open('/faq', { viewport: { width: 375, height: 900 } });
    for (const path of [
      '/faq',
      '/',
      '/cards/sol-ring',
      '/commanders/edgar-markov',
      '/deck',
      '/developers/api',
      '/new-cards',
      '/sets',
      '/top',
      '/compare',
      '/build',
    ]) {
      await page.goto(origin + path);
      // With the button of the clipboard, which needs scripts, and what a visitor unfolds.
      await waitForHydration(page);
      await page.evaluate(() => {
        document.documentElement.style.setProperty('font-size', '200%');
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details'))
          details.open = true;
      });
      await expectNoSidewaysScrolling(page, `${path} with text of twice the size`);
    }
    await page.goto(`${origin}/cards/sol-ring`);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const lines = await page.getByRole('heading', { name: 'Sol Ring', exact: true }).evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expectThat(lines <= 2, `The two words of a title are on ${lines} lines.`);
  },
};

/** A name that is one long word. */
const LONGEST_WORD = 'Asmoranomardicadaistinaculdacar';

const longNames: Journey = {
  name: 'layout: the longest name is not cut and no page scrolls sideways, with the clipboard open too',
  run: async ({ open }) => {
    const page = await open('/top', { viewport: { width: 768, height: 900 } });
    await waitForHydration(page);
    await page.locator('#clipboard-toggle').click();
    await page.getByRole('dialog', { name: 'Clipboard' }).waitFor();
    for (const path of ['/top', '/commanders/edgar-markov', '/deck', '/combos', '/search?q=ring']) {
      // The page is at the first path already: a visit to it would be under way still when the next one begins.
      if (path !== '/top') {
        await page.evaluate((to) => {
          const link = document.createElement('a');
          link.href = to;
          document.querySelector('main')?.firstElementChild?.append(link);
          link.click();
          link.id = 'left';
        }, path);
        await page.waitForURL(`**${path}`);
        // The address changes before the page does.
        await page.locator('#left').first().waitFor({ state: 'detached' });
      }
      await expectNoSidewaysScrolling(page, `${path} beside the clipboard`);
      const room = await page.evaluate(
        () => document.body.clientWidth - parseFloat(getComputedStyle(document.body).paddingRight),
      );
      const menus = await page
        .locator('header nav :is(summary, a):visible')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right));
      expectThat(Math.max(...menus) <= room, `${path}: a menu is cut at ${room} px.`);
    }
    const card = await open('/cards/sol-ring', { viewport: { width: 375, height: 900 } });
    await card.evaluate((name) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.textContent?.trim() === 'Sol Ring') node.textContent = name;
    }, LONGEST_WORD);
    await expectNoSidewaysScrolling(card, 'the longest name');
  },
};

const rows: Journey = {
  name: 'layout: at 320 px the current chip is in sight, apart from what follows, and a long name beside its icon',
  run: async ({ open, origin }) => {
    const page = await open('/commanders', { viewport: { width: 320, height: 900 } });
    const chips = page.getByRole('navigation', { name: 'Time window' });
    const isInSight = (): Promise<boolean> =>
      chips.locator('[aria-current]').evaluate((chip) => {
        const { left, right } = chip.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      });
    expectThat(await isInSight(), 'The time window of the page, the last of its row, is out of sight.');
    const gap = await chips.evaluate((row) => {
      const next = row.nextElementSibling?.getBoundingClientRect().top ?? 0;
      return next - row.getBoundingClientRect().bottom;
    });
    expectThat(gap >= 24, `Between the chips and the commanders are ${gap} px.`);
    await page.goto(`${origin}/commanders?window=week`);
    expectThat(await isInSight(), 'The time window of the page, the first of its row, is out of sight.');
    await page.goto(`${origin}/sets`);
    const below = await page.locator('main li > a').evaluateAll(
      (links) =>
        links.filter((link) => {
          const [icon, name] = [...link.children].map((part) => part.getBoundingClientRect());
          return icon && name && name.top > icon.bottom;
        }).length,
    );
    expectThat(below === 0, `${below} names of sets are below their icons.`);
  },
};

const forcedColors: Journey = {
  name: 'layout: in forced colours the buttons of cards and the current view are seen',
  run: async ({ open, browser }) => {
    const page = await open('/top', { forcedColors: 'active' });
    await waitForHydration(page);
    const button = page.locator('[data-card-act=clip]').first();
    await button.scrollIntoViewIfNeeded();
    const clip = (await button.boundingBox()) ?? undefined;
    expectThat(clip !== undefined, 'There is no button.');
    const takePicture = (): Promise<Buffer> => page.screenshot({ ...(clip && { clip }) });
    const shown = await takePicture();
    await button.evaluate((element) => (element.style.visibility = 'hidden'));
    const seen = await countDifferentPixels(browser, shown, await takePicture());
    expectThat(seen > 20, `${seen} pixels of a button are seen.`);
    const outline = await page
      .locator('main [aria-current]')
      .first()
      .evaluate((link) => getComputedStyle(link).outlineStyle);
    expectThat(outline === 'solid', 'The current link looks like the others.');
  },
};

const toasts: Journey = {
  name: 'layout: one toast at a time, over none of the clipboard’s totals and buttons at 375 px',
  run: async ({ open, origin }) => {
    const page = await open('about:blank', { viewport: { width: 375, height: 667 } });
    // A toast stays until it is pressed or another comes: a slow machine looks for it after its time.
    await page.addInitScript(`const start = setTimeout;
      window.setTimeout = (work, after) => (after === ${TOAST_MS} ? 0 : start(work, after));`);
    await page.goto(`${origin}/top`);
    await waitForHydration(page);
    for (const nth of [0, 1, 2]) await page.locator('[data-card-act=clip]').nth(nth).click();
    await page
      .getByText(/^Added /)
      .first()
      .waitFor();
    expectThat((await page.getByText(/^Added /).count()) === 1, 'Several toasts are shown.');
    await page.locator('#clipboard-toggle').click();
    const panel = page.getByRole('dialog', { name: 'Clipboard' });
    await panel
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await panel.getByRole('button', { name: 'Clear all' }).click();
    await panel.getByRole('button', { name: /^Undo/ }).click();
    await panel
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    const toast = panel.getByRole('status').getByRole('button');
    await toast.waitFor();
    const covered = await toast.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [...document.querySelectorAll('dialog :is(button, input, a, dd)')]
        .filter((other) => other !== element)
        .filter((other) => {
          const box = other.getBoundingClientRect();
          const shown = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return (
            shown === element && box.left < right && box.right > left && box.top < bottom && box.bottom > top
          );
        })
        .map((other) => other.textContent);
    });
    expectThat(covered.length === 0, `The toast covers ${covered.join(', ')}.`);
    await toast.click();
    await toast.waitFor({ state: 'detached' });
  },
};

export const journeys: readonly Journey[] = [
  tabOrder,
  mainJob,
  largeText,
  longNames,
  rows,
  forcedColors,
  toasts,
];
