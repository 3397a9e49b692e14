// Long lists, links within a page and filters on a commander page.
import type { Page } from 'playwright-core';
import { expectNoSidewaysScrolling, expectThat } from './expectations';
import { waitForHydration } from './hydration';
import type { Journey } from './journey';

const PAGE = '/commanders/atraxa-praetors-voice';
const CARDS = '#instants li';
/** How far below the top of the window the target of a link may land, px: its scroll margin. */
const MAX_OFFSET = 120;

const visibleCards = async (page: Page): Promise<number> =>
  page.locator(CARDS).filter({ visible: true }).count();

/** Waits until a number of cards is shown: a document that is still being parsed has some of them already. */
const waitForCards = async (page: Page, count: number): Promise<void> => {
  await page.waitForFunction(
    ([selector, expected]) =>
      [...document.querySelectorAll(selector)].filter((card) => card.checkVisibility()).length === expected,
    [CARDS, count] as const,
  );
};

const opensInPlace: Journey = {
  name: 'lists: a long list opens whole in place, and the back button returns to it open',
  run: async ({ open }) => {
    const page = await open(PAGE);
    const title = page.getByRole('heading', { level: 1, name: /^Atraxa/ });
    await waitForHydration(page);
    expectThat((await visibleCards(page)) === 6, 'A long list shows one row at first.');
    const all = Number(/\d+/.exec((await page.locator('#instants-toggle').textContent()) ?? '')?.[0]);
    expectThat(all > 12, 'The button shows how many cards the list has.');
    await page.locator('#instants-toggle').click();
    await page.waitForURL(/open=instants/);
    await waitForCards(page, all);
    await page.locator(`${CARDS} > a`).nth(10).click();
    // The address changes before the page does, and the page of the card has such a list too.
    await title.waitFor({ state: 'detached' });
    await page.goBack();
    await title.waitFor();
    await page.waitForURL(/open=instants/);
    await waitForCards(page, all);
    await page.locator('#instants-toggle').click();
    await waitForCards(page, 6);
  },
};

const withoutScripts: Journey = {
  name: 'lists: a long list opens whole without scripts',
  run: async ({ open }) => {
    const page = await open(PAGE, { javaScriptEnabled: false });
    expectThat((await visibleCards(page)) === 6, 'A long list shows one row at first.');
    await page.locator('#instants-toggle').click();
    await page.waitForURL(/open=instants#instants/);
    expectThat((await visibleCards(page)) > 12, 'The list is open.');
  },
};

const jumps: Journey = {
  name: 'lists: links to sections land on them, the second time too',
  run: async ({ open }) => {
    const page = await open(PAGE);
    await waitForHydration(page);
    for (const id of ['lands', 'instants', 'lands']) {
      await page.locator(`nav a[href="#${id}"]`).first().click();
      await page.waitForFunction(
        ([target, most]) => {
          const top = document.getElementById(target)?.getBoundingClientRect().top ?? Infinity;
          return top >= -1 && top <= most;
        },
        [id, MAX_OFFSET] as const,
      );
      expectThat(
        (await page.evaluate(() => document.activeElement?.id)) === id,
        `The focus is at the section ${id}.`,
      );
    }
  },
};

const filters: Journey = {
  name: 'lists: filters say once how many cards pass, and read it out',
  run: async ({ open }) => {
    const page = await open(PAGE);
    await waitForHydration(page);
    await page.locator('#list-filters').click();
    await page.locator('#list-type').selectOption('Land');
    await page.waitForURL(/type=Land/);
    const summary = page.locator('[data-announce]');
    await summary.waitFor();
    expectThat((await summary.count()) === 1, 'One line sums the filters up.');
    await page.waitForFunction(
      (text) => document.getElementById('page-status')?.textContent === text,
      await summary.innerText(),
    );
    await page.getByRole('link', { name: 'Clear filters' }).first().click();
    await page.waitForURL((url) => !url.search.includes('type'));
  },
};

const narrowing: Journey = {
  name: 'lists: a commander’s decks are narrowed by a form, and a link removes the condition, without scripts',
  run: async ({ open }) => {
    const page = await open(PAGE, { javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
    await page.locator('summary', { hasText: 'Narrow these decks' }).click();
    await page.getByLabel('Price of the deck').selectOption('1000');
    await page.getByRole('button', { name: 'Count', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /: up to \$1,000$/ }).waitFor();
    const [, narrowed = '', all = ''] =
      /(\d[\d,]{0,9}) decks? of the (\d[\d,]{0,9})/.exec(await page.locator('main').innerText()) ?? [];
    const number = (text: string): number => Number(text.replaceAll(',', ''));
    expectThat(number(narrowed) < number(all), 'Fewer decks meet a condition than none.');
    await expectNoSidewaysScrolling(page, 'a narrowed commander page, 375 px');
    await page.getByRole('link', { name: /^Remove: up to/ }).click();
    await page.waitForURL((url) => url.pathname === PAGE && url.search === '');
  },
};

export const journeys: readonly Journey[] = [opensInPlace, withoutScripts, jumps, filters, narrowing];
