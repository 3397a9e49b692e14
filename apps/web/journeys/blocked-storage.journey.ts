import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { expectThat } from './expectations';
import { waitForHydration } from './hydration';
import { type Journey, type JourneyContext, WAIT_TIMEOUT } from './journey';
import { PASSWORD } from './people';
import { makeAccount } from './signed-in';

/** In a browser whose user blocks cookies, and with them all storage, for all sites. */
const inBlockingBrowser = async (
  { browser, site }: JourneyContext,
  run: (context: BrowserContext, errors: readonly string[]) => Promise<void>,
): Promise<void> => {
  const profile = await mkdtemp(join(tmpdir(), 'crownsmith-profile-'));
  await mkdir(join(profile, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
  const context = await browser.browserType().launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
    ],
    baseURL: site.origin,
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(WAIT_TIMEOUT);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  try {
    await run(context, errors);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};

const blocked: Journey = {
  name: 'storage: with cookies and storage blocked, links and forms work, and what cannot be saved says so',
  run: (journey) =>
    inBlockingBrowser(journey, async (context, errors) => {
      const page = await context.newPage();
      await page.goto('/cards/sol-ring');
      await waitForHydration(page);
      await page.locator('main a[href^="/commanders/"]').first().click();
      await page.waitForURL('**/commanders/**');
      await page.locator('main a[href^="/cards/"]').first().click();
      await page.waitForURL('**/cards/**');
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Nothing was saved: your browser blocks').waitFor();
      await makeAccount(journey.site, 'blocked@mail.example');
      await page.goto('/signin?to=/lists');
      await page.getByLabel('E-mail address').fill('blocked@mail.example');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('You are not signed in: your browser did not keep the cookie').waitFor();
      expectThat(errors.length === 0, `The pages threw: ${errors.join('; ')}`);
    }),
};

export const journeys: readonly Journey[] = [blocked];
