import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { waitForHydration } from './hydration';
import { type Journey, SIGNED_OUT } from './journey';
import { linkOf } from './mails';
import { PASSWORD } from './people';
import { register } from './registration';

const accountMenu = (page: Page) => page.getByRole('navigation', { name: 'Account', exact: true });

/** Presses Tab until a field or button has the focus. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  const isThere = () =>
    page.evaluate((name) => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
      return label?.textContent.trim() === name;
    }, name);
  for (let presses = 0; !(await isThere()); presses += 1) {
    assert.ok(presses < 100, `The keyboard does not reach “${name}”.`);
    await page.keyboard.press('Tab');
  }
};

const sendByKeyboard = async (
  page: Page,
  fields: Readonly<Record<string, string>>,
  button: string,
): Promise<void> => {
  await waitForHydration(page);
  // The address changes before the page does.
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).waitFor();
  await page.locator('#main').focus();
  for (const [label, value] of Object.entries(fields)) {
    await tabTo(page, label);
    await page.keyboard.type(value);
  }
  await tabTo(page, button);
  await page.keyboard.press('Enter');
};

const keyboard: Journey = {
  name: 'sign-in: a person registers, confirms the address, signs in and out by the keyboard alone',
  expectedErrors: SIGNED_OUT,
  run: async ({ open, site }) => {
    const email = 'ada@keyboard.example';
    const page = await open('/signup');
    const fields = { Name: 'Ada', 'E-mail address': email, Password: PASSWORD };
    await sendByKeyboard(page, fields, 'Create the account');
    await page.waitForURL('**/signup?done=sent');
    await page.goto(linkOf(await site.waitForMail(email, /^Confirm your e-mail address/), '/confirm-email'));
    await sendByKeyboard(page, {}, 'Confirm my address');
    await page.waitForURL('**/signin?done=confirmed');
    await sendByKeyboard(page, { 'E-mail address': ` ${email} `, Password: PASSWORD }, 'Sign in');
    await page.waitForURL((url) => url.pathname !== '/signin');
    await waitForHydration(page);
    await accountMenu(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await tabTo(page, 'Sign out');
    await page.keyboard.press('Enter');
    await accountMenu(page).waitFor({ state: 'detached' });
    const names = (await page.context().cookies()).map(({ name }) => name);
    assert.ok(!names.includes('session') && !names.includes('userState'), `Cookies remain: ${names.join()}.`);
  },
};

const otherTabs: Journey = {
  name: 'sign-in: signing in and out in one tab reaches the others, and what was stored for the person goes',
  expectedErrors: SIGNED_OUT,
  run: async ({ open, site }) => {
    const other = await open('/faq');
    await waitForHydration(other);
    await other.evaluate(() => localStorage.setItem('darkMode', 'true'));
    const page = await other.context().newPage();
    await register(page, site, 'ada@tabs.example');
    await accountMenu(other).waitFor();
    await other.evaluate(() => localStorage.setItem('of-the-person', 'x'));
    await page.goto(new URL('/faq', site.origin).href);
    await accountMenu(page).getByText('Ada').click();
    await accountMenu(page).getByRole('button', { name: 'Sign out', exact: true }).click();
    await accountMenu(other).waitFor({ state: 'detached' });
    await other.waitForFunction(() => localStorage.getItem('of-the-person') === null);
    const kept = await other.evaluate(() => localStorage.getItem('darkMode'));
    assert.equal(kept, 'true', 'Signing out has removed what belongs to the browser.');
  },
};

const typedEarly: Journey = {
  name: 'sign-in: what is typed before the scripts of the page run stays',
  run: async ({ open, origin }) => {
    const page = await open('about:blank');
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.context().route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${origin}/signin`, { waitUntil: 'commit' });
    await page.locator('#email').fill('early@mail.example');
    release();
    await waitForHydration(page);
    await page.locator('#password').fill(PASSWORD);
    assert.equal(await page.locator('#email').inputValue(), 'early@mail.example');
  },
};

export const journeys: readonly Journey[] = [keyboard, otherTabs, typedEarly];
