import { DEFAULT_OPTIONS, WIDGET_DENSITIES, type WidgetOptions, widgetHeight } from '@crownsmith/widget-view';
import type { Locator } from 'playwright-core';
import { findCutText } from './cut-text';
import { expectThat } from './expectations';
import { readLayoutShift } from './frames';
import type { Journey } from './journey';
import { partnerDocument, startPartner } from './partner-site';

const card = (name: string) => ({ name, image_uri: null, color_identity: ['U'] });

/** The longest names that cards have, with figures as wide as they get. */
const CARDS = [
  ['Captain America, Wings of Freedom', 19, 19, 1],
  ['Okina, Temple to the Grandfathers', 1, 18, -1],
  ['Asmoranomardicadaistinaculdacar', 1, 1000, 0.5],
  ['Sol Ring', 100, 100, -0.03],
  ['Circle of Protection: Artifacts', 50, 100, null],
].map(([name, num_decks, potential_decks, synergy]) => ({
  ...card(String(name)),
  url: 'https://site.example/cards/x',
  prices: { tcgplayer: { price: 1118.04, currency: 'USD' } },
  num_decks,
  potential_decks,
  synergy,
}));

/** The longest commanders: in words, in one word, and as a pair. */
const COMMANDERS = [
  ['Captain America, Wings of Freedom'],
  ['Asmoranomardicadaistinaculdacar'],
  ['Rebbec, Architect of Ascension', "April O'Neil, Live on the Scene"],
].map((names, index) => ({
  requested: String(index),
  url: 'https://site.example/commanders/x',
  cards: names.map(card),
  color_identity: [...(names.length > 1 ? 'WUBG' : 'WUBRG')],
  num_decks: 12_345,
  rank: 1234,
  estimated: false,
  top_cards: CARDS,
}));

/** Takes away what browsers of 2021 lack. */
const TAKE_AWAY = `for (const name of ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[name];
for (const [of, name] of [[Object, 'hasOwn'], [Object, 'groupBy'], [URL, 'canParse'], [URL, 'parse'], [AbortSignal, 'timeout'], [AbortSignal, 'any'], [Array, 'fromAsync'], [Promise, 'withResolvers'], [String.prototype, 'at']]) delete of[name];
for (const name of ['structuredClone', 'reportError', 'Iterator', 'scheduler']) delete window[name];
delete Document.prototype.adoptedStyleSheets; delete ShadowRoot.prototype.adoptedStyleSheets;`;

const widgetsAt = (width: number): string =>
  WIDGET_DENSITIES.flatMap((density) =>
    (['any', 'none'] as const).flatMap((prices) =>
      COMMANDERS.map(
        ({ requested }) =>
          `<crownsmith-commander style="width:${width}px" name="${requested}" density="${density}" prices="${prices}"></crownsmith-commander>`,
      ),
    ),
  ).join('');

/** The site's script on pages of a partner: as it is, and as browsers of 2021 run it, to which `@container` means nothing. */
const pagesOf = async (origin: string) => {
  const script = await (await fetch(`${origin}/widget.js`)).text();
  const pageOf = (src: string, widths: readonly number[]) => ({
    html: partnerDocument(
      // Without an observer all widgets load at once, in view or not.
      `<script>IntersectionObserver = undefined</script><script async src="${src}"></script>`,
      `<style>main{display:grid;grid-auto-flow:column}</style><main>${widths.map((width) => `<div>${widgetsAt(width)}</div>`).join('')}</main>`,
    ),
  });
  return {
    // The partner's host answers the script's requests, too.
    '/api/v1/widgets/commanders': { html: JSON.stringify({ data: COMMANDERS, missing: [] }) },
    '/now.js': { html: script },
    '/2021.js': { html: TAKE_AWAY + script.replaceAll('@container', '@media (max-width:0px) and') },
    '/now': pageOf('/now.js', [280, 320, 440, 480]),
    '/2021': pageOf('/2021.js', [280, 480]),
  };
};

const expectHeights = async (widgets: Locator, at: string): Promise<void> => {
  const heights = await widgets.evaluateAll((hosts) =>
    hosts.map((host) => [host.getAttribute('density'), Math.ceil(host.getBoundingClientRect().height)]),
  );
  for (const [density, height] of heights) {
    const options = { ...DEFAULT_OPTIONS, density: density as WidgetOptions['density'] };
    expectThat(height === widgetHeight(options), `${at}: a ${density} widget is ${height} px high.`);
  }
};

const widths: Journey = {
  name: 'widget: nothing is cut from 280 px on, in each language, density and with or without prices, in browsers of 2021 too',
  run: async ({ origin, open }) => {
    const form = await open('/embed', { javaScriptEnabled: false });
    const languages = await form
      .locator('select[name=locale] option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expectThat(languages.length >= 6, `There are ${languages.length} languages.`);
    const partner = await startPartner(await pagesOf(origin));
    try {
      for (const path of ['/now', '/2021']) {
        const page = await open(partner.origin + path, { viewport: { width: 1600, height: 600 } });
        const widgets = page.locator('crownsmith-commander');
        await widgets.last().locator('article[aria-busy=false] tbody a').first().waitFor();
        expectThat((await readLayoutShift(page)) === 0, `${path}: something has moved.`);
        for (const language of languages) {
          await widgets.evaluateAll(
            (hosts, locale) => hosts.forEach((host) => host.setAttribute('locale', locale)),
            language,
          );
          const cut = await findCutText(page, 'crownsmith-commander');
          expectThat(cut.length === 0, `${path}, ${language}: ${cut.join('; ')}`);
          await expectHeights(widgets, `${path}, ${language}`);
        }
      }
    } finally {
      await partner.close();
    }
  },
};

export const journeys: readonly Journey[] = [widths];
