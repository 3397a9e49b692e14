import type { Page } from 'playwright-core';
import { linkOf } from './mails';
import { PASSWORD } from './people';
import type { Site } from './site';

/** Fills in the form of the page by labels and sends it; with scripts once it is hydrated. */
export const sendForm = async (
  page: Page,
  fields: Readonly<Record<string, string>>,
  send: string,
): Promise<void> => {
  while (await page.evaluate(() => window.earlyInput !== undefined)) await page.waitForTimeout(50);
  for (const [label, value] of Object.entries(fields))
    await page.locator('main').getByLabel(label, { exact: true }).fill(value);
  await page.locator('main').getByRole('button', { name: send, exact: true }).click();
};

/** Registers a person by the pages and the mail for it, and signs in. */
export const register = async (page: Page, site: Site, email: string): Promise<void> => {
  const to = (path: string) => page.goto(new URL(path, site.origin).href);
  await to('/signup');
  await sendForm(page, { Name: 'Ada', 'E-mail address': email, Password: PASSWORD }, 'Create the account');
  await page.waitForURL('**/signup?done=sent');
  await page.goto(linkOf(await site.waitForMail(email, /^Confirm your e-mail address/), '/confirm-email'));
  await sendForm(page, {}, 'Confirm my address');
  await page.waitForURL('**/signin?done=confirmed');
  await signIn(page, email, PASSWORD);
};

/** Signs in on the open sign-in page. */
export const signIn = async (page: Page, email: string, password: string): Promise<void> => {
  await sendForm(page, { 'E-mail address': email, Password: password }, 'Sign in');
  await page.waitForURL((url) => url.pathname !== '/signin');
};
