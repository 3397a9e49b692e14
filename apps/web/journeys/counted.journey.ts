import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { createLists } from '#app/accounts/lists/lists.server';
import { expectAccessible } from './axe';
import { expectNoSidewaysScrolling } from './expectations';
import type { Journey, JourneyContext } from './journey';
import { runAccounts, signIn, withDocuments } from './signed-in';
import { runPipeline, type Site, startSite } from './site';

/** Runs work on a site with data of its own, in a browser without scripts. */
const withSite = async (
  browser: JourneyContext['browser'],
  work: (site: Site, page: Page) => Promise<void>,
): Promise<void> => {
  const site = await startSite({ hasOwnData: true });
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  });
  try {
    await work(site, await context.newPage());
  } finally {
    await context.close();
    await site.close();
  }
};

/** Exports, imports and publishes, as the operator does. @returns what the commands printed */
const publishExports = async (site: Site): Promise<string> => {
  let output = '';
  for (const what of ['handed-in', 'salt-votes'] as const) {
    const file = join(site.dataDir, `${what}.jsonl`);
    output += await runAccounts(site, 'export', what, file);
    output += await runPipeline(site.dataDir, 'import', what, file);
  }
  return output + (await runPipeline(site.dataDir, 'publish'));
};

const exportAgain = (site: Site, what: 'handed-in' | 'salt-votes'): Promise<string> =>
  runAccounts(site, 'export', what, join(site.dataDir, `${what}-again.jsonl`));

/** Opens a page until a text is on it: the site takes up a new snapshot in the background. */
const waitForText = async (page: Page, url: string, text: RegExp): Promise<void> => {
  for (;;) {
    await page.goto(url);
    if (text.test(await page.locator('main').innerText())) return;
    await page.waitForTimeout(250);
  }
};

/** In light and dark, 1280 and 375 px wide. Axe needs scripts, so the page is opened in a context with them. */
const checkPage = async (browser: JourneyContext['browser'], page: Page): Promise<void> => {
  const context = await browser.newContext({ bypassCSP: true });
  await context.addCookies(await page.context().cookies());
  const copy = await context.newPage();
  for (const width of [1280, 375]) {
    await copy.setViewportSize({ width, height: 900 });
    await copy.goto(page.url());
    const where = `${page.url()}, ${width} px`;
    await expectAccessible(copy, where);
    await expectNoSidewaysScrolling(copy, where);
  }
  await context.close();
};

const castVote = async (browser: JourneyContext['browser'], page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.getByRole('button', { name: 'Vote' }).click();
  await page.getByText('Choose one of the five answers.', { exact: true }).waitFor();
  await page.getByRole('radio', { name: /^4/ }).check();
  await page.getByRole('button', { name: 'Vote' }).click();
  await page.getByText('Your vote is saved.').waitFor();
  await page.getByRole('radio', { name: /^3/ }).check();
  await page.getByRole('button', { name: 'Change my vote' }).click();
  await page.getByText('Your vote is saved.').waitFor();
  await page.goto(url);
  assert.equal(await page.getByRole('radio', { name: /^3/ }).isChecked(), true);
  await checkPage(browser, page);
};

/** @returns the URL of the page that withdraws the deck */
const handIn = async (
  browser: JourneyContext['browser'],
  page: Page,
  save: (name: string, cards: Readonly<Record<string, number>>) => Promise<string>,
): Promise<string> => {
  await page.goto(await save('Half a deck', { '/cards/mountain': 48, '/cards/sol-ring': 2 }));
  await page.getByText('The deck has 51 cards; it needs exactly 100').waitFor();
  await page.getByText('The deck has 2 copies of Sol Ring').waitFor();
  assert.equal(await page.getByRole('button', { name: /Hand in/ }).count(), 0);
  await checkPage(browser, page);
  const url = await save('Goblins', { '/cards/mountain': 98, '/cards/sol-ring': 1 });
  await page.goto(url);
  await page.getByRole('button', { name: 'Hand in Goblins' }).click();
  await page.getByText('Your deck is handed in.').waitFor();
  await checkPage(browser, page);
  return url;
};

const counted: Journey = {
  name: 'accounts: a vote on a card’s salt and a deck that is handed in are counted by a publish, and taken back',
  timeout: 900_000,
  run: async ({ browser }) =>
    withSite(browser, async (site, page) => {
      await page.goto(`${site.origin}/cards/sol-ring`);
      await page.getByRole('link', { name: 'Vote on its salt' }).click();
      const signInUrl = await page.getByRole('link', { name: 'Sign in to vote' }).getAttribute('href');
      assert.match(signInUrl ?? '', /^\/signin\?\w+=%2Fcards%2Fsol-ring%2Fsalt$/);
      await checkPage(browser, page);

      const uid = await signIn(site, page.context(), 'ada@mail.example');
      const saltUrl = `${site.origin}/cards/sol-ring/salt`;
      await castVote(browser, page, saltUrl);
      const deckUrl = await handIn(browser, page, (name, cards) =>
        withDocuments(site, async (documents) => {
          const list = { commanders: ['/cards/krenko-mob-boss'], cards };
          const saved = await createLists(documents).create(uid, { name, list });
          if (!saved.ok) throw new Error(saved.error.message);
          return `${site.origin}/lists/${saved.value.id}/count`;
        }),
      );

      const published = await publishExports(site);
      assert.match(published, /Votes on 1 card written/);
      assert.match(published, /counted decks that people handed in: 1/);
      await waitForText(page, `${site.origin}/cards/sol-ring`, /3\.00[^]*of 4, 1 vote/);
      await page.goto(`${site.origin}/top/salt`);
      assert.match(await page.locator('main').innerHTML(), /salt of 1 vote/);

      await page.goto(saltUrl);
      await page.getByRole('button', { name: 'Take my vote back' }).click();
      await page.getByText('Your vote is taken back.').waitFor();
      assert.match(await exportAgain(site, 'salt-votes'), /Votes on 0 cards written/);
      await page.goto(deckUrl);
      await page.getByRole('button', { name: 'Withdraw it' }).click();
      await page.getByText('Your deck is withdrawn.').waitFor();
      assert.match(await exportAgain(site, 'handed-in'), /^0 decks written/);
    }),
};

export const journeys = [counted];
