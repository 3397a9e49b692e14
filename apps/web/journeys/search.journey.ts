import { expectAccessible } from './axe';
import { expectThat } from './expectations';
import { waitForHydration } from './hydration';
import type { Journey } from './journey';

const search: Journey = {
  name: 'search: the search suggests every kind of page, and without a query recent choices and popular names',
  run: async ({ open }) => {
    const page = await open('/');
    await waitForHydration(page);
    const field = page.locator('header [role=combobox]');
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
    await expectAccessible(page, 'after a search');
  },
};

export const journeys: readonly Journey[] = [search];
