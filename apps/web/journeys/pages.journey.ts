import type { Page } from 'playwright-core';
import { expectThat } from './expectations';
import { blockFonts, MOST_LAYOUT_SHIFT, readLayoutShift } from './frames';
import { waitForHydration } from './hydration';
import type { Journey } from './journey';

/** The path of the first commander in the list. */
const findFirstCommander = async (page: Page): Promise<string> =>
  (await page.locator('main li a[href^="/commanders/"]').first().getAttribute('href')) ?? '/commanders';

export const journeys: readonly Journey[] = [
  {
    name: 'pages: keyboard search opens a card, whose link opens a commander, without loading a new document',
    run: async ({ open }) => {
      const page = await open('/');
      const name = ((await page.locator('#cards li a b').first().textContent()) ?? '').trim();
      await page.keyboard.press('/');
      await page.keyboard.type(name);
      await page.getByRole('listbox').getByRole('option').first().filter({ hasText: name }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/cards/*');
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      await page.locator('#commanders li a').first().click();
      await page.waitForURL('**/commanders/*');
      await page.getByRole('button', { name: /^Use as my commander/ }).waitFor();
      expectThat(
        (await page.locator('html[data-same-document]').count()) === 1,
        'A new document was loaded.',
      );
    },
  },
  {
    name: 'pages: the colour mode follows the cookie, the stored flag and the system, before the first paint',
    run: async ({ open, origin }) => {
      const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset['colorMode']);
      const page = await open('/', { colorScheme: 'dark' });
      expectThat((await mode(page)) === 'dark', 'The page does not follow the dark mode of the system.');
      await page.getByRole('switch', { name: 'Dark mode' }).click();
      await page.locator('html[data-color-mode=light]').waitFor();
      const html = await (await page.request.get(origin)).text();
      expectThat(
        html.includes('data-color-mode="light"'),
        'The server does not render the colour mode of the cookie.',
      );
      const context = page.context();
      await context.clearCookies();
      await page.evaluate(() => localStorage.setItem('darkMode', 'true'));
      await page.reload();
      expectThat((await mode(page)) === 'dark', 'The page does not follow the stored flag.');
      const [cookie] = (await context.cookies()).filter(({ name }) => name === 'theme');
      expectThat(cookie?.value === 'dark', 'The theme is not in the cookie.');
    },
  },
  {
    name: 'pages: lists, links and search work without scripts',
    run: async ({ open }) => {
      const page = await open('/', { javaScriptEnabled: false });
      await page.locator('#commanders li a').first().click();
      await page.waitForURL('**/commanders/*');
      expectThat((await page.locator('main section li').count()) > 5, 'The commander page has no lists.');
      await page.locator('header input[name=q]').fill('sol ring');
      await page.locator('header input[name=q]').press('Enter');
      await page.waitForURL('**/cards/sol-ring');
    },
  },
  {
    name: 'pages: a commander page loads without layout shift',
    run: async ({ open, origin }) => {
      const list = await open('/commanders');
      const path = await findFirstCommander(list);
      const page = await open('about:blank');
      await blockFonts(page.context());
      await page.goto(new URL(path, origin).href);
      await waitForHydration(page);
      const shift = await readLayoutShift(page);
      expectThat(shift < MOST_LAYOUT_SHIFT, `Layout shift ${shift}.`);
    },
  },
];
