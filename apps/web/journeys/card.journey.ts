// Card pages and the clipboard.
import { expectThat } from './expectations';
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

const tilesAlign: Journey = {
  name: 'card: buttons stay within their card, ten cards fill two rows, and the captions of a row of commanders align',
  run: async ({ open }) => {
    const page = await open('/commanders/edgar-markov');
    await page.evaluate(async () => void (await document.fonts.ready));
    const overhang = await page.locator('main li [data-card-act="clip"]').evaluateAll((buttons) =>
      buttons.map((button) => {
        const right = button.closest('li')?.getBoundingClientRect().right ?? 0;
        return button.getBoundingClientRect().right - right;
      }),
    );
    expectThat(overhang.length > 20 && Math.max(...overhang) < 0.5, 'A button overhangs its card.');
    const rows = await page.locator('#topcards li').evaluateAll((cards) => {
      const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    });
    expectThat(rows.join() === '5,5', `The rows of Top Cards have ${rows.join()} cards.`);
    await page.goto(new URL('/commanders', page.url()).href);
    const ragged = await page.locator('main ul > li > p').evaluateAll((captions) => {
      const bottoms = new Map<number, Set<number>>();
      for (const caption of captions) {
        const top = Math.round(caption.parentElement?.getBoundingClientRect().top ?? 0);
        const row = bottoms.get(top) ?? new Set();
        bottoms.set(top, row.add(Math.round(caption.getBoundingClientRect().bottom)));
      }
      return [...bottoms.values()].filter(({ size }) => size > 1).length;
    });
    expectThat(ragged === 0, `${ragged} rows of commanders are ragged.`);
  },
};

export const journeys: readonly Journey[] = [sharesWithCommander, withoutScripts, tilesAlign];
