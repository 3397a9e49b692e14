import assert from 'node:assert/strict';
import { type Journey, SIGNED_OUT } from './journey';
import { linkOf } from './mails';
import { PASSWORD } from './people';
import { register, sendForm, signIn } from './registration';

const registration = (javaScriptEnabled: boolean): Journey => ({
  name: `accounts: a person registers, confirms the address by mail, signs in and out, with${javaScriptEnabled ? '' : 'out'} scripts`,
  expectedErrors: SIGNED_OUT,
  run: async ({ open, site }) => {
    const page = await open('/', { javaScriptEnabled });
    const email = `ada-${javaScriptEnabled ? 'with' : 'without'}@registers.example`;
    await register(page, site, email);
    await page.goto(new URL('/account', site.origin).href);
    assert.equal(new URL(page.url()).pathname, '/account');
    await page.locator('main').getByText(email).first().waitFor();
    const menu = page.getByRole('navigation', { name: 'Account', exact: true });
    await menu.getByText('Ada').click();
    await menu.getByRole('button', { name: 'Sign out', exact: true }).click();
    await menu.waitFor({ state: 'detached' });
    await page.goto(new URL('/account', site.origin).href);
    assert.equal(new URL(page.url()).pathname, '/signin', 'A person who signed out sees the account.');
  },
});

const NEW_PASSWORD = 'battery horse correct';

const reset: Journey = {
  name: 'accounts: a forgotten password is replaced by a mail’s link, which works once and ends every session',
  // The old password, and the link for the second time.
  expectedErrors: /status of 422/,
  run: async ({ open, site }) => {
    const email = 'grace@forgets.example';
    const before = await open('/');
    await register(before, site, email);
    const page = await open('/forgot-password');
    await sendForm(page, { 'E-mail address': email }, 'Send the link');
    await page.waitForURL('**/reset-password?done=sent');
    const link = linkOf(await site.waitForMail(email, /^A new password/), '/confirm-password');
    await page.goto(link);
    await sendForm(page, { 'New password': NEW_PASSWORD }, 'Save the password');
    await page.waitForURL('**/signin?*');
    // Without a visit: the open page leaves for the home page by itself.
    const response = await before.request.get(new URL('/account', site.origin).href);
    assert.equal(new URL(response.url()).pathname, '/signin', 'A session outlives the password.');
    await sendForm(page, { 'E-mail address': email, Password: PASSWORD }, 'Sign in');
    await page.getByText('The e-mail address or the password is wrong').first().waitFor();
    await page.goto(new URL('/signin', site.origin).href);
    await signIn(page, email, NEW_PASSWORD);
    const again = await open(new URL(link).pathname + new URL(link).search);
    await sendForm(again, { 'New password': PASSWORD }, 'Save the password');
    await again.getByText('This link is not valid any more. Ask for a new one.').first().waitFor();
    assert.equal(new URL(again.url()).pathname, '/confirm-password', 'The link works a second time.');
  },
};

export const journeys: readonly Journey[] = [registration(true), registration(false), reset];
