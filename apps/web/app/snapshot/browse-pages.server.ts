import {
  Combo,
  ComboIndex,
  CombosByCard,
  CardResults,
  CommanderResults,
  CommanderVariants,
  CommanderWindowsPage,
  MovingPage,
  NewCards,
  PreconIndex,
  PreconPage,
  ResultsPage,
  SaltListPage,
  SetIndex,
  SetPage,
  SubpageIndex,
  ThemeIndex,
  ThemePage,
  TrendsPage,
  ZoneListPage,
  type MiscData,
  type TimeWindow,
} from '@crownsmith/api-client';
import { memoize } from '@crownsmith/answers/snapshot';
import { isSlug, makeSlug, type ColorIdentity } from '@crownsmith/domain';
import type { ComboView, PageCombo } from '#app/model/combo';
import type { ZoneListName, ZoneListView } from '#app/model/command-zone';
import type {
  CommanderListView,
  CommanderWindowView,
  PageCommander,
  PageVariant,
  VariantView,
} from '#app/model/commander';
import type { MovingView, Trends } from '#app/model/moving';
import type { PagePrecon, PreconView } from '#app/model/precon';
import type { PageSet, SetView } from '#app/model/set';
import type { PageTheme, ThemeKind, ThemeView } from '#app/model/theme';
import type { SaltListView, TopListView } from '#app/model/top-list';
import { AnyTopListPage, createBrowseViews } from './browse-views.server';
import type { PageFiles } from './page-files.server';
import type { RowViews } from './row-views.server';

/** All combos, most decks first; the cards of a combo are looked up when it is shown. */
interface CombosView {
  readonly entries: ComboIndex['combos'];
  readonly byId: ReadonlyMap<string, ComboIndex['combos'][number]>;
  readonly withCards: (entry: ComboIndex['combos'][number]) => PageCombo;
}

/**
 * Lists, sets, precons, themes, combos and variants of a snapshot. Undefined, or empty, for what it does not have: an
 * older snapshot lacks some or all of these files, and pages say so. Methods reject as PageFiles does.
 */
export interface BrowsePages {
  /** @param name as in the snapshot: `top`, `top/creatures` */
  top(name: string, window: TimeWindow): Promise<TopListView | undefined>;
  salt(): Promise<SaltListView | undefined>;
  /**
   * Commanders and pairs by their decks of a time window, ranked among these; undefined for older snapshots, for all time, and where
   * the window has no decks.
   */
  commanderWindow(window: TimeWindow): Promise<CommanderWindowView | undefined>;
  /** z-scores of the change of use; undefined for older snapshots, and where no deck has a date. */
  trends(): Promise<Trends | undefined>;
  zone(name: ZoneListName): Promise<ZoneListView | undefined>;
  /** Commanders and pairs of exactly this identity, ranked among themselves (ties share a rank). */
  commandersOf(identity: ColorIdentity): Promise<readonly PageCommander[] | undefined>;
  combos(): Promise<CombosView | undefined>;
  combo(id: string): Promise<ComboView | undefined>;
  /** Combos with a card, most decks first. */
  combosOf(slug: string): Promise<readonly PageCombo[]>;
  /** Sets, newest first; those of the misc data for older snapshots. */
  sets(): Promise<readonly PageSet[]>;
  set(code: string): Promise<SetView | undefined>;
  precons(): Promise<readonly PagePrecon[] | undefined>;
  precon(slug: string): Promise<PreconView | undefined>;
  /** Themes or tribes, most decks first; those of the misc data for older snapshots. */
  themes(kind: ThemeKind): Promise<readonly PageTheme[]>;
  /** @param identity undefined for all colours */
  theme(kind: ThemeKind, key: string, identity?: ColorIdentity): Promise<ThemeView | undefined>;
  variants(slug: string): Promise<readonly PageVariant[]>;
  variant(slug: string, key: string): Promise<VariantView | undefined>;
  /** Keys of variants by commander, and identities by theme and tribe, that have pages. */
  subpages(): Promise<SubpageIndex | undefined>;
  newCards(): Promise<NewCards | undefined>;
  /** What lists did in events, by format; undefined for older snapshots, and where no deck has results. */
  results(): Promise<ResultsPage | undefined>;
  /** The cards of a commander or pair by how much more often its lists win with them; undefined where none has enough games. */
  commanderResults(slug: string): Promise<CommanderResults | undefined>;
  /** The commanders and pairs by how much more often their lists win with a card; undefined where none has enough games. */
  cardResults(slug: string): Promise<CardResults | undefined>;
  /** What is played more or less than some weeks ago; undefined for older snapshots, and where no deck has a date. */
  moving(): Promise<MovingView | undefined>;
}

interface BrowsePagesOptions {
  readonly files: PageFiles;
  readonly rows: RowViews;
  readonly misc: () => MiscData;
  readonly commanderList: () => Promise<CommanderListView | undefined>;
}

const COMBO_ID = /^[a-z0-9-]{1,120}$/;
const TOP_NAME = /^top(?:\/[a-z-]{1,40})?$/;

export const createBrowsePages = ({ files, rows, misc, commanderList }: BrowsePagesOptions): BrowsePages => {
  const views = createBrowseViews(rows);

  const combos = memoize(async (): Promise<CombosView | undefined> => {
    const index = await files.read('combos/index.json', ComboIndex);
    return (
      index && {
        entries: index.combos,
        byId: new Map(index.combos.map((combo) => [combo.id, combo])),
        withCards: views.pageCombo,
      }
    );
  });
  const combosByCard = memoize(async () => {
    const byCard = await files.read('combos/by-card.json', CombosByCard);
    return byCard && new Map(Object.entries(byCard));
  });
  const commandersByIdentity = memoize(async () => {
    const list = await commanderList();
    if (!list) return undefined;
    const groups = new Map<number, PageCommander[]>();
    for (const commander of list.rows) {
      const identity = commander.cards.reduce((bits, { colorIdentity }) => bits | colorIdentity, 0);
      const group = groups.get(identity);
      if (group) group.push(commander);
      else groups.set(identity, [commander]);
    }
    return groups;
  });
  const commanderWindows = memoize(async () => {
    const page = await files.read('lists/commander-windows.json', CommanderWindowsPage);
    return page && views.commanderWindows(page);
  });
  const trends = memoize(async (): Promise<Trends | undefined> => {
    const page = await files.read('lists/trends.json', TrendsPage);
    return (
      page && {
        cards: new Map(Object.entries(page.cards)),
        commanders: new Map(Object.entries(page.commanders)),
      }
    );
  });
  const results = (): Promise<ResultsPage | undefined> => files.read('lists/results.json', ResultsPage);
  const variantsOf = async (slug: string) => {
    if (!isSlug(slug)) return [];
    const page = await files.read(`variants/${slug}.json`, CommanderVariants);
    return page?.variants ?? [];
  };

  return {
    top: async (name, window) => {
      if (!TOP_NAME.test(name)) return undefined;
      const page = await files.read(`lists/${name}.json`, AnyTopListPage);
      return page && views.top(page, window);
    },
    moving: async () => {
      const page = await files.read('lists/moving.json', MovingPage);
      return page && views.moving(page);
    },
    results,
    cardResults: async (slug) =>
      // Where no deck has results, no card has a file of them.
      (await results()) === undefined ? undefined : files.read(`card-results/${slug}.json`, CardResults),
    commanderResults: async (slug) =>
      isSlug(slug) ? files.read(`results/${slug}.json`, CommanderResults) : undefined,
    commanderWindow: async (window) => (await commanderWindows())?.get(window),
    trends,
    salt: async () => {
      const page = await files.read('lists/top/salt.json', SaltListPage);
      return page && views.salt(page);
    },
    zone: async (name) => {
      const page = await files.read(`lists/${name}.json`, ZoneListPage);
      return page && views.zone(page);
    },
    commandersOf: async (identity) => {
      const byIdentity = await commandersByIdentity();
      const commanders = byIdentity?.get(identity) ?? [];
      return (
        byIdentity &&
        commanders.map((commander) => ({
          ...commander,
          rank:
            commander.rank === null
              ? null
              : 1 + commanders.findIndex(({ numDecks }) => numDecks === commander.numDecks),
        }))
      );
    },
    combos,
    combo: async (id) => {
      if (!COMBO_ID.test(id) || id === 'index' || id === 'by-card') return undefined;
      const page = await files.read(`combos/${id}.json`, Combo);
      if (page) return views.combo(page);
      const entry = (await combos())?.byId.get(id);
      return entry && views.pageCombo(entry);
    },
    combosOf: async (slug) => {
      const ids = (await combosByCard())?.get(slug);
      const index = ids && (await combos());
      if (!index) return [];
      return ids
        .flatMap((id) => index.byId.get(id) ?? [])
        .toSorted((a, b) => b.num_decks - a.num_decks)
        .map(index.withCards);
    },
    sets: async () => {
      const index = await files.read('sets/index.json', SetIndex);
      const known = index
        ? index.sets.map(({ code, name, released_at, cards }) => ({
            code,
            name,
            releasedAt: released_at,
            cards,
          }))
        : misc().sets.map(({ code, name }) => ({ code, name, releasedAt: null, cards: null }));
      return known.toSorted(
        (a, b) => (b.releasedAt ?? '').localeCompare(a.releasedAt ?? '') || a.name.localeCompare(b.name),
      );
    },
    set: async (code) => {
      if (code === 'index') return undefined;
      const page = await files.read(`sets/${code}.json`, SetPage);
      if (page) return views.set(page);
      const known = misc().sets.find((set) => set.code === code);
      return known && { ...known, releasedAt: null, commanders: [], cards: [], reprints: [] };
    },
    precons: async () => {
      const index = await files.read('precons/index.json', PreconIndex);
      return index?.precons.map(views.pagePrecon);
    },
    precon: async (slug) => {
      if (slug === 'index') return undefined;
      const page = await files.read(`precons/${slug}.json`, PreconPage);
      return page && views.precon(page);
    },
    themes: async (kind) => {
      const index = await files.read(`${kind}/index.json`, ThemeIndex);
      if (index) return index.themes.map(({ key, name, num_decks }) => ({ key, name, numDecks: num_decks }));
      return kind === 'themes'
        ? misc().themes.map((theme) => ({ ...theme, numDecks: null }))
        : misc().tribes.map((name) => ({ key: makeSlug(name), name, numDecks: null }));
    },
    theme: async (kind, key, identity) => {
      if (key === 'index') return undefined;
      const page = await files.read(`${kind}/${key}.json`, ThemePage);
      return page && views.theme(kind, page, identity);
    },
    variants: async (slug) =>
      (await variantsOf(slug)).map(({ key, name, kind, num_decks }) => ({
        key,
        name,
        kind,
        numDecks: num_decks,
      })),
    variant: async (slug, key) => {
      const variant = (await variantsOf(slug)).find((known) => known.key === key);
      return variant && views.variant(variant);
    },
    subpages: () => files.read('lists/parts.json', SubpageIndex),
    newCards: () => files.read('lists/newcards.json', NewCards),
  };
};
