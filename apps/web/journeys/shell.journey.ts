import type { Page } from 'playwright-core';
import { expectAccessible, shortenLists, widthsToCheck } from './axe';
import { expectThat } from './expectations';
import { waitForFrames } from './frames';
import { waitForHydration } from './hydration';
import type { Journey } from './journey';

const MENUS = ['Cards', 'Commanders', 'Sets', 'Themes'] as const;
const summary = (page: Page, name: string) =>
  page.locator('header summary').filter({ hasText: new RegExp(`^${name}$`) });
const focusText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const openMenus = (page: Page) => page.locator('header details[open]').count();

const accessibility = (width: number): Journey => ({
  name: `shell: menus and dialogs have no accessibility violations, light and dark, ${width} px`,
  run: async ({ open }) => {
    const page = await open('/', { viewport: { width, height: 900 }, bypassCSP: true });
    const check = async (state: string): Promise<void> => {
      if (widthsToCheck(state).includes(width)) await expectAccessible(page, `${state}, ${width} px`);
    };
    await shortenLists(page);
    for (const name of MENUS) {
      await summary(page, name).click();
      await check(`menu ${name}`);
    }
    if (width < 960) await summary(page, 'More').click();
    await page.locator('[data-open=settings]:visible').click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await check('settings');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await check('keys');
  },
});

const menus: Journey = {
  name: 'shell: menus work by keyboard, and Escape or a click outside closes them',
  run: async ({ open }) => {
    const page = await open('/');
    await waitForHydration(page);
    await summary(page, 'Cards').focus();
    await page.keyboard.press('ArrowRight');
    expectThat((await focusText(page)) === 'Commanders', 'Right does not focus the next menu.');
    await page.keyboard.press('ArrowDown');
    expectThat(
      (await focusText(page)) === 'Top commanders',
      'Down does not open a menu and focus its first link.',
    );
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    expectThat(
      (await focusText(page)) === 'Top commanders',
      'Down on the last link does not focus the first.',
    );
    await page.keyboard.press('Escape');
    expectThat(
      (await openMenus(page)) === 0 && (await focusText(page)) === 'Commanders',
      'Escape does not close the menu.',
    );
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    expectThat(
      (await openMenus(page)) === 1 && (await focusText(page)) === 'Sets',
      'Right does not open the next menu.',
    );
    await page.mouse.click(4, 880);
    expectThat((await openMenus(page)) === 0, 'A click outside does not close the menu.');
    await summary(page, 'Commanders').click();
    await page.locator('header').getByRole('link', { name: 'Simic' }).click();
    await page.waitForURL('**/commanders/ug');
    // A link closes its menu.
    await page.locator('header details[open]').waitFor({ state: 'detached' });
    const current = await page.locator('header a[aria-current=page]').getAttribute('href');
    expectThat(current === '/commanders/ug', 'The menu does not mark the current page.');
  },
};

const wholeMenus: Journey = {
  name: 'shell: menus load all sets, themes and tribes, and offer a retry if the request fails',
  run: async ({ openContext, origin }) => {
    const page = await (await openContext()).newPage();
    const links = (kind: string) => page.locator(`header details[open] a[href^="/${kind}/"]`);
    await page.goto(origin);
    await page.route('**/json/misc.json', (route) => route.abort());
    await summary(page, 'Sets').click();
    const retry = page.getByRole('button', { name: /could not be loaded/ });
    await retry.waitFor();
    expectThat((await links('sets').count()) > 5, 'A failed request removes the links of the menu.');
    await page.unroute('**/json/misc.json');
    await retry.click();
    await page.getByText('All sets').last().waitFor();
    await retry.waitFor({ state: 'detached' });
    const misc = (await (await page.request.get(`${origin}/json/misc.json`)).json()) as {
      readonly sets: readonly unknown[];
      readonly themes: readonly unknown[];
      readonly tribes: readonly unknown[];
    };
    const all = async (kind: string): Promise<number> =>
      new Set(await links(kind).evaluateAll((found) => found.map((link) => link.getAttribute('href')))).size;
    expectThat((await all('sets')) >= misc.sets.length, `${await all('sets')} of ${misc.sets.length} sets.`);
    await summary(page, 'Themes').click();
    await page.getByText('All tribes').waitFor();
    expectThat((await all('themes')) >= misc.themes.length, `${await all('themes')} themes.`);
    expectThat((await all('typal')) >= misc.tribes.length, `${await all('typal')} tribes.`);
    await links('typal').last().click();
    await page.waitForURL('**/typal/*');
  },
};

const everyLink: Journey = {
  name: 'shell: every link of header and footer has a page',
  run: async ({ open, origin }) => {
    const page = await open('/');
    const paths = await page
      .locator('header nav a, footer nav a')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    expectThat(paths.length > 60, `Only ${paths.length} links.`);
    for (const path of paths.filter((href) => href.startsWith('/'))) {
      const response = await page.request.get(new URL(path, origin).href);
      expectThat(response.status() === 200, `${path}: ${response.status()}`);
    }
    for (const path of [
      '/top',
      '/top/salt',
      '/combos',
      '/commanders/wubrg',
      '/precon',
      '/companions',
      '/typal',
      '/random',
    ])
      expectThat(paths.includes(path), `${path} is not in the menus.`);
  },
};

const views: Journey = {
  name: 'shell: views, order and filters change the URL without loading a new document',
  run: async ({ open }) => {
    const page = await open('/top');
    await waitForHydration(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page.getByRole('link', { name: 'Text', exact: true }).click();
    await page.waitForURL(/view=text/);
    await page.locator('#list-sort').selectOption('name');
    await page.waitForURL(/sort=name/);
    // The URL changes before the list does.
    await page.waitForFunction(() => {
      const links = document.querySelector('main section')?.querySelectorAll<HTMLElement>('li > a') ?? [];
      const names = [...links].map((link) => link.innerText);
      return names.length > 5 && names.join() === names.toSorted((a, b) => a.localeCompare(b, 'en')).join();
    });
    await page.locator('#list-filters').click();
    await page.locator('#list-hide').check();
    await page.waitForURL(/hide=clipboard/);
    await page.locator('main [data-hide-clipped]').waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'list-hide');
    const first = page.locator('main section').first().locator('li > a').first();
    const name = await first.textContent();
    await first.focus();
    await page.keyboard.press('p');
    await page.getByText(`Added ${name}`).waitFor();
    // A card in the clipboard is hidden.
    await first.waitFor({ state: 'hidden' });
    expectThat((await page.locator('html[data-same-document]').count()) === 1, 'A new document was loaded.');
    const second = await page.context().newPage();
    await second.goto(new URL('/top/creatures', page.url()).href);
    await second
      .getByRole('link', { name: 'Text', exact: true })
      .and(second.locator('[aria-current]'))
      .waitFor();
  },
};

const settings: Journey = {
  name: 'shell: settings take effect at once and are kept, without an account',
  run: async ({ open }) => {
    const page = await open('/top');
    await waitForHydration(page);
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await page.locator('[data-open=settings]:visible').click();
    await dialog.getByText('Sign in to view more settings').waitFor();
    await dialog.getByRole('switch', { name: 'Dark mode' }).focus();
    await page.keyboard.press('Space');
    await page.locator('html[data-color-mode=dark]').waitFor();
    await dialog.getByText('Names under cards').click();
    await page
      .locator('main li > p', { hasText: /^Sol Ring$/ })
      .first()
      .waitFor();
    await dialog.getByText('Always').click();
    await dialog.getByRole('button', { name: /Price source 1/ }).click();
    await page.getByRole('option', { name: /Cardmarket/ }).click();
    await page.waitForFunction(() => document.cookie.includes('cardmarket'));
    await page.reload();
    // Its inner text is empty until the browser has found out that the section is in view.
    const under = await page.locator('main section li > a + p').first().textContent();
    expectThat(/^[A-Z]/.test(under ?? ''), `After a reload “${under}” stands under the first card.`);
  },
};

const settingsEverywhere: Journey = {
  name: 'shell: a new region changes the prices of the open clipboard and of the page at once',
  run: async ({ open }) => {
    const page = await open('/top', { viewport: { width: 1600, height: 900 } });
    await waitForHydration(page);
    await page.locator('[data-card-act=clip]').first().click();
    await page.getByText(/^Added /).waitFor();
    await page.locator('#clipboard-toggle').click();
    const total = (name: string) => page.locator('dialog dt').filter({ hasText: name });
    await total('Card Kingdom').waitFor();
    await total('TCGplayer').waitFor();
    await page.locator('[data-open=settings]:visible').click();
    for (const [region, source] of [
      ['Europe', 'Cardmarket'],
      ['Canada', 'Face to Face'],
      ['Magic Online (MTGO)', 'Cardhoarder'],
    ] as const) {
      const revalidated = page.waitForResponse(
        (response) => response.url().includes('/top.data') || response.url().includes('_data='),
      );
      await page.getByRole('button', { name: /Region/ }).click();
      await page.getByRole('option', { name: region }).click();
      await total(source).waitFor();
      expectThat(
        (await page.locator('dialog dt').count()) === 1,
        `Other stores than ${source} are shown for ${region}.`,
      );
      expectThat((await revalidated).ok(), 'The page is not revalidated.');
    }
    await page.getByRole('button', { name: /Price source 1/ }).click();
    await page.getByRole('option', { name: /Cardmarket/ }).click();
    await total('Cardmarket').waitFor();
    await total('TCGplayer').waitFor();
  },
};

const scrollTop: Journey = {
  name: 'shell: the button to the top appears below 1000 px in windows from 768 px wide',
  run: async ({ open }) => {
    const page = await open('/top', { viewport: { width: 768, height: 600 } });
    await waitForHydration(page);
    const button = page.getByRole('button', { name: 'Back to top' });
    const to = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await to(1000);
    await waitForFrames(page);
    expectThat(!(await button.isVisible()), 'The button appears at 1000 px.');
    await to(1001);
    await button.waitFor();
    await page.setViewportSize({ width: 767, height: 600 });
    await button.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 768, height: 600 });
    await to(1500);
    await button.click();
    await page.waitForFunction(() => window.scrollY === 0);
  },
};

export const journeys: readonly Journey[] = [
  menus, wholeMenus, everyLink, views, settings, settingsEverywhere, scrollTop,
  ...[1280, 375].map(accessibility),
]; // prettier-ignore
