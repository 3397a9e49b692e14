// A page that the browser translates: `<font>` elements stand in the place of its texts, as Chrome's translation puts them.
import type { Page } from 'playwright-core';
import { waitForHydration } from './hydration';
import type { Journey } from './journey';

/** Replaces the texts of a page, and those that it shows later, by their upper case in two `<font>` elements. */
const translate = async (page: Page): Promise<void> => {
  await waitForHydration(page);
  await page.evaluate(() => {
    // A method: tsx adds a call to functions with a name, which pages do not have.
    const translation = {
      replaceTexts(root: Node): void {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Node[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        for (const text of texts) {
          const value = text.nodeValue ?? '';
          if (!value.trim() || text.parentElement?.closest('script, style, textarea, option, font')) continue;
          const outer = document.createElement('font');
          const inner = document.createElement('font');
          inner.textContent = value.toUpperCase();
          outer.append(inner);
          text.parentNode?.replaceChild(outer, text);
        }
      },
    };
    translation.replaceTexts(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) translation.replaceTexts(node.parentNode ?? node);
    }).observe(document.body, { childList: true, subtree: true });
  });
};

export const journeys: readonly Journey[] = [
  {
    name: 'translated: a collection is read and searched, and a deck is changed, on pages that the browser translates',
    run: async ({ open }) => {
      const page = await open('/collection');
      await translate(page);
      await page.locator('#collection-text').fill('3 Sol Ring\n1 Arcane Signet\n1 No Such Card');
      await page.getByRole('button', { name: 'Import' }).click();
      await page.getByText('There is no card “No Such Card”.'.toUpperCase(), { exact: true }).waitFor();
      const search = page.getByLabel('Find in your collection');
      await search.fill('signet');
      const counted = page.getByRole('status');
      await counted.filter({ hasText: '1 ROW, 1 COPY' }).waitFor();
      await search.fill('');
      await counted.filter({ hasText: '2 ROWS, 4 COPIES' }).waitFor();
      // The price of the missing copies comes into a sentence that is translated.
      let release = (): void => undefined;
      const translated = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/json/card-prices/*', async (route) => {
        await translated;
        await route.continue();
      });
      await page.goto(new URL('/deck?average=edgar-markov', page.url()).href);
      const copies = page.getByRole('region', { name: 'Your copies' });
      await copies.waitFor();
      await translate(page);
      release();
      await copies.getByText(/BUY \d+ \(.*\d\)\./).waitFor();
      await page.getByRole('link', { name: /^Cut/i }).click();
      const card = page.locator('button[name="do"][value^="cut:"]').first();
      const cut = (await card.getAttribute('value')) ?? '';
      await card.click();
      await page.locator(`button[name="do"][value="${cut}"]`).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: /^Undo/i }).click();
      await page.locator(`button[name="do"][value="${cut}"]`).first().waitFor();
    },
  },
];
