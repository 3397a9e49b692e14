import {
  type Estimate,
  AverageDecks,
  CommanderWindowsPage,
  CommanderVariants,
  MiscData,
  MovingPage,
  NewCards,
  SaltListPage,
  SetIndex,
  SetPage,
  PrintingPriceList,
  SetPrintings,
  SubpageIndex,
  ThemeIndex,
  ThemePage,
  TopListPage,
  TrendsPage,
  TypeaheadList,
  ZoneListPage,
} from '@crownsmith/api-client';
import { PRICE_SOURCES } from '@crownsmith/domain';
import { knownSets } from '@crownsmith/catalog/starter';
import { findBasicLands } from '@crownsmith/answers/lists';
import type { BrowseCounts } from '#src/aggregate/browse-counts';
import {
  makeBackgroundsPage,
  makeCompanionsPage,
  makePartnersPage,
} from '#src/pages/browse/command-zone-lists';
import { makeMiscData, type Deals } from '#src/pages/browse/misc-data';
import { makeMovingPage, makeTrendsPage } from '#src/pages/browse/moving-page';
import { makeNewCards } from '#src/pages/browse/new-cards';
import { countSetCards, makeSetPages } from '#src/pages/browse/set-pages';
import { makeThemePages } from '#src/pages/browse/theme-pages';
import {
  makeCommanderWindowsPage,
  makeSaltListPage,
  makeTopListPage,
  TOP_LISTS,
} from '#src/pages/browse/top-lists';
import { createThemeDecks } from '#src/pages/commander/theme-decks';
import { makeVariantPages } from '#src/pages/commander/variant-pages';
import type { PageContext } from '#src/pages/page-context';
import { listPrintingPrices, listSetPrintings } from '#src/pages/printing-rows';
import { setOptions } from '#src/pages/typeahead-lists';
import type { PrintingColumns } from '#src/printings/printing-columns';
import type { Progress } from '#src/progress';
import type { SnapshotFiles } from '#src/snapshot/snapshot-writer';

/** Folders of the browse pages. */
export const BROWSE_FOLDERS = [
  'lists',
  'lists/top',
  'lists/average-decks',
  'sets',
  'printings',
  'printing-prices',
  'themes',
  'typal',
  'variants',
] as const;

/** Numbers of browse pages. */
export interface BrowsePageCounts {
  readonly sets: number;
  readonly themes: number;
  readonly tribes: number;
  /** commanders and pairs with variants */
  readonly variantFiles: number;
  /** variants of all of them */
  readonly variants: number;
}

/** What browse pages are made from, besides the context of all pages. */
interface BrowseInput {
  readonly browse: BrowseCounts;
  readonly estimates: readonly Estimate[];
  /** undefined where none were imported */
  readonly printings: PrintingColumns | undefined;
  readonly deals: Deals;
}

const writeCardLists = async (
  snapshot: SnapshotFiles,
  context: PageContext,
  { browse, estimates }: BrowseInput,
): Promise<void> => {
  for (const list of TOP_LISTS)
    await snapshot.writeJson(
      `lists/${list.name}.json`,
      TopListPage,
      makeTopListPage(context, list, browse.windows),
    );
  await snapshot.writeJson(
    'lists/top/salt.json',
    SaltListPage,
    makeSaltListPage(context, estimates.includes('salt')),
  );
  await snapshot.writeJson(
    'lists/commander-windows.json',
    CommanderWindowsPage,
    makeCommanderWindowsPage(context, browse.windows),
  );
  await snapshot.writeJson('lists/backgrounds.json', ZoneListPage, makeBackgroundsPage(context));
  await snapshot.writeJson('lists/partners.json', ZoneListPage, makePartnersPage(context));
  await snapshot.writeJson('lists/companions.json', ZoneListPage, makeCompanionsPage(context));
  await snapshot.writeJson('lists/newcards.json', NewCards, makeNewCards(context));
};

const writeSets = async (snapshot: SnapshotFiles, sets: readonly SetPage[]): Promise<void> => {
  for (const page of sets) await snapshot.writeJson(`sets/${page.code}.json`, SetPage, page);
  await snapshot.writeJson('sets/index.json', SetIndex, {
    sets: sets.map((page) => ({
      code: page.code,
      name: page.name,
      released_at: page.released_at,
      cards: countSetCards(page),
    })),
  });
};

const writePrintings = async (
  snapshot: SnapshotFiles,
  { cards }: PageContext,
  printings: PrintingColumns,
): Promise<void> => {
  for (const set of printings.sets)
    if (set.to > set.from)
      await snapshot.writeJson(
        `printings/${set.code}.json`,
        SetPrintings,
        listSetPrintings(printings, set, cards),
      );
  for (const source of PRICE_SOURCES) {
    const prices = listPrintingPrices(printings, cards, source);
    if (prices) await snapshot.writeJson(`printing-prices/${source}.json`, PrintingPriceList, prices);
  }
};

/** Writes top lists, command zone lists, new cards, sets, themes, tribes, variants, and the data of menus. */
export const writeBrowsePages = async (
  snapshot: SnapshotFiles,
  context: PageContext,
  input: BrowseInput,
  progress: Progress,
): Promise<BrowsePageCounts> => {
  const task = progress.start('Browse pages', context.zones.length);
  const { browse, printings, deals } = input;
  await writeCardLists(snapshot, context, input);
  const sets = makeSetPages(context, knownSets(), printings);
  await writeSets(snapshot, sets);
  if (printings !== undefined) await writePrintings(snapshot, context, printings);
  const moving = makeMovingPage(context, sets);
  if (moving !== undefined) await snapshot.writeJson('lists/moving.json', MovingPage, moving);
  const trends = makeTrendsPage(context);
  if (trends !== undefined) await snapshot.writeJson('lists/trends.json', TrendsPage, trends);
  const themes = makeThemePages(context, browse);
  const index: { [K in keyof SubpageIndex]: SubpageIndex[K] } = { variants: {}, themes: {}, typal: {} };
  for (const [path, page] of themes.pages()) {
    await snapshot.writeJson(path, ThemePage, page);
    const kind = path.startsWith('typal/') ? 'typal' : 'themes';
    index[kind][page.key] = Object.keys(page.by_identity).map(Number);
  }
  await snapshot.writeJson('themes/index.json', ThemeIndex, { themes: [...themes.themes] });
  await snapshot.writeJson('typal/index.json', ThemeIndex, { themes: [...themes.tribes] });
  const misc = makeMiscData(sets, themes, deals);
  await snapshot.writeJson('misc.json', MiscData, misc);
  await snapshot.writeJson('typeahead/sets.json', TypeaheadList, setOptions(misc.sets));
  const makeVariants = makeVariantPages(context, browse, findBasicLands(context.cards));
  const themeDecks = createThemeDecks(context);
  let variantFiles = 0;
  let variants = 0;
  for (const [done, zone] of context.zones.entries()) {
    const page = makeVariants(zone);
    task.update(done);
    if (page === undefined) continue;
    variantFiles += 1;
    variants += page.variants.length;
    await snapshot.writeJson(`variants/${zone.slug}.json`, CommanderVariants, page);
    index.variants[zone.slug] = page.variants.map(({ key }) => key);
    if (!zone.banned) themeDecks.add(zone, page);
  }
  for (const [path, decks] of themeDecks.files()) await snapshot.writeJson(path, AverageDecks, decks);
  await snapshot.writeJson('lists/parts.json', SubpageIndex, index);
  task.end();
  return {
    sets: sets.length,
    themes: themes.themes.length,
    tribes: themes.tribes.length,
    variantFiles,
    variants,
  };
};
