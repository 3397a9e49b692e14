import assert from 'node:assert/strict';
import { importList, openPanel, panel, selectView, toggle, waitForCount } from './clipboard-panel';
import { expectAccessible, widthsToCheck } from './axe';
import { expectNoSidewaysScrolling, expectThat } from './expectations';
import type { Journey } from './journey';

const PARTNERS = ['Thrasios, Triton Hero', 'Tymna the Weaver', 'Vial Smasher the Fierce'] as const;

const LIST = [
  'Commander', '1 Edgar Markov', '', 'Deck', '1 Sol Ring', '1x Arcane Signet (C21) 263', '1 Lightning Bolt',
  '1 Rhystic Study', '3 Swamp', '1 Sol Rign', '0 Command Tower', '', 'Sideboard', '1 Nobody reads this',
].join('\n'); // prettier-ignore

const buttons: Journey = {
  name: 'clipboard: a card added by its button is still there after a reload',
  run: async ({ open }) => {
    const page = await open('/top');
    const clip = page.getByRole('button', { name: 'Clipboard: Sol Ring' });
    const pressed = clip.and(page.locator('[aria-pressed=true]'));
    await clip.click();
    await page.getByText('Added Sol Ring').waitFor();
    await pressed.waitFor();
    await page.reload();
    await waitForCount(page, 1);
    await pressed.waitFor();
    await openPanel(page);
    await panel(page).getByRole('button', { name: 'Sol Ring', exact: true }).waitFor();
    const stored = await page.evaluate(() => localStorage.getItem('clipboard'));
    assert.match(
      stored ?? '',
      /^\{"version":2,"state":\{"cards":\{"\/cards\/sol-ring":.*\},"commanders":\[\]\}\}$/,
    );
    await clip.click();
    await panel(page).getByText('Your clipboard is empty').waitFor();
  },
};

const tabs: Journey = {
  name: 'clipboard: a card added in one tab appears in another',
  run: async ({ open }) => {
    const one = await open('/top');
    const two = await one.context().newPage();
    await two.goto(one.url());
    await one.getByRole('button', { name: 'Clipboard: Sol Ring' }).click();
    await waitForCount(two, 1);
    await two.getByRole('button', { name: 'Clipboard: Arcane Signet' }).click();
    await waitForCount(one, 2);
  },
};

const partners: Journey = {
  name: 'clipboard: two partners become commanders, a third is rejected, undo restores the list',
  run: async ({ open }) => {
    const page = await open('/');
    await openPanel(page);
    await importList(page, PARTNERS.map((name) => `1 ${name}`).join('\n'));
    await panel(page).getByText('Select a commander by clicking a crown icon').waitFor();
    for (const name of PARTNERS.slice(0, 2)) {
      await panel(page)
        .getByRole('button', { name: `Make ${name} a commander` })
        .click();
      await panel(page)
        .getByRole('button', { name: `Move ${name} back to the cards` })
        .waitFor();
    }
    await panel(page)
      .getByRole('button', { name: `Make ${PARTNERS[2]} a commander` })
      .click();
    await panel(page).getByRole('alert').getByText('Remove a partner').waitFor();
    const crowns = panel(page).getByRole('button', { name: /^Move .* back to the cards$/ });
    assert.equal(await crowns.count(), 2);
    await panel(page).getByText('not in', { exact: false }).first().waitFor();
    await panel(page).getByRole('button', { name: /^Undo/ }).click();
    await crowns.nth(1).waitFor({ state: 'detached' });
    await crowns.waitFor();
    await panel(page).getByRole('button', { name: 'Clear all' }).click();
    await panel(page).getByText('Your clipboard is empty').waitFor();
    await panel(page).getByRole('button', { name: /^Undo/ }).click();
    await waitForCount(page, PARTNERS.length);
  },
};

const list: Journey = {
  name: 'clipboard: a pasted list is imported, gets recommendations and is exported',
  run: async ({ open }) => {
    const page = await open('/');
    await openPanel(page);
    await selectView(page, 'Import');
    await panel(page).getByLabel('Paste a list').fill(LIST);
    await panel(page).getByText('Line 11: Not a valid quantity.').waitFor();
    await importList(page, LIST);
    await panel(page).getByText('Line 10: “Sol Rign”').waitFor();
    await waitForCount(page, 8);

    await selectView(page, 'List');
    await panel(page)
      .getByRole('button', { name: /^Rhystic Study not in/ })
      .waitFor();
    await panel(page).getByText('Card Kingdom').waitFor();
    await panel(page).getByRole('button', { name: 'Get recommendations' }).click();
    const first = panel(page).getByRole('listitem').first();
    await first
      .getByText(/^(In|Played with|Shares|Fits) /)
      .first()
      .waitFor();
    const before = await panel(page).getByRole('button', { name: /^Add / }).count();
    assert.ok(before >= 40, `${before} recommendations`);
    const name = (await first.getByRole('link').textContent()) ?? '';
    await panel(page)
      .getByRole('button', { name: `Add ${name}`, exact: true })
      .click();
    await waitForCount(page, 9);
    await first.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
    await panel(page).getByText('Your list has changed since then.').waitFor();

    await selectView(page, 'Export');
    const text = await panel(page).getByLabel('As text').inputValue();
    assert.match(text, /^Commander\n1 Edgar Markov\n\nDeck\n/);
    for (const [site, prefix] of [
      ['Card Kingdom', 'https://www.cardkingdom.com/builder?c='],
      ['TCGplayer', 'https://store.tcgplayer.com/massentry?productline=Magic&c='],
      ['Moxfield', 'https://www.moxfield.com/import?c='],
    ] as const) {
      const link = panel(page).getByRole('link', { name: new RegExp(`^${site}`) });
      const href = (await link.getAttribute('href')) ?? '';
      assert.ok(href.startsWith(prefix), href);
      assert.match(new URL(href).searchParams.get('c') ?? '', /1 Edgar Markov.*1 Sol Ring/s);
      assert.equal(await link.getAttribute('target'), '_blank');
      assert.equal(await link.getAttribute('rel'), 'noopener noreferrer');
    }
    // Only real cards have IDs of Archidekt, the starter catalogue has none.
    const archidekt = panel(page).getByRole('listitem').filter({ hasText: 'Archidekt' });
    const link = archidekt.getByRole('link');
    await link.or(archidekt.getByRole('button', { name: /copy it instead/ })).waitFor();
    if ((await link.count()) > 0)
      assert.match((await link.getAttribute('href')) ?? '', /^https:\/\/archidekt\.com\/sandbox\?deck=/);
  },
};

const withoutCommander: Journey = {
  name: 'clipboard: recommendations without a commander show an error in view',
  run: async ({ open }) => {
    const page = await open('/');
    await openPanel(page);
    await importList(page, '1 Sol Ring');
    await panel(page).getByRole('button', { name: 'Get recommendations' }).click();
    const alert = panel(page).getByRole('alert').getByText('Select a commander by clicking a crown icon');
    await alert.waitFor();
    const box = await alert.boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= 900);
  },
};

const keyboard: Journey = {
  name: 'clipboard: import, removal and closing work by keyboard alone',
  run: async ({ open }) => {
    const page = await open('/', { viewport: { width: 375, height: 800 } });
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await panel(page).waitFor();
    await panel(page).getByRole('radio', { name: 'List' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1 Sol Ring');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const remove = panel(page).getByRole('button', { name: 'Remove Sol Ring' });
    await remove.focus();
    await page.keyboard.press('Enter');
    await panel(page).getByText('Your clipboard is empty').waitFor();
    await page.waitForFunction(() => document.activeElement !== document.body);
    // Not at a toast, which goes by itself.
    const isAtToast = await page.evaluate(() => document.activeElement?.closest('[role=status]') !== null);
    expectThat(!isAtToast, 'The focus went from a removed card to a toast.');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.id === 'clipboard-toggle');
  },
};

const unreadable: Journey = {
  name: 'clipboard: an unreadable stored list is set aside with a message',
  run: async ({ open }) => {
    const page = await open('/');
    await page.evaluate(() => localStorage.setItem('clipboard', '{"version":2,"state":{"cards":'));
    await page.reload();
    await openPanel(page);
    await panel(page).getByText('could not be read').waitFor();
    await importList(page, '1 Sol Ring');
    assert.ok(await page.evaluate(() => localStorage.getItem('clipboard-unreadable')));
  },
};

const accessibility = (width: number): Journey => ({
  name: `clipboard: no accessibility violations with the panel open, light and dark, ${width} px`,
  run: async ({ open }) => {
    const page = await open('/faq', { viewport: { width, height: 900 } });
    await openPanel(page);
    await importList(page, LIST);
    const check = async (state: string): Promise<void> => {
      if (widthsToCheck(`clipboard: ${state}`).includes(width)) await expectAccessible(page, state);
    };
    await check('view import');
    await selectView(page, 'List');
    await check('view list');
    await panel(page).getByRole('button', { name: 'Sol Ring', exact: true }).click();
    await check('viewer');
    await page.keyboard.press('Escape');
    await panel(page).getByRole('button', { name: 'Get recommendations' }).click();
    await panel(page).getByRole('button', { name: /^Add / }).first().waitFor();
    await check('recommended');
    await selectView(page, 'Export');
    await check('view export');
    await expectNoSidewaysScrolling(page, 'export');
  },
});

const ownDeck: Journey = {
  name: 'clipboard: its list is the deck of the page, which follows it, and the other way round',
  run: async ({ open }) => {
    const page = await open('/deck');
    await openPanel(page);
    await importList(page, LIST);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1, name: 'Edgar Markov' }).waitFor();
    const count = async (): Promise<number> =>
      page.evaluate(() => {
        const { state } = JSON.parse(localStorage.getItem('clipboard') ?? '{}') as {
          state: { cards: Readonly<Record<string, { count?: number }>> };
        };
        return Object.values(state.cards).reduce((sum, card) => sum + (card.count ?? 1), 0);
      });
    const before = await count();
    await page
      .getByRole('button', { name: /^Add [A-Z]/ })
      .first()
      .click();
    const undo = page.getByRole('link', { name: 'Undo', exact: true });
    await undo.waitFor();
    // The count of the dock has the commander, too.
    await waitForCount(page, before + 2);
    await page.goto(new URL('/deck?commander=krenko-mob-boss', page.url()).href);
    await page.getByRole('button', { name: 'Make this my deck' }).waitFor();
    assert.equal(await count(), before + 1);
  },
};

export const journeys: readonly Journey[] = [
  buttons, tabs, partners, list, withoutCommander, keyboard, unreadable, ownDeck,
  ...[1280, 375].map(accessibility),
]; // prettier-ignore
