import type { BrowserContext, Page } from 'playwright-core';
import { expectAccessible } from './axe';
import { expectThat } from './expectations';
import type { Journey } from './journey';

/** Allows a page's own scripts and what its site reads, nothing else: neither styles, nor this site. */
const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self' https://api2.moxfield.com; require-trusted-types-for 'script'; trusted-types 'none'";
const MOXFIELD = 'https://moxfield.com/decks/AbCdEf_123-xyz';
const ARCHIDEKT = 'https://archidekt.com/decks/123/vampires';
/** A page that is dark by its declaration alone. */
const documentOf = (title: string): string =>
  `<!doctype html><html lang="en"><head><meta name="color-scheme" content="dark"><title>${title}</title></head><body><main><h1>${title}</h1></main></body></html>`;

const NAMES = { commander: 'Edgar Markov', cards: { 'Sol Ring': 1, Counterspell: 1, Swamp: 30 } } as const;
const boardOf = (cards: Readonly<Record<string, number>>) => ({
  cards: Object.fromEntries(
    Object.entries(cards).map(([name, quantity], at) => [`k${at}`, { quantity, card: { name } }]),
  ),
});
const moxfieldDeck = {
  publicId: 'AbCdEf_123-xyz',
  name: 'A secret name',
  createdByUser: { userName: 'somebody' },
  boards: { commanders: boardOf({ [NAMES.commander]: 1 }), mainboard: boardOf(NAMES.cards) },
};
const archidektDeck = {
  id: 123,
  name: 'A secret name',
  deckFormat: 3,
  owner: { username: 'somebody' },
  cards: [[NAMES.commander, 1, 'Commander'] as const, ...Object.entries(NAMES.cards)].map(
    ([name, quantity, category = 'Things']) => ({
      quantity,
      categories: [category],
      card: { oracleCard: { name } },
    }),
  ),
};

interface Sent {
  readonly url: string;
  readonly data: string;
}

/** Pages of the sites, and the userscript as a manager runs it: with its requests, which no policy of a page stops. */
const install = async (context: BrowserContext, origin: string) => {
  const sent: Sent[] = [];
  const read: string[] = [];
  const answerOf = (url: string): { readonly body: string; readonly isJson: boolean } | undefined => {
    const { hostname, pathname } = new URL(url);
    const isMoxfield = hostname === 'api2.moxfield.com';
    if (!isMoxfield && !pathname.startsWith('/api/')) return { body: documentOf(hostname), isJson: false };
    read.push(url);
    if (!isMoxfield) return { body: JSON.stringify(archidektDeck), isJson: true };
    return pathname.endsWith('/AbCdEf_123-xyz')
      ? { body: JSON.stringify(moxfieldDeck), isJson: true }
      : undefined;
  };
  await context.route(/^https:\/\/(?:api2\.)?(?:moxfield|archidekt)\.com\//, async (route) => {
    const answer = answerOf(route.request().url());
    await route.fulfill({
      status: answer ? 200 : 403,
      contentType: answer?.isJson ? 'application/json' : 'text/html',
      headers: { 'Access-Control-Allow-Origin': '*', 'Content-Security-Policy': POLICY },
      body: answer?.body ?? '',
    });
  });
  await context.exposeFunction('managerRequest', async ({ url, data }: Sent) => {
    sent.push({ url, data });
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: data,
    });
    return { status: response.status, responseText: await response.text() };
  });
  const script = await (await fetch(`${origin}/crownsmith.user.js`)).text();
  await context.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const ask = window.managerRequest;
    const GM = { xmlHttpRequest: ({ url, data, onload, onerror }) => void ask({ url, data }).then(onload, onerror) };
    ${script}
  });`);
  return { sent, read };
};

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Crownsmith', exact: true });

/** Waits until the panel is as dark as the page. */
const waitForTheme = (page: Page, theme: 'dark' | 'light'): Promise<void> =>
  page.locator(theme === 'dark' ? '.panel.dark' : '.panel:not(.dark)').waitFor();

const expectAdvice = async (page: Page): Promise<void> => {
  for (const part of ['Add', 'Swap', 'Cut', 'Check'])
    await page.getByRole('region', { name: part, exact: true }).waitFor();
  const add = page.getByRole('region', { name: 'Add', exact: true }).getByRole('listitem');
  expectThat((await add.count()) > 3, 'There are few cards to add.');
  expectThat(/\d/.test((await add.first().locator('small').textContent()) ?? ''), 'A card has no reason.');
  const check = (await page.getByRole('region', { name: 'Check', exact: true }).textContent()) ?? '';
  expectThat(check.includes('Not legal'), `Check: ${check}`);
};

/** The bookmark for browsers without a manager, on a page whose policy allows no script but its own. */
const expectBookmark = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/developers`);
  const script = (await page.getByRole('link', { name: 'Open in My deck' }).getAttribute('href')) ?? '';
  await page.goto(MOXFIELD);
  // Where a browser takes a bookmark for a script of the page, nothing happens.
  const refused = await page.evaluate(
    (href) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        const link = document.createElement('a');
        document.body.append(link);
        link.href = href;
        link.click();
      }),
    script,
  );
  expectThat(refused.startsWith('script-src'), `The policy refused by ${refused}.`);
  expectThat(page.url() === MOXFIELD, `A script that the policy refused went to ${page.url()}.`);
  // The browser itself goes to the address of a bookmark; the script's own way ends that one.
  await Promise.all([
    page.waitForURL(`${origin}/deck?text=${encodeURIComponent(MOXFIELD)}`),
    page.goto(script).catch(() => undefined),
  ]);
  await page.getByText('Moxfield answers only programs that it has approved').waitFor();
};

const decksOfOtherSites: Journey = {
  name: 'userscript: advises on the decks of other sites under a strict policy',
  expectedErrors: /status of 403/,
  run: async ({ origin, openContext }) => {
    const context = await openContext();
    const violations: string[] = [];
    const { sent, read } = await install(context, origin);
    const page = await context.newPage();
    page.on('console', (message) => void (message.type() === 'error' && violations.push(message.text())));

    await page.goto('https://moxfield.com/');
    await page.getByRole('heading', { name: 'moxfield.com' }).waitFor();
    expectThat((await buttonOf(page).count()) === 0, 'There is a panel beside no deck.');
    // The site goes on to a deck without loading it.
    await page.evaluate((url) => history.pushState(null, '', url), MOXFIELD);
    await buttonOf(page).waitFor();
    expectThat((await buttonOf(page).getAttribute('aria-expanded')) === 'false', 'The panel begins open.');
    expectThat(read.length + sent.length === 0, 'Something was read or sent before the panel was opened.');
    await buttonOf(page).press('Enter');
    await expectAdvice(page);
    await waitForTheme(page, 'dark');
    await expectAccessible(page, 'The panel of a deck');
    const words = sent.map(({ data }) => data).join();
    expectThat(/Edgar Markov/.test(words) && !/secret|somebody|AbCdEf/.test(words), `Sent: ${words}`);
    const deck = await page.getByRole('link', { name: 'Open in My deck' }).getAttribute('href');
    await page.keyboard.press('Escape');
    expectThat((await buttonOf(page).getAttribute('aria-expanded')) === 'false', 'Escape does not close.');
    const focused = await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.tagName);
    expectThat(focused === 'BUTTON', `The focus is at ${focused}.`);

    // The markup is replaced, and the deck is one that the site does not hand out.
    await page.evaluate(() => {
      document.body.replaceWith(document.createElement('body'));
      document.documentElement.lastElementChild?.remove();
      history.pushState(null, '', '/decks/Private_deck_9');
    });
    await buttonOf(page).waitFor();
    await buttonOf(page).click();
    await page.getByLabel('Paste the list of the deck').fill('Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring');
    await page.getByRole('button', { name: 'Advise' }).click();
    await expectAdvice(page);

    await page.goto(ARCHIDEKT);
    // The site gives the element of its pages a background after it has loaded.
    await waitForTheme(page, 'dark');
    await page.evaluate(() => {
      const main = document.querySelector('main');
      main?.style.setProperty('min-height', '100vh');
      main?.style.setProperty('background-color', 'rgb(250, 250, 250)');
    });
    await waitForTheme(page, 'light');
    await buttonOf(page).click();
    await expectAdvice(page);
    const refused = violations.filter((text) => !/status of 403/.test(text));
    expectThat(refused.length === 0, refused.join('\n'));
    await page.goto(deck ?? '');
    await page.getByRole('heading', { name: 'Edgar Markov' }).first().waitFor();
    await expectBookmark(page, origin);
  },
};

export const journeys: readonly Journey[] = [decksOfOtherSites];
