import { expectAccessible, shortenLists } from './axe';
import { expectThat } from './expectations';
import { waitForHydration } from './hydration';
import type { Journey } from './journey';

const search: Journey = {
  name: 'search: the search suggests every kind of page, and without a query recent choices and popular names',
  run: async ({ open }) => {
    const page = await open('/');
    await waitForHydration(page);
    const field = page.locator('header [role=combobox]');
    // A list longer than its frame is scrolled by the arrows, and no stop of its own.
    const size = page.viewportSize();
    await page.setViewportSize({ width: 1280, height: 300 });
    await field.focus();
    await page.getByText('Popular', { exact: true }).waitFor();
    await page.keyboard.press('Tab');
    await page.locator('header button:focus').waitFor({ timeout: 10_000 });
    if (size) await page.setViewportSize(size);
    const option = (name: RegExp) => page.getByRole('listbox').getByRole('option', { name });
    await field.click();
    await page.getByText('Popular', { exact: true }).waitFor();
    for (const [query, name, path] of [
      ['tokens', /^Tokens theme$/i, '/themes/tokens'],
      ['vampire', /^Vampire\w* tribe$/i, '/typal/vampire*'],
      ['edgar markov', /^Edgar Markov commander$/i, '/commanders/edgar-markov'],
      ['faq', /^FAQ page$/i, '/faq'],
    ] as const) {
      await field.fill(query);
      await option(name).click();
      await page.waitForURL(`**${path}`);
    }
    await field.click();
    await page.getByText('Recent', { exact: true }).waitFor();
    const first = (await page.getByRole('listbox').getByRole('option').first().innerText()).toLowerCase();
    expectThat(/^faq\s+page$/.test(first), `The latest choice is "${first}".`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/commanders/edgar-markov');
    // The address changes before the page does.
    await page.getByRole('heading', { level: 1, name: 'Edgar Markov' }).waitFor();
    await shortenLists(page);
    await expectAccessible(page, 'after a search');
  },
};

const nothingFound: Journey = {
  name: 'search: the search finds words in any order, and says so where nothing matches',
  run: async ({ open }) => {
    const page = await open('/');
    await waitForHydration(page);
    const field = page.locator('header [role=combobox]');
    const status = page.locator('header [role=search] [role=status]');
    await field.fill('markov edgar');
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /^Edgar Markov commander$/i })
      .waitFor();
    await field.fill('xyzzyqqq');
    await status.getByText('No card, set or page matches “xyzzyqqq”.').waitFor({ state: 'attached' });
    const shown = page.locator('header [role=search] p');
    expectThat(await shown.isVisible(), 'The text is not visible.');
    await expectAccessible(page, 'with a search that finds nothing');
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
    expectThat((await field.inputValue()) === 'xyzzyqqq', 'Escape cleared the field.');
  },
};

const language: Journey = {
  name: 'search: a search with conditions is completed while typing, and an error is shown at its column',
  run: async ({ open }) => {
    const page = await open('/search?q=tpye%3Acreature');
    await page.getByText('Column 1:').waitFor();
    await page.locator('mark', { hasText: 'tpye' }).waitFor();
    const field = page.getByRole('main').getByRole('combobox');
    const submit = async (): Promise<void> => page.keyboard.press('Enter');
    await field.fill('');
    await field.pressSequentially('t:creature id<=est');
    const listbox = page.getByRole('listbox', { name: 'Completions' });
    await listbox.getByRole('option').first().waitFor({ state: 'detached' });
    await page.keyboard.press('Backspace');
    await listbox.getByRole('option', { name: 'id<=esper' }).waitFor();
    await expectAccessible(page, 'with completions');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expectThat(
      (await field.inputValue()) === 't:creature id<=esper ',
      `It is “${await field.inputValue()}”.`,
    );
    await submit();
    await page.getByText(/\d cards match this search/).waitFor();
    await page
      .getByRole('navigation', { name: 'Sort by' })
      .getByRole('link', { name: 'Name', exact: true })
      .click();
    await page.waitForURL(/order%3Aname/);
    await page.getByRole('link', { name: 'How to search' }).click();
    await page.getByRole('link', { name: 'is:gamechanger' }).first().click();
    await page.getByText(/\d cards? match(es)? this search/).waitFor();
  },
};

export const journeys: readonly Journey[] = [search, nothingFound, language];
