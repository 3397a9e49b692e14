import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expectThat } from './expectations';
import { waitForHydration } from './hydration';
import { type Journey, type JourneyContext, SIGNED_OUT } from './journey';
import { openPeople, PASSWORD } from './people';
import { waitUntil } from './wait-until';

/** Opens a path in as many browsers of one new person as asked for. */
const openBrowsers = async (
  { site: { dataDir }, origin, open }: JourneyContext,
  paths: readonly string[],
) => {
  const people = await openPeople(dataDir, origin);
  const email = await people.register('Ada');
  const pages: Page[] = [];
  for (const path of paths) {
    const page = await open('/faq');
    await people.signIn(page.context(), email);
    await page.goto(new URL(path, origin).href);
    await waitForHydration(page);
    pages.push(page);
  }
  return { people, email, pages };
};

/** The events of the account are connected: the browser has a lock for its connection. */
const waitForEvents = (page: Page) =>
  waitUntil(
    page,
    async (lock) => (await navigator.locks.query()).held?.some(({ name }) => name === lock) ?? false,
    'account-events',
  );

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const openSettings = async (page: Page): Promise<void> => {
  await page.locator('[data-open=settings]:visible').click();
  await dialogOf(page).waitFor();
};
const cookieHas = (page: Page, text: string) =>
  page.waitForFunction((part) => decodeURIComponent(document.cookie).includes(part), text);

const bothBrowsers: Journey = {
  name: 'account: settings changed in two browsers at once show in both, where the reader was',
  run: async (context) => {
    const { pages } = await openBrowsers(context, ['/top', '/top']);
    const [home, work] = pages as [Page, Page];
    await Promise.all([waitForEvents(home), waitForEvents(work)]);
    await Promise.all([openSettings(home), openSettings(work)]);
    expectThat(
      (await dialogOf(home).getByRole('link', { name: 'Sign in' }).count()) === 0,
      'A signed-in person sees the link to sign in.',
    );
    await home.keyboard.press('Escape');
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await home.route(/\/top\.data/, async (route) => {
      await released;
      await route.continue();
    });
    const asked = home.waitForRequest(/\/top\.data/);
    await dialogOf(work).getByText('Names under cards').click();
    await asked;
    // The reader goes on while the new page is on its way.
    await home.locator('#list-filters').click();
    await home.locator('#list-mv-max').pressSequentially('3');
    await home.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    const before = await home.evaluate(() => window.scrollY);
    release();
    await home
      .locator('main li > p', { hasText: /^Sol Ring$/ })
      .first()
      .waitFor();
    expectThat((await home.inputValue('#list-mv-max')) === '3', 'The page lost what was entered.');
    const after = await home.evaluate(() => window.scrollY);
    expectThat(Math.abs(after - before) < 40, `The page scrolled from ${before} to ${after}.`);
    await openSettings(home);
    await Promise.all([
      dialogOf(home).getByText('Always').click(),
      dialogOf(work).getByRole('switch', { name: 'Dark mode' }).press('Space'),
    ]);
    await home.locator('html[data-color-mode=dark]').waitFor();
    for (const page of [home, work]) {
      await cookieHas(page, '"saltLevel":2');
      await cookieHas(page, '"namesUnderCards":true');
    }
  },
};

const offline: Journey = {
  name: 'account: settings changed offline are merged when the browser is back',
  run: async (context) => {
    const { pages, people, email } = await openBrowsers(context, ['/faq', '/faq']);
    const [home, work] = pages as [Page, Page];
    await Promise.all([waitForEvents(home), waitForEvents(work)]);
    await openSettings(home);
    await openSettings(work);
    // Not by setOffline, which logs errors of the connection of events.
    await home.route('**/api/users/settings', (route) => route.abort('internetdisconnected'));
    home.removeAllListeners('console');
    await dialogOf(home).getByText('Always').click();
    await dialogOf(home).getByText('Names under cards').click();
    await cookieHas(home, '"namesUnderCards":true');
    await dialogOf(work).getByText('High Salt').click();
    await dialogOf(work)
      .getByRole('button', { name: /Region/ })
      .click();
    await work.getByRole('option', { name: 'Europe' }).click();
    await cookieHas(work, '"region":"EU"');
    await home.unroute('**/api/users/settings');
    const sent = home.waitForResponse((response) => response.url().endsWith('/api/users/settings'));
    await home.reload();
    await sent;
    for (const page of [home, work]) {
      await cookieHas(page, '"namesUnderCards":true');
      await cookieHas(page, '"region":"EU"');
      // Changed later in the other browser.
      await cookieHas(page, '"saltLevel":1');
    }
    const { accounts } = people;
    const started = await accounts.signIn({ email, password: PASSWORD }, 'x');
    const profile = started.ok ? started.value.user.profile : undefined;
    expectThat(
      profile?.saltLevel === 1 && profile.namesUnderCards && profile.region === 'EU',
      `The profile is ${JSON.stringify(profile)}.`,
    );
  },
};

const names = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('clipboard') ?? '{}') as {
      state?: { cards?: Record<string, unknown> };
    };
    return Object.keys(stored.state?.cards ?? {}).sort();
  });
const waitForCards = (page: Page, count: number) =>
  page.waitForFunction((expected) => {
    const stored = JSON.parse(localStorage.getItem('clipboard') ?? '{}') as {
      state?: { cards?: Record<string, unknown> };
    };
    return Object.keys(stored.state?.cards ?? {}).length === expected;
  }, count);

const clipboard: Journey = {
  name: 'account: the clipboard goes on in another browser, keeps what a visitor had in it, and leaves with its person',
  expectedErrors: SIGNED_OUT,
  run: async (context) => {
    const {
      site: { dataDir },
      origin,
      open,
    } = context;
    const people = await openPeople(dataDir, origin);
    const email = await people.register('Ada');
    const home = await open('/top');
    await waitForHydration(home);
    const clip = (page: Page, at: number) => page.locator('main [data-card-act=clip]').nth(at);
    await clip(home, 0).click();
    await waitForCards(home, 1);
    await people.signIn(home.context(), email);
    await home.reload();
    await waitForEvents(home);
    const work = await open('/faq');
    await people.signIn(work.context(), email);
    await work.goto(`${origin}/top`);
    await waitForHydration(work);
    await waitForCards(work, 1);
    await clip(work, 1).click();
    await waitForCards(home, 2);
    await clip(home, 0).click();
    await waitForCards(work, 1);
    const [here, there] = [await names(home), await names(work)];
    expectThat(here.join() === there.join(), `The clipboards are ${here.join()} and ${there.join()}.`);
    // The card that is added last is still on its way when its person signs out.
    await home.route(/\/json\/cards\//, async (route) => {
      await home.waitForTimeout(1000);
      await route.continue().catch(() => undefined);
    });
    await clip(home, 2).click();
    await home.locator('nav[aria-label=Account] summary').click();
    await home.getByRole('button', { name: 'Sign out' }).click();
    await home.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
    await waitForCards(home, 0);
    await home.waitForFunction(() => !Object.keys(localStorage).some((key) => key.includes(':')));
    expectThat(!(await home.evaluate(() => document.cookie)).includes('userState'), 'The cookie is there.');
    // What was added just before is in the account, and clearing this browser took nothing from it.
    await waitForCards(work, 2);
    await work.reload();
    await waitForCards(work, 2);
  },
};

const accountPage: Journey = {
  name: 'account: name, export, sign-out of another browser, deletion in all browsers',
  expectedErrors: SIGNED_OUT,
  run: async (context) => {
    const { pages, people, email } = await openBrowsers(context, ['/account', '/top', '/faq']);
    const [home, work, phone] = pages as [Page, Page, Page];
    await Promise.all([waitForEvents(work), waitForEvents(phone)]);
    await home.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada L.');
    await home.getByRole('button', { name: 'Change name' }).click();
    await home.getByRole('status').filter({ hasText: 'Your name is changed.' }).waitFor();
    await cookieHas(work, '"displayName":"Ada L."');
    await home.getByLabel('Name of the token').fill('Script');
    await home.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await home.getByRole('button', { name: 'Make a token' }).click();
    await home.getByText('It is shown this once').waitFor();
    const downloaded = home.waitForEvent('download');
    await home.getByRole('link', { name: 'Download' }).click();
    const file = JSON.parse(await readFile(await (await downloaded).path(), 'utf8')) as {
      readonly profiles: readonly { readonly displayName: string }[];
    };
    expectThat(file.profiles[0]?.displayName === 'Ada L.', 'The export lacks the profile.');
    await home.goto(new URL('/account', home.url()).href);
    const [other] = (await people.accounts.listSessions((await uidOf(home)) ?? '')).filter(
      ({ kind }) => kind === 'browser',
    );
    expectThat(other !== undefined, 'The browser has no session.');
    await home.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await home.getByRole('status').filter({ hasText: 'signed out' }).waitFor();
    for (const page of [work, phone])
      await page.waitForFunction(() => !document.cookie.includes('%22uid%22'));
    await people.signIn(work.context(), email);
    await work.goto(new URL('/top', work.url()).href);
    await waitForEvents(work);
    await home.getByRole('link', { name: 'Delete the account …' }).click();
    await home.waitForURL('**/account/delete');
    await home.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await home.getByRole('button', { name: 'Delete everything' }).click();
    await home.getByRole('heading', { name: 'Account deleted' }).waitFor();
    await work.waitForFunction(() => !document.cookie.includes('%22uid%22'));
    expectThat(
      !(await people.accounts.signIn({ email, password: PASSWORD }, 'x')).ok,
      'The deleted person can sign in.',
    );
  },
};

const uidOf = (page: Page) =>
  page.evaluate(() => /"uid":"([^"]+)"/.exec(decodeURIComponent(document.cookie))?.[1]);

const withoutScripts: Journey = {
  name: 'account: settings without scripts, for visitors and for signed-in people',
  run: async ({ site: { dataDir }, origin, open }) => {
    const page = await open('/', { javaScriptEnabled: false });
    await page.locator('header a[href="/settings"]:visible').click();
    await page.getByLabel('Names under cards').check();
    await page.getByLabel('Region').selectOption('EU');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your settings are saved.').waitFor();
    expectThat((await page.locator('html[data-color-mode=dark]').count()) === 1, 'The page is not dark.');
    const people = await openPeople(dataDir, origin);
    const email = await people.register('Grace');
    await people.signIn(page.context(), email);
    await page.goto(`${origin}/settings`);
    await page.getByLabel('Name', { exact: true }).fill('Grace H.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your settings are saved.').waitFor();
    const started = await people.accounts.signIn({ email, password: PASSWORD }, 'x');
    expectThat(started.ok && started.value.user.profile.displayName === 'Grace H.', 'The name is not saved.');
  },
};

export const journeys: readonly Journey[] = [bothBrowsers, offline, clipboard, accountPage, withoutScripts];
