// A collection: imported, marked, left out of a copy, and used to find what can be built; pages seen are there offline.
import { CardNameIndex } from '@crownsmith/api-client';
import type { Page } from 'playwright-core';
import { makeTestExport } from '#app/features/collection/test-export';
import { expectNoSidewaysScrolling, expectThat } from './expectations';
import { waitForHydration } from './hydration';
import type { Journey } from './journey';
import { waitUntil } from './wait-until';

const COMMANDER = '/commanders/atraxa-praetors-voice';
const CSV = [
  'Binder Name,Binder Type,Name,Foil,Quantity',
  'Trades,binder,Sol Ring,foil,2',
  'Kess,deck,Arcane Signet,,1',
  'Trades,binder,Opt,,x',
  'Trades,binder,No Such Card,,1',
  // More rows than the table has at once, of a card that the deck below cannot have.
  ...Array.from({ length: 45 }, (_, at) => `Box ${at},binder,Vandalblast,,1`),
].join('\n');

const collection: Journey = {
  name: 'collection: an export is read with its errors, cards are marked, moved, and taken into a deck, and commanders are found',
  run: async ({ open }) => {
    const page = await open('/collection');
    await waitForHydration(page);
    await page
      .locator('#collection-file')
      .setInputFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('47 rows of an export of ManaBox: 3 different cards, 48 copies.').waitFor();
    await page.getByText('There is no card “No Such Card”.').waitFor();
    await page.getByRole('rowheader', { name: 'Sol Ring' }).waitFor();
    // All rows count, and the header.
    await page.locator('[data-collection][aria-rowcount="48"]').waitFor();
    // What a screen reader reads: the table and its rows by name, the order of a column, and below what was selected.
    const grid = page.getByRole('grid', { name: 'Copies of your collection' });
    await grid
      .getByRole('row', { name: 'Sol Ring' })
      .getByRole('checkbox', { name: 'Select Sol Ring' })
      .waitFor();
    const unnamed = await grid.locator('[role=rowheader]:empty').count();
    expectThat(unnamed === 0, `${unnamed} cells that name a row are empty.`);
    await grid.getByRole('columnheader', { name: 'Worth' }).focus();
    await page.keyboard.press('Enter');
    await grid.locator('[role=columnheader][aria-sort=ascending]', { hasText: 'Worth' }).waitFor();
    await page.getByLabel('Find in your collection').fill('kess');
    await page.getByRole('status').getByText('1 row, 1 copy').waitFor();
    await page.getByRole('rowheader', { name: 'Sol Ring' }).waitFor({ state: 'detached' });
    // By keyboard: the row of the table is selected, and its copy is moved and moved back.
    await page.getByRole('rowheader', { name: 'Arcane Signet' }).focus();
    await page.keyboard.press('Space');
    await page.locator('[aria-live]', { hasText: 'Arcane Signet selected.' }).waitFor({ state: 'attached' });
    await page.getByLabel('Move 1 copy to').fill('Deck: Meren');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('0 rows, 0 copies').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('status').getByText('1 row, 1 copy').waitFor();
    await page.goto(new URL(`/deck?average=${COMMANDER.split('/').at(-1)}`, page.url()).href);
    await page.getByRole('button', { name: 'Take 1 from binders' }).click();
    await page.locator('a[data-where="in this deck"][href="/cards/sol-ring"]').waitFor();
    // The first one gives the browser its former deck back.
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.locator('a[data-where="free"][href="/cards/sol-ring"]').waitFor();
    await page.goto(new URL(COMMANDER, page.url()).href);
    await page.locator('a[data-owned][href="/cards/sol-ring"]').first().waitFor();
    await page.getByLabel('My collection').selectOption('-is:owned');
    await page.locator('li:has(> a[data-owned]):visible').first().waitFor({ state: 'detached' });
    await page.goto(new URL('/build', page.url()).href);
    await page.getByText(/The best \d+ for 3 different cards/).waitFor();
    await page.goto(new URL('/collection', page.url()).href);
    await page.getByRole('heading', { name: 'Your cards' }).waitFor();
    const size = page.viewportSize();
    await page.setViewportSize({ width: 375, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScrolling(page, 'a collection with text of twice the size');
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    if (size) await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await page.getByRole('heading', { name: 'Your cards' }).waitFor({ state: 'detached' });
  },
};

/** Rows of a large collection, the last one of which is the only copy of a card that two decks play. */
const ROWS = 12_784;
const DECKS = [COMMANDER, '/commanders/edgar-markov'] as const;

const large: Journey = {
  name: 'collection: of 12,784 rows, gone through by keyboard, two decks take the same copy',
  run: async ({ open, origin }) => {
    const { names } = CardNameIndex.parse(await (await fetch(`${origin}/json/card-names.json`)).json());
    const { csv } = makeTestExport(
      names.filter((name) => name !== 'Sol Ring'),
      ROWS - 1,
    );
    const only = '"1","0","Sol Ring","cmr","Near Mint","English","","","","472","False","False",""\r\n';
    const page = await open('/collection');
    await waitForHydration(page);
    await page
      .locator('#collection-file')
      .setInputFiles({ name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.from(csv + only) });
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText(`${ROWS.toLocaleString('en')} rows of an export of Moxfield`).waitFor();
    const rows = page.locator('[data-collection] [role=row][aria-selected]');
    await rows.first().focus();
    // Beyond those that the table has at first, and those that follow them. A key that comes too early ends the rendering of the one
    // before; rarely a row is focused that the table has not scrolled to, and then the next key goes on from there.
    for (let row = 2; row <= 80;) {
      await page.keyboard.press('PageDown');
      // While the table renders, the focus is nowhere for a moment.
      const focused = await page.waitForFunction(() =>
        Number(document.activeElement?.getAttribute('aria-rowindex')),
      );
      row = await focused.jsonValue();
      await page
        .locator(`[role=row][aria-rowindex="${row + 1}"]`)
        .waitFor({ timeout: 5000 })
        .catch(() => undefined);
    }
    await page.getByLabel('Find in your collection').fill('sol ring');
    await page.getByRole('status').getByText('1 row, 1 copy').waitFor();
    await page.getByRole('row', { name: 'Sol Ring Near Mint CMR 472' }).waitFor();
    const ring = (where: string) => page.locator(`a[data-where="${where}"][href="/cards/sol-ring"]`);
    const openDeck = async (path: string): Promise<string> => {
      await page.goto(new URL(`/deck?average=${path.split('/').at(-1)}`, origin).href);
      return page.getByRole('region', { name: 'Your copies' }).locator('b').innerText();
    };
    const take = (from: string) => page.getByRole('button', { name: `from ${from}` }).click();
    const first = await openDeck(DECKS[0]);
    await ring('free').waitFor();
    await take('binders');
    await ring('in this deck').waitFor();
    const second = await openDeck(DECKS[1]);
    await ring(`in ${first}`).waitFor();
    await take(first);
    await ring('in this deck').waitFor();
    await openDeck(DECKS[0]);
    await ring(`in ${second}`).waitFor();
  },
};

/** Waits until the worker has stored a page with every asset that it names. */
const waitForStored = (page: Page, path: string): Promise<void> =>
  waitUntil(
    page,
    async (url) => {
      const stored = await (await caches.match(url, { ignoreVary: true }))?.text();
      if (stored === undefined) return false;
      const named = new DOMParser()
        .parseFromString(stored, 'text/html')
        .querySelectorAll<HTMLLinkElement>('link:is([rel=modulepreload], [rel=stylesheet])');
      const found = await Promise.all([...named].map(({ href }) => caches.match(href, { ignoreVary: true })));
      return found.length > 0 && found.every((asset) => asset !== undefined);
    },
    path,
  );

const offline: Journey = {
  name: 'offline: pages seen and the collection are there without a connection',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  run: async ({ open }) => {
    const page = await open('/faq', { serviceWorkers: 'allow' });
    const visit = (path: string) => page.goto(new URL(path, page.url()).href);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // A reader who goes on before the scripts of the page have loaded.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
    await visit('/cards/sol-ring');
    await browser.send('Emulation.setScriptExecutionDisabled', { value: false });
    await visit('/collection');
    await waitForHydration(page);
    await waitForStored(page, '/cards/sol-ring');
    await waitForStored(page, '/collection');
    await page.context().setOffline(true);
    await visit('/cards/sol-ring');
    await page.getByRole('heading', { level: 1, name: 'Sol Ring' }).waitFor();
    await waitForHydration(page);
    await visit('/collection');
    await waitForHydration(page);
    await visit('/top');
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    await page.getByRole('link', { name: 'Sol Ring' }).first().waitFor();
  },
};

export const journeys: readonly Journey[] = [collection, large, offline];
