import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { createLists } from '#app/accounts/lists/lists.server';
import { expectAccessible, expectNoSidewaysScrolling } from './expectations';
import type { Journey, JourneyContext } from './journey';
import { runAccounts, signIn, withDocuments } from './signed-in';
import { runPipeline, type Site, startSite } from './site';

/** Runs work on a site with data of its own, in a browser without scripts. */
const withSite = async (
  browser: JourneyContext['browser'],
  work: (site: Site, page: Page) => Promise<void>,
): Promise<void> => {
  const site = await startSite();
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
const publishExport = async (site: Site, what: 'handed-in' | 'salt-votes'): Promise<string> => {
  const file = join(site.dataDir, `${what}.jsonl`);
  const exported = await runAccounts(site, 'export', what, file);
  const imported = await runPipeline(site.dataDir, 'import', what, file);
  return exported + imported + (await runPipeline(site.dataDir, 'publish'));
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

const votes: Journey = {
  name: 'accounts: a vote on a card’s salt is cast, changed, and shown after an export, an import and a publish',
  timeout: 900_000,
  run: async ({ browser }) =>
    withSite(browser, async (site, page) => {
      await page.goto(`${site.origin}/cards/sol-ring`);
      await page.getByRole('link', { name: 'Vote on its salt' }).click();
      const signInUrl = await page.getByRole('link', { name: 'Sign in to vote' }).getAttribute('href');
      assert.match(signInUrl ?? '', /^\/signin\?\w+=%2Fcards%2Fsol-ring%2Fsalt$/);
      await checkPage(browser, page);

      await signIn(site, page.context(), 'ada@mail.example');
      await page.reload();
      await page.getByRole('button', { name: 'Vote' }).click();
      await page.getByText('Choose one of the five answers.').waitFor();
      await page.getByRole('radio', { name: /^4/ }).check();
      await page.getByRole('button', { name: 'Vote' }).click();
      await page.getByText('Your vote is saved.').waitFor();
      await page.getByRole('radio', { name: /^3/ }).check();
      await page.getByRole('button', { name: 'Change my vote' }).click();
      await page.getByText('Your vote is saved.').waitFor();
      await page.goto(`${site.origin}/cards/sol-ring/salt`);
      assert.equal(await page.getByRole('radio', { name: /^3/ }).isChecked(), true);
      await checkPage(browser, page);

      assert.match(await publishExport(site, 'salt-votes'), /Votes on 1 card written/);
      await waitForText(page, `${site.origin}/cards/sol-ring`, /3\.00[^]*of 4, 1 vote/);
      await page.goto(`${site.origin}/top/salt`);
      assert.match(await page.locator('main').innerHTML(), /salt of 1 vote/);

      await page.goto(`${site.origin}/cards/sol-ring/salt`);
      await page.getByRole('button', { name: 'Take my vote back' }).click();
      await page.getByText('Your vote is taken back.').waitFor();
      assert.match(await exportAgain(site, 'salt-votes'), /Votes on 0 cards written/);
    }),
};

const decks: Journey = {
  name: 'accounts: a saved deck is handed in, counted after a publish, and withdrawn',
  timeout: 900_000,
  run: async ({ browser }) =>
    withSite(browser, async (site, page) => {
      const uid = await signIn(site, page.context(), 'ada@mail.example');
      const save = (name: string, cards: Readonly<Record<string, number>>) =>
        withDocuments(site, async (documents) => {
          const list = { commanders: ['/cards/krenko-mob-boss'], cards };
          const saved = await createLists(documents).create(uid, { name, list });
          if (!saved.ok) throw new Error(saved.error.message);
          return `${site.origin}/lists/${saved.value.id}/count`;
        });

      await page.goto(await save('Half a deck', { '/cards/mountain': 48, '/cards/sol-ring': 2 }));
      await page.getByText('The deck has 51 cards; it needs exactly 100').waitFor();
      await page.getByText('The deck has 2 copies of Sol Ring').waitFor();
      assert.equal(await page.getByRole('button', { name: /Hand in/ }).count(), 0);
      await checkPage(browser, page);

      await page.goto(await save('Goblins', { '/cards/mountain': 98, '/cards/sol-ring': 1 }));
      await page.getByRole('button', { name: 'Hand in Goblins' }).click();
      await page.getByText('Your deck is handed in.').waitFor();
      await checkPage(browser, page);
      assert.match(await publishExport(site, 'handed-in'), /counted decks that people handed in: 1/);

      await page.getByRole('button', { name: 'Withdraw it' }).click();
      await page.getByText('Your deck is withdrawn.').waitFor();
      assert.match(await exportAgain(site, 'handed-in'), /^0 decks written/);
    }),
};

export const journeys = [votes, decks];
