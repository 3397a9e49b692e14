import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generateSampleDecks } from '@crownsmith/catalog/starter';
import type { Page } from 'playwright-core';
import { createLocalIdentities } from '#app/accounts/identities/local-identities.server';
import { createLists } from '#app/accounts/lists/lists.server';
import { parseCommand, runCommand } from '../operator/run-command';
import { checkInWindows } from './axe';
import type { Journey, JourneyContext } from './journey';
import { runAccounts, signIn, withDocuments } from './signed-in';
import { runPipeline, type Site, startSite } from './site';

/** Decks of the site after the publish, besides that of the journey: a publish takes as long as it has decks. */
const DECKS = { seed: 1, count: 150 };

/** Runs work on a site with data of its own, in a browser without scripts. */
const withSite = async (
  { openContext, site: { snapshots } }: Pick<JourneyContext, 'openContext' | 'site'>,
  work: (site: Site, page: Page) => Promise<void>,
): Promise<void> => {
  const site = await startSite({ copyOf: dirname(snapshots) });
  try {
    await work(site, await (await openContext({ javaScriptEnabled: false })).newPage());
  } finally {
    await site.close();
  }
};

/** Replaces the sample decks of a site by a few. */
const importDecks = async ({ dataDir }: Site): Promise<void> => {
  const file = join(dataDir, 'decks.jsonl');
  await writeFile(file, [...generateSampleDecks(DECKS)].map((deck) => JSON.stringify(deck)).join('\n'));
  await runPipeline(dataDir, 'import', 'decks', file);
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

/** What the export of the operator says, without a process of its own. */
const exportAgain = async (site: Site, what: 'handed-in' | 'salt-votes'): Promise<string> =>
  withDocuments(site, async (documents) => {
    const command = parseCommand(['export', what, join(site.dataDir, `${what}-again.jsonl`)]);
    const identities = createLocalIdentities({ documents });
    return (
      await runCommand(command, { documents, identities, databaseFile: undefined, now: Date.now })
    ).join('\n');
  });

/** Opens a page until a text is on it: the site takes up a new snapshot in the background. */
const waitForText = async (page: Page, url: string, text: RegExp): Promise<void> => {
  for (;;) {
    await page.goto(url);
    if (text.test(await page.locator('main').innerText())) return;
    await page.waitForTimeout(250);
  }
};

/** Checks a page as it is for its person. Axe needs scripts, so it is opened in another context. */
const checkPage = async (checker: Page, page: Page, where: string): Promise<void> => {
  await checker.context().addCookies(await page.context().cookies());
  await checker.goto(page.url());
  await checkInWindows(checker, where);
};

const castVote = async (checker: Page, page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.getByRole('button', { name: 'Vote' }).click();
  await page.getByText('Choose one of the five answers.', { exact: true }).waitFor();
  await page.getByRole('radio', { name: /^4/ }).check();
  await page.getByRole('button', { name: 'Vote' }).click();
  await page.getByText('Your vote is saved.').waitFor();
  await page.getByRole('radio', { name: /^3/ }).check();
  // The page before says the same.
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    page.getByRole('button', { name: 'Change my vote' }).click(),
  ]);
  await page.getByText('Your vote is saved.').waitFor();
  await page.goto(url);
  assert.equal(await page.getByRole('radio', { name: /^3/ }).isChecked(), true);
  await checkPage(checker, page, 'a vote');
};

/** @returns the URL of the page that withdraws the deck */
const handIn = async (
  checker: Page,
  page: Page,
  save: (name: string, cards: Readonly<Record<string, number>>) => Promise<string>,
): Promise<string> => {
  await page.goto(await save('Half a deck', { '/cards/mountain': 48, '/cards/sol-ring': 2 }));
  await page.getByText('The deck has 51 cards; it needs exactly 100').waitFor();
  await page.getByText('The deck has 2 copies of Sol Ring').waitFor();
  assert.equal(await page.getByRole('button', { name: /Hand in/ }).count(), 0);
  await checkPage(checker, page, 'half a deck');
  const url = await save('Goblins', { '/cards/mountain': 98, '/cards/sol-ring': 1 });
  await page.goto(url);
  await page.getByRole('button', { name: 'Hand in Goblins' }).click();
  await page.getByText('Your deck is handed in.').waitFor();
  await checkPage(checker, page, 'a deck that is handed in');
  return url;
};

const counted: Journey = {
  name: 'accounts: a vote on a card’s salt and a deck that is handed in are counted by a publish, and taken back',
  isLong: true,
  run: async (context) =>
    withSite(context, async (site, page) => {
      const checker = await (await context.openContext({ bypassCSP: true })).newPage();
      await page.goto(`${site.origin}/cards/sol-ring`);
      await page.getByRole('link', { name: 'Vote on its salt' }).click();
      const signInUrl = await page.getByRole('link', { name: 'Sign in to vote' }).getAttribute('href');
      assert.match(signInUrl ?? '', /^\/signin\?\w+=%2Fcards%2Fsol-ring%2Fsalt$/);
      await checkPage(checker, page, 'a vote without an account');

      const uid = await signIn(site, page.context(), 'ada@mail.example');
      const saltUrl = `${site.origin}/cards/sol-ring/salt`;
      await castVote(checker, page, saltUrl);
      const deckUrl = await handIn(checker, page, (name, cards) =>
        withDocuments(site, async (documents) => {
          const list = { commanders: ['/cards/krenko-mob-boss'], cards };
          const saved = await createLists(documents).create(uid, { name, list });
          if (!saved.ok) throw new Error(saved.error.message);
          return `${site.origin}/lists/${saved.value.id}/count`;
        }),
      );

      await importDecks(site);
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
