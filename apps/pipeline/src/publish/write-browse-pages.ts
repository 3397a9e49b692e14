import {
  CommanderVariants,
  SubpageIndex,
  MiscData,
  NewCards,
  SaltListPage,
  SetIndex,
  SetPage,
  ThemeIndex,
  ThemePage,
  TopListPage,
  TypeaheadList,
  ZoneListPage,
} from '@crownsmith/api-client';
import { knownSets } from '@crownsmith/catalog/starter';
import { miscData, type Deals } from '#src/pages/browse/misc-data';
import { newCards } from '#src/pages/browse/new-cards';
import type { PageContext } from '#src/pages/page-context';
import { setCards, setPages } from '#src/pages/browse/set-pages';
import { themePages } from '#src/pages/browse/theme-pages';
import { saltListPage, TOP_LISTS, topListPage } from '#src/pages/browse/top-lists';
import { setOptions } from '#src/pages/typeahead-lists';
import { makeVariantPages } from '#src/pages/commander/variant-pages';
import { backgroundsPage, companionsPage, partnersPage } from '#src/pages/browse/command-zone-lists';
import type { Progress } from '#src/progress';
import { checkedJson } from '#src/snapshot/checked-json';
import type { OpenSnapshot } from '#src/snapshot/snapshot-folder';
import type { BrowseCounts } from '#src/aggregate/browse-counts';
import type { z } from 'zod';

/** Folders of the browsing pages. */
export const BROWSE_FOLDERS = ['lists', 'lists/top', 'sets', 'themes', 'typal', 'variants'] as const;

/** How many browsing pages there are. */
export interface BrowseWritten {
  readonly sets: number;
  readonly themes: number;
  readonly tribes: number;
  /** commanders and pairs with variants, and the variants of all of them */
  readonly variantFiles: number;
  readonly variants: number;
}

/** Writes one file after it was checked against the schema that its readers use. */
type Write = <T>(path: string, schema: z.ZodType<T>, value: T) => Promise<void>;

const writeTopLists = async (write: Write, context: PageContext, browse: BrowseCounts): Promise<void> => {
  for (const list of TOP_LISTS)
    await write(`lists/${list.name}.json`, TopListPage, topListPage(context, list, browse.windows));
  await write('lists/top/salt.json', SaltListPage, saltListPage(context));
  await write('lists/backgrounds.json', ZoneListPage, backgroundsPage(context));
  await write('lists/partners.json', ZoneListPage, partnersPage(context));
  await write('lists/companions.json', ZoneListPage, companionsPage(context));
  await write('lists/newcards.json', NewCards, newCards(context));
};

/** Top lists, zones, new cards, sets, themes, tribes, variants of commanders, and the menus' data. */
export const writeBrowse = async (
  snapshot: OpenSnapshot,
  context: PageContext,
  browse: BrowseCounts,
  deals: Deals,
  progress: Progress,
): Promise<BrowseWritten> => {
  const write: Write = (path, schema, value) => snapshot.write(path, checkedJson(schema, path, value));
  const task = progress.start('Browsing pages', context.zones.length);
  await writeTopLists(write, context, browse);
  const sets = setPages(context, knownSets());
  for (const page of sets) await write(`sets/${page.code}.json`, SetPage, page);
  await write('sets/index.json', SetIndex, {
    sets: sets.map((page) => ({
      code: page.code,
      name: page.name,
      released_at: page.released_at,
      cards: setCards(page),
    })),
  });
  const themes = themePages(context, browse);
  const parts: { [K in keyof SubpageIndex]: SubpageIndex[K] } = { variants: {}, themes: {}, typal: {} };
  for (const [path, page] of themes.pages()) {
    await write(path, ThemePage, page);
    const kind = path.startsWith('typal/') ? 'typal' : 'themes';
    parts[kind][page.key] = Object.keys(page.by_identity).map(Number);
  }
  await write('themes/index.json', ThemeIndex, { themes: [...themes.themes] });
  await write('typal/index.json', ThemeIndex, { themes: [...themes.tribes] });
  const misc = miscData(sets, themes, deals);
  await write('misc.json', MiscData, misc);
  await write('typeahead/sets.json', TypeaheadList, setOptions(misc.sets));
  const variantsOf = makeVariantPages(context, browse);
  let variantFiles = 0;
  let variants = 0;
  for (const [index, zone] of context.zones.entries()) {
    const page = variantsOf(zone);
    task.update(index);
    if (page === undefined) continue;
    variantFiles += 1;
    variants += page.variants.length;
    await write(`variants/${zone.slug}.json`, CommanderVariants, page);
    parts.variants[zone.slug] = page.variants.map(({ key }) => key);
  }
  await write('lists/parts.json', SubpageIndex, parts);
  task.end();
  return {
    sets: sets.length,
    themes: themes.themes.length,
    tribes: themes.tribes.length,
    variantFiles,
    variants,
  };
};
