import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { COLLECTIONS, SESSIONS } from '#app/accounts/documents/collections.server';
import type { Documents } from '#app/accounts/documents/documents.server';
import { openSqliteDocuments } from '#app/accounts/documents/sqlite-documents.server';
import type { Profile } from '#app/accounts/profile/profile.server';
import { createMessageStore } from '#app/messages/message-store.server';
import {
  memberAttributes,
  PATREON_CLIENT,
  sendWebhook,
  startPatreon,
  webhookBody,
} from '../testing/patreon-server';
import { signInAs, TEST_SECRET } from '../testing/sign-in';
import { checkInWindows } from './axe';
import { close } from './closing';
import { expectThat } from './expectations';
import type { Journey, JourneyContext } from './journey';
import { type Site, startSite } from './site';

const CAMPAIGN = '123456';
const WEBHOOK_SECRET = randomBytes(12).toString('hex');
const ADS = { supportUrl: 'https://support.example/us' };

/** A site with a database that the journey writes to, and a person in a browser of their own. */
interface Place {
  readonly site: Site;
  readonly documents: Documents;
  readonly openAs: (
    name: string,
    changes?: Partial<Profile>,
    options?: BrowserContextOptions,
  ) => Promise<Page>;
}

const withSite = async (
  { openContext }: Pick<JourneyContext, 'openContext'>,
  variables: Readonly<Record<string, string>>,
  work: (place: Place) => Promise<void>,
): Promise<void> => {
  const site = await startSite({ variables: { SESSION_SECRETS: TEST_SECRET, ...variables } });
  const documents = await openSqliteDocuments(join(site.dataDir, 'accounts.sqlite'), COLLECTIONS);
  try {
    await work({
      site,
      documents,
      openAs: async (name, changes, options) => {
        const { cookie } = await signInAs({ documents }, name, changes);
        const [cookieName = '', value = ''] = cookie.split('=');
        const context = await openContext(options);
        await context.addCookies([{ name: cookieName, value, url: site.origin }]);
        return context.newPage();
      },
    });
  } finally {
    await documents.close();
    await site.close();
  }
};

/** The HTML of a page as the server sends it to a browser. */
const readSource = async (page: Page, url: string): Promise<string> => (await page.request.get(url)).text();

const BOXES = /aria-label="(?:Advertisement|Support)"/;

const supporter: Journey = {
  name: 'accounts: a supporter links their Patreon account, and ads come and go with the membership',
  isLong: true,
  run: async (context) => {
    const folder = await mkdtemp(join(tmpdir(), 'crownsmith-supporters-'));
    const patreon = await startPatreon();
    await writeFile(join(folder, 'site.json'), JSON.stringify({ ads: ADS }));
    const variables = {
      SITE_CONFIG: join(folder, 'site.json'),
      PATREON_ORIGIN: patreon.url,
      PATREON_CLIENT_ID: PATREON_CLIENT.id,
      PATREON_CLIENT_SECRET: PATREON_CLIENT.secret,
      PATREON_CAMPAIGN_ID: CAMPAIGN,
      PATREON_WEBHOOK_SECRET: WEBHOOK_SECRET,
    };
    try {
      await withSite(context, variables, async ({ site, openAs }) => {
        patreon.redirectUris.add(`${site.origin}/account/patreon/callback`);
        for (const javaScriptEnabled of [true, false]) {
          const id = `patron-${javaScriptEnabled ? 'a' : 'b'}`;
          const attributes = memberAttributes({ currently_entitled_amount_cents: 200 });
          patreon.patron = { id, memberships: [{ id: `member-${id}`, campaign: CAMPAIGN, attributes }] };
          const page = await openAs(id, {}, { javaScriptEnabled });
          const url = (path: string): string => new URL(path, site.origin).href;
          await page.goto(url('/faq'));
          expectThat(BOXES.test(await readSource(page, url('/faq'))), 'A person without a tier sees no ads.');
          await page.getByRole('link', { name: 'Supporters' }).click();
          await page.getByRole('button', { name: 'Link my Patreon account' }).click();
          await page.waitForURL('**/supporters?patreon=linked');
          await page.getByText('Your tier is uncommon').waitFor();
          expectThat(!BOXES.test(await readSource(page, url('/faq'))), 'A supporter gets ads.');
          await page.goto(url('/faq'));
          expectThat((await page.getByRole('complementary').count()) === 0, 'A supporter sees ads.');
          await sendWebhook(site.origin, {
            event: 'members:pledge:delete',
            secret: WEBHOOK_SECRET,
            body: webhookBody({
              user: id,
              member: `member-${id}`,
              attributes: { patron_status: 'former_patron', currently_entitled_amount_cents: 0 },
            }),
          });
          await page.goto(url('/supporters'));
          await page.getByText('a membership that has ended').waitFor();
          expectThat(BOXES.test(await readSource(page, url('/faq'))), 'A former supporter sees no ads.');
          if (javaScriptEnabled) await checkSupportersPages(page, context, url);
          await close(page.context());
        }
      });
    } finally {
      await patreon.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

const checkSupportersPages = async (
  page: Page,
  { openContext }: Pick<JourneyContext, 'openContext'>,
  url: (path: string) => string,
): Promise<void> => {
  await page.getByRole('button', { name: 'Unlink my Patreon account' }).click();
  await page.waitForURL('**/supporters?patreon=unlinked');
  await page.getByText('not linked any more').waitFor();
  const visitor = await (await openContext({ bypassCSP: true })).newPage();
  await visitor.goto(url('/supporters'));
  await checkInWindows(visitor, '/supporters');
};

const PATHS = [
  '/admin',
  '/admin/messages',
  '/admin/messages?state=done',
  '/admin/decks',
  '/admin/accounts',
  '/admin/accounts/person',
  '/admin/accounts/person/delete',
  '/admin/audit',
];

const operator: Journey = {
  name: 'accounts: an admin reads messages, ends a session and deletes an account; nobody else finds the pages',
  isLong: true,
  run: (context) =>
    withSite(context, {}, async ({ site, documents, openAs }) => {
      const url = (path: string): string => new URL(path, site.origin).href;
      const messages = createMessageStore({ folder: join(site.dataDir, 'messages') });
      await messages.save('bug-report', { page: '/top', message: `A long word: ${'Llanowar'.repeat(20)}` });
      const person = await openAs('person');
      for (const path of PATHS) {
        const response = await person.request.get(url(path));
        const isMissing = /<h1[^>]*>Page not found</.test(await response.text());
        expectThat(response.status() === 404 && isMissing, `${path} is shown to everybody.`);
      }
      await person.goto(url('/admin'));
      await person.getByRole('heading', { name: 'Page not found' }).waitFor();

      const admin = await openAs('admin', { isAdmin: true }, { javaScriptEnabled: false });
      await admin.goto(url('/admin'));
      await admin.getByRole('link', { name: '1 message waits' }).click();
      await admin.getByRole('link', { name: /^A long word/ }).click();
      await admin.getByRole('button', { name: 'Mark as done' }).click();
      await admin.getByRole('status').filter({ hasText: 'The message is done.' }).waitFor();

      const checker = await openAs('checker', { isAdmin: true }, { bypassCSP: true });
      for (const path of PATHS) {
        await checker.goto(url(path));
        await checkInWindows(checker, path);
      }
      await checker.goto(url('/admin'));
      await checker
        .getByRole('navigation', { name: 'Admin' })
        .getByRole('link', { name: 'Accounts' })
        .click();
      await checker.waitForURL('**/admin/accounts');
      await checker.getByLabel('E-mail address').waitFor();

      await admin.goto(url('/admin/accounts/person'));
      await admin.getByRole('button', { name: /^End it/ }).click();
      await admin.getByRole('status').filter({ hasText: 'The session has ended.' }).waitFor();
      await admin.getByRole('link', { name: 'Delete this account …' }).click();
      await admin.getByLabel('E-mail address of the account').fill('person@example.com');
      await admin.getByRole('button', { name: 'Delete the account for good' }).click();
      await admin.getByRole('status').filter({ hasText: 'The account is deleted.' }).waitFor();
      await admin.getByRole('link', { name: 'Audit log' }).click();
      await admin.getByText('delete-account').waitFor();
      const left = await documents.find(SESSIONS, { where: { uid: 'person' }, limit: 1 });
      expectThat(left.length === 0, 'The deleted person has a session.');
    }),
};

export const journeys: readonly Journey[] = [supporter, operator];
