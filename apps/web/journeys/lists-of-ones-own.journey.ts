import type { BrowserContextOptions, Page } from 'playwright-core';
import { importList, openPanel, panel, waitForCount } from './clipboard-panel';
import { checkInWindows } from './axe';
import { expectThat } from './expectations';
import { waitForHydration } from './hydration';
import type { Journey, JourneyContext } from './journey';
import { openPeople } from './people';

const REFUSED = /the server responded with a status of (?:400|404|409)/;
const DECK = 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n9 Swamp';

/** A new person's browsers: each is another machine. */
const makePerson = async ({ site: { dataDir }, origin, open }: JourneyContext) => {
  const people = await openPeople(dataDir, origin);
  const email = await people.register('Ada');
  const openAs = async (path: string, options?: BrowserContextOptions): Promise<Page> => {
    const page = await open('/faq', options);
    await people.signIn(page.context(), email);
    await page.goto(new URL(path, origin).href);
    if (options?.javaScriptEnabled !== false) await waitForHydration(page);
    return page;
  };
  return { openAs };
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Fills in the form of a new list. */
const createList = async (page: Page, name: string, text: string): Promise<void> => {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Cards', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Save the list' }).click();
};

/** Opens a page whose scripts wait until they are released. */
const openBeforeScripts = async (page: Page, path: string): Promise<() => Promise<void>> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const assets = '**/assets/*.js';
  await page.context().route(assets, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'commit' });
  return async () => {
    release();
    await waitForHydration(page);
    await page.context().unroute(assets);
  };
};

const typedEarly: Journey = {
  name: 'lists of one’s own: a list that is pasted before the scripts of the page run is saved',
  run: async (context) => {
    const page = await (await makePerson(context)).openAs('/faq');
    const release = await openBeforeScripts(page, '/lists');
    await page.getByLabel('Cards', { exact: true }).fill(DECK);
    await release();
    await page.getByLabel('Name', { exact: true }).fill('Vampires');
    await page.getByRole('button', { name: 'Save the list' }).click();
    await heading(page, 'Vampires').waitFor();

    const releaseSaved = await openBeforeScripts(page, new URL(page.url()).pathname);
    const cards = page.getByLabel('Cards', { exact: true });
    await cards.fill(`${DECK}\n1 Sol Ring`);
    await releaseSaved();
    await cards.press('ControlOrMeta+End');
    await cards.pressSequentially('\n1 Arcane Signet');
    expectThat(
      (await cards.inputValue()) === `${DECK}\n1 Sol Ring\n1 Arcane Signet`,
      `The text of the saved list is ${await cards.inputValue()}`,
    );
  },
};

const fromTheClipboard: Journey = {
  name: 'lists of one’s own: the clipboard is saved, opened on another machine, and saved over it',
  run: async (context) => {
    const { openAs } = await makePerson(context);
    const home = await openAs('/top');
    await openPanel(home);
    await importList(home, DECK);
    await panel(home).getByRole('button', { name: 'Save as list' }).click();
    await panel(home).getByLabel('Name', { exact: true }).fill('Vampires');
    await panel(home).getByRole('button', { name: 'Save', exact: true }).click();
    await panel(home).getByText('Saved as Vampires, version 1.').waitFor();

    const work = await openAs('/lists');
    await work.getByRole('link', { name: 'Vampires' }).click();
    await heading(work, 'Vampires').waitFor();
    await waitForHydration(work);
    await work.getByRole('button', { name: 'Open in the clipboard' }).click();
    await waitForCount(work, 11);
    await openPanel(work);
    await importList(work, '1 Arcane Signet');
    await work.keyboard.press('Escape');
    await work.getByRole('button', { name: 'Save the clipboard over it' }).click();
    await work.getByText('Saved as a new version.').waitFor();
    await work.getByRole('link', { name: 'What changed since version 1' }).click();
    await work.getByRole('heading', { name: 'From version 1 to version 2' }).waitFor();
    expectThat(
      (await work.getByRole('listitem').filter({ hasText: '+1 Arcane Signet added' }).count()) === 1,
      'The change is not listed.',
    );

    await panel(home).getByRole('button', { name: 'Back to the cards' }).click();
    await importList(home, '1 Command Tower');
    await panel(home).getByRole('button', { name: 'Save as list' }).click();
    await panel(home).getByLabel('Save the clipboard as').selectOption('A new version of Vampires');
    await panel(home).getByRole('button', { name: 'Save', exact: true }).click();
    await panel(home).getByText('Saved as Vampires, version 3.').waitFor();

    // With its maybeboard, from the page of a deck and back.
    await work.goto(new URL('/deck?average=edgar-markov&maybe=opt&name=Edgar&tab=versions', work.url()).href);
    await work.getByRole('button', { name: 'Save it to your lists' }).click();
    await heading(work, 'Edgar').waitFor();
    await work.getByRole('link', { name: 'Open as my deck' }).click();
    await work.waitForURL(/\/deck\?.*maybe=opt.*list=/);
    await work.getByRole('link', { name: 'Versions' }).click();
    await work.getByRole('button', { name: 'Save it as a new version' }).click();
    await work.getByText('Nothing has changed, so there is no new version.').waitFor();
  },
};

const changedElsewhere: Journey = {
  name: 'lists of one’s own: two browsers change a list at once, and nothing of either is lost',
  expectedErrors: REFUSED,
  run: async (context) => {
    const { openAs } = await makePerson(context);
    const home = await openAs('/lists');
    await createList(home, 'Vampires', DECK);
    await heading(home, 'Vampires').waitFor();
    const work = await openAs(new URL(home.url()).pathname);
    for (const [page, card] of [
      [home, 'Arcane Signet'],
      [work, 'Command Tower'],
    ] as const) {
      await page.getByLabel('Cards', { exact: true }).fill(`${DECK}\n1 ${card}`);
      await page.getByRole('button', { name: 'Save as a new version' }).click();
      if (page === home) await page.getByText('Saved as a new version.').waitFor();
    }
    await work.getByText('This list was changed elsewhere since you opened it').waitFor();
    const kept = await work.getByLabel('Cards', { exact: true }).inputValue();
    expectThat(kept.includes('Command Tower'), 'The text was lost.');
    await work.getByRole('button', { name: 'Save as a new version' }).click();
    await work.getByText('Saved as a new version.').waitFor();
    await work.getByRole('link', { name: 'Version 2', exact: true }).click();
    await work.getByText('This is version 2.').waitFor();
    expectThat((await work.getByText('Arcane Signet').count()) > 0, 'The other change was lost.');

    await home.reload();
    await waitForHydration(home);
    await home.getByLabel('Cards', { exact: true }).fill(`${DECK}\n1 Opt`);
    await work.getByRole('button', { name: 'Delete', exact: true }).click();
    await work.getByText('The list is in the trash.').waitFor();
    await home.getByRole('button', { name: 'Save as a new version' }).click();
    await home.getByText('this list is not there any more').waitFor();
    const typed = await home.getByLabel('Cards', { exact: true }).inputValue();
    expectThat(typed.includes('Opt'), 'The text of a deleted list was lost.');
  },
};

const withoutScripts: Journey = {
  name: 'lists of one’s own: everything works without scripts, and a shared list is read by a visitor',
  expectedErrors: REFUSED,
  run: async (context) => {
    const { openAs } = await makePerson(context);
    const page = await openAs('/lists', { javaScriptEnabled: false });
    await createList(page, '', `${DECK}\n1 Sol Rng`);
    await page.getByText('There is no card “Sol Rng”. Did you mean “Sol Ring”?').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Bats & friends');
    await page.getByRole('button', { name: 'Save the rest' }).click();
    await heading(page, 'Bats & friends').waitFor();
    await page.getByText('The deck has 11 cards').waitFor();

    await page.getByLabel('Name', { exact: true }).fill('Bats');
    await page.getByRole('button', { name: 'Rename' }).click();
    await heading(page, 'Bats').waitFor();
    await page.getByLabel('Cards', { exact: true }).fill('1 Sol Ring');
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await page.getByText('The deck has 1 card;').waitFor();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await page.getByText('The deck has 11 cards').waitFor();

    await page.getByRole('button', { name: 'Make a link' }).click();
    const url = await page.getByRole('link', { name: /\/shared\// }).getAttribute('href');
    const visitor = await context.open(new URL(url ?? '').pathname, { javaScriptEnabled: false });
    await heading(visitor, 'Bats').waitFor();
    expectThat((await visitor.locator('meta[name=robots][content=noindex]').count()) === 1, 'It is indexed.');
    const picture = await visitor.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await visitor.request.get(picture ?? '');
    expectThat(answer.headers()['content-type'] === 'image/png', `No picture: ${answer.status()}.`);
    const oembed = await visitor.locator('link[type="application/json+oembed"]').getAttribute('href');
    const embedded = (await (await visitor.request.get(oembed ?? '')).json()) as { title?: unknown };
    expectThat(embedded.title === 'Bats', 'The link cannot be embedded.');

    await page.getByRole('button', { name: 'Duplicate' }).click();
    await heading(page, 'Bats (copy)').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('The list is in the trash.').waitFor();
    await page.getByRole('button', { name: 'Restore' }).click();
    await heading(page, 'Bats (copy)').waitFor();
    await page.goto(new URL('/lists', context.origin).href);
    await page.getByRole('link', { name: 'Bats', exact: true }).click();
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await page.getByRole('button', { name: 'Make a link' }).waitFor();
    const gone = await visitor.reload();
    expectThat(gone?.status() === 404, 'The link still leads to the list.');
  },
};

const accessible: Journey = {
  name: 'lists of one’s own: no accessibility violations, in light and dark, 1280 and 375 px wide',
  expectedErrors: REFUSED,
  isLong: true,
  run: async (context) => {
    const { openAs } = await makePerson(context);
    const page = await openAs('/lists', { bypassCSP: true });
    await createList(page, 'Gone', '1 Opt');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('The list is in the trash.').waitFor();
    const longName = 'V'.repeat(100);
    await createList(page, longName, `${DECK}\n1 Opt`);
    await heading(page, longName).waitFor();
    await page.getByLabel('Cards', { exact: true }).fill(DECK);
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await page.getByText('Saved as a new version.').waitFor();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const shared = await page.getByRole('link', { name: /\/shared\// }).getAttribute('href');
    const { pathname } = new URL(page.url());
    const pages = {
      lists: '/lists',
      list: pathname,
      'change of a list': `${pathname}?from=1`,
      'shared list': shared,
    };
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(new URL(path ?? '', context.origin).href);
      await checkInWindows(page, name);
    }
    await page.goto(new URL('/lists', context.origin).href);
    await waitForHydration(page);
    await createList(page, '', '1 No Such Card');
    await page.getByText('None of these lines is a card').waitFor();
    await checkInWindows(page, '/lists, refused');
  },
};

const signedOut: Journey = {
  name: 'lists of one’s own: a visitor is asked to sign in, and keeps the clipboard',
  run: async ({ open }) => {
    const page = await open('/top');
    await openPanel(page);
    await importList(page, DECK);
    await panel(page).getByRole('button', { name: 'Save as list' }).click();
    await panel(page).getByRole('link', { name: 'Sign in' }).click();
    await heading(page, 'Sign in').waitFor();
    expectThat(page.url().endsWith('/signin?to=%2Flists'), `The link leads to ${page.url()}.`);
    await waitForCount(page, 11);
  },
};

export const journeys = [
  typedEarly,
  fromTheClipboard,
  changedElsewhere,
  withoutScripts,
  accessible,
  signedOut,
];
