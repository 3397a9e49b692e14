import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { USD_SOURCES } from '@crownsmith/deck-report';
import { listPrice } from '@crownsmith/domain';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { getSnapshot, openStore, setSnapshotStore } from '#app/snapshot/current.server';
import { DEFAULT_LIST_OPTIONS } from '#app/ui/card-list/list-options';
import { RenderContextProvider } from '#app/ui/render-context/render-context';
import { DEFAULT_VIEW_SETTINGS, type ViewSettings } from '#app/visitor/settings';
import { openDeckPage } from '../../../../testing/open-deck-page';
import type { DeckView } from '../deck-view';
import { MyDeckPage } from './MyDeckPage';

/** The only printing of a set that is priced. */
const C21 = {
  ...{ set: 'c21', set_name: 'Commander 2021', released_at: '2021-04-23' },
  printings: [
    {
      ...{ card: 'sol-ring', id: 'c62c3ac8-4b0c-4c9c-8f2d-1f1f4b4f4f4f', number: '263' },
      finishes: ['nonfoil', 'foil'],
      prices: { tcgplayer: { nonfoil: 7, foil: 40 } },
    },
  ],
};

/** Every card of the fixture costs $1.99 at Card Kingdom and $1.49 at TCGplayer. */
let view: DeckView;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prices-'));
  await writeSnapshotFixture(folder);
  await mkdir(join(folder, 'fixture-0001', 'printings'), { recursive: true });
  await writeFile(join(folder, 'fixture-0001', 'printings', 'c21.json'), JSON.stringify(C21));
  setSnapshotStore(openStore(parseEnv({ SNAPSHOT: folder }), silentLog));
  const text = 'Commander\n1 Edgar Markov\n\nDeck\n1 Arcane Signet';
  const page = await openDeckPage(new URLSearchParams({ text }), await getSnapshot());
  if (page.kind !== 'deck') throw new Error(JSON.stringify(page));
  ({ view } = page);
});

const render = (settings: ViewSettings, shown = view): string =>
  renderToStaticMarkup(
    createElement(
      RenderContextProvider,
      {
        value: {
          path: '/deck',
          otherParameters: [],
          listOptions: DEFAULT_LIST_OPTIONS,
          rememberedStyle: 'images',
          settings,
        },
      },
      createElement(MyDeckPage, { view: shown, isSignedIn: false }),
    ),
  );

const pricesOf = (settings: ViewSettings): ReadonlySet<string> =>
  new Set(render(settings).match(/\$\d\.\d\d(?=<)/g));

it('has one price of a card in list, advice and sums: the one that limits count', () =>
  expect(pricesOf(DEFAULT_VIEW_SETTINGS)).toEqual(new Set(['$1.49', '$2.98'])));

it('has the prices of shops that a visitor chose in the list and in advice', () =>
  expect(
    pricesOf({ ...DEFAULT_VIEW_SETTINGS, priceSources: ['cardkingdom'], showsEverySource: true }),
  ).toEqual(new Set(['$1.99', '$3.98'])));

it('has no dollars in advice for a visitor whose shop has other money', () => {
  const cardOf = (url: string) => {
    const card = view.cardOf(url);
    return card && { ...card, prices: { ...card.prices, cardmarket: 2 } };
  };
  const html = render({ ...DEFAULT_VIEW_SETTINGS, priceSources: ['cardmarket'] }, { ...view, cardOf });
  expect(html).toMatch(/Take all for €\d+/);
  expect(html).toContain('€2.00<');
  expect(html).not.toMatch(/(?:for |>)\$\d/);
  const unknown = render(
    { ...DEFAULT_VIEW_SETTINGS, priceSources: ['cardmarket'] },
    { ...view, cardOf: (url) => ({ ...cardOf(url)!, prices: {} }) },
  );
  expect(unknown).not.toContain('Take all for');
});

it.each([
  ['of a list without printings', '1 Sol Ring', '', 2.98],
  ['of the printing that a list states', '1 Sol Ring (C21) 263 *F*', '', 41.49],
  ['with the companion', '1 Arcane Signet', '\n\nCompanion\n1 Sol Ring (C21) 263', 9.98],
])('has the price %s that the report of the same list has', async (_, card, companion, price) => {
  const text = `Commander\n1 Edgar Markov${companion}\n\nDeck\n${card}`;
  const snapshot = await getSnapshot();
  const page = await openDeckPage(new URLSearchParams({ text }), snapshot);
  const report = await snapshot.reportDeck({ list: text });
  if (page.kind !== 'deck' || !report.ok) throw new Error(JSON.stringify(page));
  const copies = page.view.priced.map(({ card: { prices }, count }) => ({ prices, count }));
  expect([listPrice(copies, USD_SOURCES)?.amount, report.value.price.total]).toEqual([price, price]);
});

it('lists the companion with its price, which is of the sum', async () => {
  const text = 'Commander\n1 Edgar Markov\n\nCompanion\n1 Sol Ring (C21) 263\n\nDeck\n1 Arcane Signet';
  const page = await openDeckPage(new URLSearchParams({ text }), await getSnapshot());
  if (page.kind !== 'deck') throw new Error(JSON.stringify(page));
  const html = render(DEFAULT_VIEW_SETTINGS, page.view);
  expect(html).toMatch(
    /Companion <b>1<\/b><\/h3><ul><li[^>]*><span[^>]*>1<\/span><a href="\/cards\/sol-ring">/,
  );
  expect(render(DEFAULT_VIEW_SETTINGS)).not.toContain('Companion');
});
