// Card pages and the clipboard.
import type { Journey } from './journey';

const sharesWithCommander: Journey = {
  name: 'card: its page says how many decks of the clipboard’s commander play it, and a commander’s page nothing',
  run: async ({ open }) => {
    const page = await open('/commanders/edgar-markov');
    await page.locator('main [data-card="edgar-markov"] [data-card-act="crown"]').first().click();
    await page.locator('[data-card-act="crown"][aria-pressed="true"]').first().waitFor();
    await page.goto(new URL('/cards/sol-ring', page.url()).href);
    const share = page.locator('[data-card-share]');
    await share
      .getByText(/^In \d+% of \d+ decks with Edgar Markov, the commander in your clipboard\.$/)
      .waitFor();
    await page.goto(new URL('/cards/edgar-markov', page.url()).href);
    await page.locator('[data-card-share="edgar-markov"][data-share-of=""]').waitFor({ state: 'attached' });
    await share.getByText(/./).waitFor({ state: 'hidden' });
  },
};

const withoutScripts: Journey = {
  name: 'card: both faces, shops and Scryfall are there without scripts',
  run: async ({ open }) => {
    const page = await open('/cards/agadeems-awakening-agadeem-the-undercrypt', { javaScriptEnabled: false });
    for (const name of ["Agadeem's Awakening", 'Agadeem, the Undercrypt'])
      await page.getByRole('heading', { level: 2, name }).waitFor();
    for (const name of [/Scryfall/, 'Card Kingdom', 'Cardmarket'])
      await page
        .locator('a[href*="utm_source=crownsmith"][target="_blank"]', { hasText: name })
        .first()
        .waitFor();
  },
};

export const journeys: readonly Journey[] = [sharesWithCommander, withoutScripts];
