import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Every card of the fixture costs $1.99 at Card Kingdom and $1.49 at TCGplayer. */
let view: DeckView;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prices-'));
  await writeSnapshotFixture(folder);
  setSnapshotStore(openStore(parseEnv({ SNAPSHOT: folder }), silentLog));
  const text = 'Commander\n1 Edgar Markov\n\nDeck\n1 Arcane Signet';
  const page = await openDeckPage(new URLSearchParams({ text }), await getSnapshot());
  if (page.kind !== 'deck') throw new Error(JSON.stringify(page));
  ({ view } = page);
});

const pricesOf = (settings: ViewSettings): ReadonlySet<string> => {
  const html = renderToStaticMarkup(
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
      createElement(MyDeckPage, { view, isSignedIn: false }),
    ),
  );
  return new Set(html.match(/\$\d\.\d\d(?=<)/g));
};

it('has one price of a card in list, advice and sums: the one that limits count', () =>
  expect(pricesOf(DEFAULT_VIEW_SETTINGS)).toEqual(new Set(['$1.49', '$2.98'])));

it('has the prices of shops that a visitor chose beside those of advice', () =>
  expect(
    pricesOf({ ...DEFAULT_VIEW_SETTINGS, priceSources: ['cardkingdom'], showsEverySource: true }),
  ).toEqual(new Set(['$1.99', '$3.98', '$1.49'])));
