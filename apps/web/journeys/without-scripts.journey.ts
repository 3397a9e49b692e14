import type { Page } from 'playwright-core';
import { expectThat } from './expectations';
import type { Journey } from './journey';

const summary = (page: Page, name: string) =>
  page.locator('header summary').filter({ hasText: new RegExp(`^${name}$`) });

const withoutScripts: Journey = {
  name: 'without scripts: menus, views, filters and the random commander work',
  run: async ({ open }) => {
    const page = await open('/top', { javaScriptEnabled: false });
    await summary(page, 'Cards').click();
    await page.locator('header').getByRole('link', { name: 'Creatures' }).click();
    await page.waitForURL('**/top/creatures');
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    await page.locator('main table').first().waitFor();
    await page.goto(new URL('/top', page.url()).href);
    expectThat((await page.locator('main table').count()) > 0, 'The view is not restored.');
    await page.locator('#list-filters').click();
    await page.locator('#list-mv-max').fill('1');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/mv-max=1/);
    await page.getByRole('link', { name: 'Random' }).first().click();
    await page.waitForURL('**/commanders/*');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
};

const searchWithoutScripts: Journey = {
  name: 'without scripts: /search groups its results by kind',
  run: async ({ open }) => {
    const page = await open('/search?q=dragon', { javaScriptEnabled: false });
    for (const name of ['Cards', 'Tribes', 'Commanders'])
      await page.locator('main h2').filter({ hasText: name }).first().waitFor();
    await page.getByRole('main').getByRole('searchbox').fill('faq');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/faq');
  },
};

const deckWithoutScripts: Journey = {
  name: 'without scripts: a list without a commander offers its legends',
  run: async ({ open }) => {
    const page = await open('/deck', { javaScriptEnabled: false });
    await page.getByLabel('Your list').fill('1 Sol Ring\n1 Edgar Markov\n1 Arcane Signet');
    await page.getByRole('button', { name: 'Open the deck' }).click();
    await page.getByRole('button', { name: 'Make Edgar Markov the commander' }).click();
    await page.getByRole('heading', { level: 1, name: 'Edgar Markov' }).waitFor();
  },
};

const noDeadButtons: Journey = {
  name: 'without scripts: no page shows a button without a function',
  run: async ({ open }) => {
    const page = await open('/', { javaScriptEnabled: false });
    for (const path of [
      '/',
      '/top',
      '/commanders/edgar-markov',
      '/cards/sol-ring',
      '/deck',
      '/average-decks/edgar-markov',
      '/signin',
    ]) {
      await page.goto(new URL(path, page.url()).href);
      const dead = await page
        .locator('button:not([type=submit]):visible, button[type=button]:visible')
        .count();
      expectThat(dead === 0, `${path} shows ${dead} buttons that need scripts.`);
    }
  },
};

export const journeys: readonly Journey[] = [
  withoutScripts,
  searchWithoutScripts,
  deckWithoutScripts,
  noDeadButtons,
];
