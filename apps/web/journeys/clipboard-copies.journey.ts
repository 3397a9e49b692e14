import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { longOrShort } from '../../../tooling/vitest/forms.mjs';
import { importList, openPanel, panel, selectView, waitForCount } from './clipboard-panel';
import type { Journey } from './journey';

const DECK = [
  'Commander',
  '1 Edgar Markov',
  '',
  'Deck',
  '1 Sol Ring',
  '30 Swamp',
  '30 Mountain',
  '38 Plains',
].join('\n');

/** Waits until the head of the panel shows the number of cards of a deck. */
const waitForTotal = async (page: Page, count: number): Promise<void> => {
  await panel(page).getByText(`${count} of 100 cards`).waitFor();
};

const copies = (width: number): Journey => ({
  name: `clipboard: copies of basic lands count in counter, storage, export and undo, ${width} px`,
  run: async ({ open }) => {
    const page = await open('/', { viewport: { width, height: 900 } });
    await openPanel(page);
    await importList(page, DECK);
    await waitForTotal(page, 100);
    await waitForCount(page, 100);
    await page.reload();
    await openPanel(page);
    await waitForTotal(page, 100);

    const field = panel(page).getByRole('spinbutton', { name: 'Copies of Swamp' });
    assert.equal(await field.inputValue(), '30');
    await panel(page).getByRole('button', { name: 'Fewer copies of Swamp' }).click();
    await waitForTotal(page, 99);
    await panel(page).getByRole('button', { name: 'More copies of Swamp' }).focus();
    await page.keyboard.press('Enter');
    await waitForTotal(page, 100);
    await field.fill('12');
    await waitForTotal(page, 82);
    await field.press('ArrowUp');
    await waitForTotal(page, 83);
    await field.fill('');
    await field.blur();
    assert.equal(await field.inputValue(), '13');
    const undo = panel(page).getByRole('button', { name: /^Undo/ });
    for (const total of [82, 100]) {
      await undo.click();
      await waitForTotal(page, total);
    }
    assert.equal(await panel(page).getByRole('spinbutton', { name: 'Copies of Sol Ring' }).count(), 0);
    for (const name of ['Fewer copies of Swamp', 'More copies of Swamp']) {
      const box = await panel(page).getByRole('button', { name }).boundingBox();
      assert.ok(box && box.width >= 24 && box.height >= 24, name);
    }

    await panel(page).getByRole('button', { name: 'Swamp', exact: true }).click();
    const viewer = panel(page).getByRole('region', { name: 'Swamp' });
    await viewer.getByRole('button', { name: 'More copies of Swamp' }).click();
    await waitForTotal(page, 101);
    assert.equal(await viewer.getByRole('spinbutton', { name: 'Copies of Swamp' }).inputValue(), '31');
    await page.keyboard.press('Escape');
    await undo.click();
    await waitForTotal(page, 100);

    await selectView(page, 'Export');
    const text = await panel(page).getByLabel('As text').inputValue();
    assert.match(text, /\n30 Swamp(?:\n|$)/);
    const total = text.match(/^\d+/gm)?.reduce((sum, number) => sum + Number(number), 0);
    assert.equal(total, 100);
    const link = panel(page).getByRole('link', { name: /^Moxfield/ });
    assert.match(new URL((await link.getAttribute('href')) ?? '').searchParams.get('c') ?? '', /^30 Swamp$/m);
  },
});

const excess: Journey = {
  name: 'clipboard: copies that a deck may not have are reported with their line, a second import doubles nothing',
  run: async ({ open }) => {
    const page = await open('/');
    await openPanel(page);
    await importList(page, '3 Sol Ring\n4 Island');
    await panel(page).getByText('Line 1: 3 copies of Sol Ring: a deck may have 1.').waitFor();
    await waitForTotal(page, 5);
    await importList(page, '4 Island');
    await waitForTotal(page, 5);
  },
};

const excessOfPage: Journey = {
  name: 'clipboard: a deck that becomes the own one says which of its copies are left out',
  run: async ({ open }) => {
    const list = 'Commander\n1 Edgar Markov\n\nDeck\n3 Sol Ring\n9 Swamp';
    const page = await open(`/deck?${new URLSearchParams({ text: list }).toString()}`);
    await page.getByText('3 copies of Sol Ring: a deck may have 1. The others were left out.').waitFor();
    await waitForCount(page, 11);
  },
};

const deckPages: Journey = {
  name: 'clipboard: an average deck is added as a hundred cards with its commander',
  run: async ({ open }) => {
    const page = await open('/average-decks/edgar-markov');
    await page
      .locator('[data-copies]')
      .first()
      .getByRole('button', { name: /^Clipboard: / })
      .click();
    await page.getByText(/^Added \d+× \w+/).waitFor();
    await page.getByRole('button', { name: 'Add to the clipboard' }).click();
    await waitForCount(page, 100);
    await openPanel(page);
    await panel(page).getByRole('button', { name: 'Move Edgar Markov back to the cards' }).waitFor();
    await selectView(page, 'Export');
    const text = await panel(page).getByLabel('As text').inputValue();
    assert.match(text, /^Commander\n1 Edgar Markov\n\nDeck\n/);
    assert.match(text, /^(?:[2-9]|\d\d) (?:Swamp|Mountain|Plains)$/m);
  },
};

export const journeys: readonly Journey[] = [
  ...longOrShort([1280, 375], [375]).map(copies),
  excess,
  excessOfPage,
  deckPages,
];
