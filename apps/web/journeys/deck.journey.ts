import type { Locator, Page } from 'playwright-core';
import { expectAccessible, shortenLists } from './axe';
import { expectNoSidewaysScrolling, expectThat } from './expectations';
import { waitForHydration } from './hydration';
import type { Journey } from './journey';

const LIST =
  'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n1 Arcane Signet\n1 Counterspell\n30 Swamp\n1 Sol Rign\n';

const withoutScripts: Journey = {
  name: 'deck, without scripts: a pasted list has an address, a change is one press and undone by one',
  run: async ({ open }) => {
    const page = await open('/deck', { javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
    await page.getByLabel('Your list').fill(LIST);
    await page.getByRole('button', { name: 'Open the deck' }).click();
    await page.getByRole('heading', { level: 1, name: 'Edgar Markov' }).waitFor();
    expectThat(
      (await page.locator('main').innerText()).includes('Line 9:'),
      'The page does not name a line that was left out.',
    );
    await expectNoSidewaysScrolling(page, 'a deck, 375 px');
    await page.getByRole('link', { name: 'Check' }).click();
    expectThat(
      (await page.locator('#legality').innerText()).includes('Counterspell is outside'),
      'The page does not name a card outside the colours.',
    );
    await page.getByRole('link', { name: /^Cut/ }).click();
    const before = new URL(page.url()).searchParams.get('d');
    await page.locator('button[name="do"][value^="cut:"]').first().click();
    await page.getByRole('link', { name: 'Undo' }).waitFor();
    expectThat(new URL(page.url()).searchParams.get('d') !== before, 'The address is the same after a cut.');
    await page.getByRole('link', { name: 'Undo' }).click();
    // The cut is undone.
    await page.waitForURL((url) => url.searchParams.get('d') === before);
  },
};

/** Fails where a page that has not been used loads more scripts than it announces, and what the shell puts off. */
const expectNoScriptsYet = async (page: Page): Promise<void> => {
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const later = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js') && !document.querySelector(`link[href="${path}"]`)),
  );
  expectThat(
    later.every((path) => /\/(deferred|collection-flag)-/.test(path)),
    `A page without a deck loads ${later.join(', ')}.`,
  );
};

/** The most presses from a pasted list to the list of what has to be bought. */
const MOST_PRESSES = 6;

/** The estimated bracket in the head of a deck's page. */
const bracketOf = async (main: Locator): Promise<number> =>
  Number(/Bracket, estimated\s*(\d)/.exec(await main.innerText())?.[1]);

const upgrade: Journey = {
  name: 'deck: from a pasted precon to a shopping list for $50 within bracket 2, kept as the own deck',
  run: async ({ open }) => {
    const page = await open('/deck');
    const main = page.getByRole('main');
    await expectNoScriptsYet(page);
    await page.goto(new URL('/precon', page.url()).href);
    await main.locator('a[href^="/precon/"]').first().click();
    await page.getByRole('link', { name: '$50' }).waitFor();
    const leader = await main.locator('h3 + ul a').first().innerText();
    const lines = await main.locator('#list li').allInnerTexts();
    const list = lines.map((line) => line.replace(/\s+/g, ' ').trim());
    await page.goto(new URL('/deck', page.url()).href);
    await page
      .getByLabel('Your list')
      .fill(`Commander\n1 ${leader}\n\nDeck\n${list.filter((line) => line !== `1 ${leader}`).join('\n')}`);
    let presses = 0;
    const press = async (target: Locator): Promise<void> => {
      presses += 1;
      await target.click();
    };
    await press(page.getByRole('button', { name: 'Open the deck' }));
    await page.getByText('This is your deck now').waitFor();
    const before = await bracketOf(main);
    await press(main.getByRole('link', { name: 'Swap', exact: true }));
    await press(main.getByRole('group', { name: 'For' }).getByRole('link', { name: '$50' }));
    await main.getByRole('link', { name: 'up to $50 in all: remove this limit' }).waitFor();
    await press(main.getByRole('group', { name: 'Bracket at most' }).getByRole('link', { name: '2' }));
    await main.getByRole('link', { name: /^bracket 2 .*remove this limit/ }).waitFor();
    const offered = Number.parseInt(await main.locator('#upgrade').innerText());
    await press(main.getByRole('button', { name: /^Take all/ }));
    await press(main.getByRole('link', { name: 'Shopping list' }));
    await main.getByRole('heading', { name: 'Shopping list' }).waitFor();
    expectThat(presses <= MOST_PRESSES, `${presses} presses led to the shopping list.`);
    const bought = await main.getByRole('checkbox', { name: /^1 / }).count();
    expectThat(bought > 0 && bought <= offered, `${bought} cards of ${offered} swaps are to be bought.`);
    const total = Number(/In all \$([\d.]+)/.exec(await main.innerText())?.[1]);
    expectThat(total > 0 && total <= 50, `They cost $${total}.`);
    const after = await bracketOf(main);
    expectThat(after <= Math.max(2, before), `The bracket was ${before} and is ${after}.`);
    // Escape closes what was opened of the head.
    const exported = main.locator('details', { hasText: /^Export/ });
    await exported.locator('summary').press('Enter');
    await exported.getByRole('link').first().press('Escape');
    await exported.locator('summary:focus').waitFor();
    expectThat(!(await exported.getByRole('link').first().isVisible()), 'Escape does not close the exports.');
    // The browser's own deck is asked for: the form says so meanwhile.
    await page.route('**/deck?*', async (route) => {
      await page.getByRole('status').getByText('Opening the deck').waitFor();
      await route.continue();
    });
    await page.goto(new URL('/deck', page.url()).href);
    await main.getByRole('heading', { level: 1, name: leader }).waitFor();
    await page.unroute('**/deck?*');
    // The dock of other pages has the same deck, and another deck does not replace it.
    await page.goto(new URL('/deck?commander=krenko-mob-boss', page.url()).href);
    await page.getByText('and stays as it is').waitFor();
  },
};

/** Fails where closed details are elements before they are opened, or are none afterwards. */
const expectLateContent = async (page: Page): Promise<void> => {
  const rest = page.locator('[data-acts] details', { hasText: /^\d+ more/ }).first();
  const adds = rest.getByRole('button', { name: /^Add /, includeHidden: true });
  expectThat((await adds.count()) === 0, 'Cards in closed details are parsed with the page.');
  await rest.locator('summary').press('Enter');
  await adds.first().waitFor();
};

/** Fails where the server is asked for a hand, or answers another one than the browser dealt. */
const expectDealtHand = async (page: Page): Promise<void> => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/deck')) asked.push(request.url());
  });
  const steps = [
    ['#hand-mulligan', 'after 1 mulligan: 7 cards'],
    ['#hand-on', 'Kept 7 cards'],
    ['#hand-on', 'Turn 1: '],
  ] as const;
  for (const [link, announced] of steps) {
    await page.locator(link).press('Enter');
    await page.locator('#page-status', { hasText: announced }).waitFor({ state: 'attached' });
    await page.locator(`${link}:focus`).waitFor();
  }
  expectThat(asked.length === 0, `The server was asked for a hand: ${asked.join(' ')}`);
  expectThat(/[?&]hand=1\.m1\.k1/.test(page.url()), `The address of the hand is ${page.url()}.`);
  const dealt = await page.locator('#hand').innerHTML();
  await page.reload();
  expectThat((await page.locator('#hand').innerHTML()) === dealt, 'The address shows another hand.');
};

const accessible: Journey = {
  name: 'deck: every tab is accessible, a list of 375 px is a view of its own, and hands are dealt by the browser',
  run: async ({ open }) => {
    const page = await open('/deck?average=edgar-markov', { bypassCSP: true });
    await expectLateContent(page);
    await shortenLists(page);
    await expectAccessible(page, 'a deck');
    for (const tab of ['Swap', 'Cut', 'Check', 'Play', 'Similar decks', 'Versions']) {
      await page.getByRole('link', { name: new RegExp(`^${tab}`) }).click();
      await page.locator('nav a[aria-current="page"]', { hasText: tab }).waitFor();
      if (tab !== 'Play') await shortenLists(page);
      await expectAccessible(page, `a deck, ${tab}`);
      if (tab === 'Play') await expectDealtHand(page);
    }
    // After an act by keyboard the focus is at the item that took the place of the one that is gone.
    await page.getByRole('link', { name: /^Cut/ }).click();
    const cuts = page.locator('[data-acts] button[value^="cut:"]');
    const second = await cuts.nth(1).getAttribute('value');
    await cuts.nth(1).press('Enter');
    await page.locator(`[data-acts] li:nth-child(2) button:focus:not([value="${second ?? ''}"])`).waitFor();
    await page.locator('[data-undo]').press('Enter');
    await page.locator(`[data-acts] li:nth-child(2) button:focus[value="${second ?? ''}"]`).waitFor();
    await cuts.first().press('Enter');
    await page.locator('[data-undo]').waitFor();
    await page.getByRole('link', { name: 'Swap', exact: true }).press('Enter');
    await page.locator('nav a:focus[aria-current="page"]', { hasText: 'Swap' }).waitFor();
    await page.getByRole('button', { name: /^Take all/ }).press('Enter');
    await page.locator('a[data-undo]:focus').waitFor();
  },
};

/** What covers the middle of the element that has the focus; empty for nothing. */
const coverOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    const { left, top, width, height } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit === null || focused.contains(hit) || hit.contains(focused)) return '';
    return `${focused.textContent.trim()} is under ${hit.outerHTML.slice(0, 100)}`;
  });

const SHORT_LIST = `Commander
1 Edgar Markov

Deck
1 Sol Ring
1 Arcane Signet
1 Blood Artist
1 Viscera Seer
1 Vampire Nighthawk
35 Swamp
30 Plains
29 Mountain`;

const focusInSight: Journey = {
  name: 'deck: what has the focus is above the bar of tabs and the note of whose deck it is',
  run: async ({ open }) => {
    for (const [width, height, text] of [
      [1280, 800, '100%'],
      [375, 800, '100%'],
      [375, 1000, '200%'],
    ] as const) {
      const page = await open('/deck?average=edgar-markov', { viewport: { width, height } });
      await page.getByText('This is your deck now').waitFor();
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
      await page.getByRole('button', { name: 'OK', exact: true }).focus();
      for (let press = 0; press < 40; press += 1) {
        await page.keyboard.press('Tab');
        let cover = await coverOfFocus(page);
        // What is rendered on the way moves the page once more.
        for (let look = 0; cover !== '' && look < 10; look += 1) {
          await page.waitForTimeout(100);
          cover = await coverOfFocus(page);
        }
        expectThat(cover === '', `${width} px, text of ${text}: ${cover}`);
      }
      await page.getByRole('button', { name: 'OK', exact: true }).press('Enter');
      await page.getByText('This is your deck now').waitFor({ state: 'detached' });
      const at = await page.evaluate(() => document.activeElement?.id);
      expectThat(at === 'main', `${width} px: the focus is at ${at} once the note is closed.`);
      // The last swap leaves no other in its place: the focus is at Undo, and in sight.
      await page.goto(new URL('/deck?new=1', page.url()).href);
      await page.getByLabel('Your list').fill(SHORT_LIST);
      await page.getByRole('button', { name: 'Open the deck' }).click();
      await page.getByRole('link', { name: 'Swap', exact: true }).click();
      const swaps = page.getByRole('button', { name: /^Swap .* for / });
      await swaps.first().waitFor();
      const undo = page.locator('a[data-undo]:focus');
      for (let press = 0; press < 9 && (await undo.count()) === 0; press += 1) {
        const [last] = (await swaps.all()).slice(-1);
        const name = (await last?.getAttribute('aria-label')) ?? '';
        await last?.press('Enter');
        await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
      }
      await undo.waitFor();
      const top = (await undo.boundingBox())?.y ?? NaN;
      expectThat(top >= 0 && top < height, `${width} px: Undo has the focus at ${top} px.`);
    }
  },
};

export const journeys: readonly Journey[] = [withoutScripts, upgrade, accessible, focusInSight];
