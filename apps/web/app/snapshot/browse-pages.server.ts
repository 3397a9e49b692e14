import {
  Combo,
  ComboIndex,
  CombosByCard,
  CommanderListPage,
  CommanderVariants,
  SubpageIndex,
  PreconIndex,
  PreconPage,
  SaltListPage,
  SetIndex,
  SetPage,
  ThemeIndex,
  ThemePage,
  ZoneListPage,
  type MiscData,
  type TimeWindow,
} from '@crownsmith/api-client';
import { identityOf, isSlug, makeSlug, type ColorIdentity } from '@crownsmith/domain';
import type {
  ComboRowView,
  ComboView,
  PreconRowView,
  PreconView,
  SaltListView,
  SetRowView,
  SetView,
  ThemeKind,
  ThemeRowView,
  ThemeView,
  TopListView,
  VariantRowView,
  VariantView,
  ZoneListName,
  ZoneListView,
} from '#app/model/browse';
import { AnyTopList, createBrowseViews } from './browse-models.server';
import type { PageCommander } from '#app/model/pages';
import { createRowViews, type CardLookup } from './page-models.server';
import type { createPageFiles } from './page-files.server';

/** All combos, those of most decks first; a row is joined with its cards only when it is shown. */
interface CombosView {
  readonly entries: ComboIndex['combos'];
  readonly byId: ReadonlyMap<string, ComboIndex['combos'][number]>;
  readonly open: (entry: ComboIndex['combos'][number]) => ComboRowView;
}

/**
 * The pages that a visitor browses. Each is undefined where the snapshot does not have it: an older one lacks some or
 * all of their files, and pages then say so.
 */
export interface BrowsePages {
  /** Reads a file as it is: for a snapshot whose own files are gone. */
  readonly read: PageFiles['read'];
  /** @param name as in the snapshot: `top`, `top/creatures` */
  top(name: string, window: TimeWindow): Promise<TopListView | undefined>;
  salt(): Promise<SaltListView | undefined>;
  zone(name: ZoneListName): Promise<ZoneListView | undefined>;
  /** commanders and pairs of exactly this identity, with their place among them (ties share one) */
  commandersOf(identity: ColorIdentity): Promise<readonly PageCommander[] | undefined>;
  combos(): Promise<CombosView | undefined>;
  combo(id: string): Promise<ComboView | undefined>;
  /** combos that hold a card, those of most decks first; empty where there are none */
  combosOf(slug: string): Promise<readonly ComboRowView[]>;
  /** sets, newest first; what the misc data knows where they have not been counted */
  sets(): Promise<readonly SetRowView[]>;
  set(code: string): Promise<SetView | undefined>;
  precons(): Promise<readonly PreconRowView[] | undefined>;
  precon(slug: string): Promise<PreconView | undefined>;
  /** themes or tribes, most decks first; what the misc data knows where they have not been counted */
  themes(kind: ThemeKind): Promise<readonly ThemeRowView[]>;
  /** @param identity undefined for all colours */
  theme(kind: ThemeKind, key: string, identity?: ColorIdentity): Promise<ThemeView | undefined>;
  /** parts of a commander's decks that have pages; empty where there are none */
  variants(slug: string): Promise<readonly VariantRowView[]>;
  variant(slug: string, key: string): Promise<VariantView | undefined>;
  /** which parts of other pages have pages of their own */
  parts(): Promise<SubpageIndex | undefined>;
}

type PageFiles = ReturnType<typeof createPageFiles>;

interface BrowsePagesOptions {
  readonly files: PageFiles;
  readonly card: CardLookup;
  readonly misc: MiscData;
}

const COMBO_ID = /^[a-z0-9-]{1,120}$/;
const TOP_NAME = /^top(?:\/[a-z-]{1,40})?$/;

const same = <T>(value: T): T => value;

/** Reads once what is read again and again and may be too large for a cache of pages; a failure is not kept. */
const keep = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= read().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
};

/** Reads the browsing pages of a snapshot. Rejects as `files` does. */
export const createBrowsePages = ({ files, card, misc }: BrowsePagesOptions): BrowsePages => {
  const views = createBrowseViews(card);
  const { commander } = createRowViews(card);

  const comboIndex = keep(() =>
    files.read('combos/index.json', ComboIndex, ({ combos }) => ({
      entries: combos,
      byId: new Map(combos.map((combo) => [combo.id, combo] as const)),
      open: views.comboRow,
    })),
  );
  const combosByCard = keep(() =>
    files.read('combos/by-card.json', CombosByCard, (of) => new Map(Object.entries(of))),
  );
  const commandersByIdentity = keep(() =>
    files.read('lists/commanders.json', CommanderListPage, ({ rows }) => {
      const groups = new Map<number, (typeof rows)[number][]>();
      for (const row of rows) {
        const colors = row.cards.flatMap((slug) => card(slug)?.color_identity ?? []);
        const identity = identityOf(colors);
        groups.set(identity, [...(groups.get(identity) ?? []), row]);
      }
      return groups;
    }),
  );
  const variantsOf = async (slug: string) => {
    if (!isSlug(slug)) return [];
    const page = await files.read(`variants/${slug}.json`, CommanderVariants, same);
    return page?.variants ?? [];
  };

  return {
    read: files.read,
    top: async (name, window) => {
      if (!TOP_NAME.test(name)) return undefined;
      const page = await files.read(`lists/${name}.json`, AnyTopList, same);
      return page && views.top(page, window);
    },
    salt: async () => {
      const page = await files.read('lists/top/salt.json', SaltListPage, same);
      return page && views.salt(page);
    },
    zone: async (name) => {
      const page = await files.read(`lists/${name}.json`, ZoneListPage, same);
      return page && views.zone(page);
    },
    commandersOf: async (identity) => {
      const byIdentity = await commandersByIdentity();
      const rows = byIdentity?.get(identity) ?? [];
      return (
        byIdentity &&
        rows
          .map((row) => ({
            ...commander(row),
            rank: 1 + rows.findIndex(({ num_decks }) => num_decks === row.num_decks),
          }))
          .filter((of) => of.cards.length > 0)
      );
    },
    combos: comboIndex,
    combo: async (id) => {
      if (!COMBO_ID.test(id) || id === 'index' || id === 'by-card') return undefined;
      const page = await files.read(`combos/${id}.json`, Combo, same);
      if (page) return views.combo(page);
      const entry = (await comboIndex())?.byId.get(id);
      return entry && views.comboRow(entry);
    },
    combosOf: async (slug) => {
      const ids = (await combosByCard())?.get(slug);
      const index = ids && (await comboIndex());
      if (!index) return [];
      return ids
        .flatMap((id) => index.byId.get(id) ?? [])
        .toSorted((a, b) => b.num_decks - a.num_decks)
        .map(index.open);
    },
    sets: async () => {
      const index = await files.read('sets/index.json', SetIndex, same);
      const known = index
        ? index.sets.map((of) => ({
            code: of.code,
            name: of.name,
            releasedAt: of.released_at,
            cards: of.cards,
          }))
        : misc.sets.map(({ code, name }) => ({ code, name, releasedAt: null, cards: null }));
      return known.toSorted(
        (a, b) => (b.releasedAt ?? '').localeCompare(a.releasedAt ?? '') || a.name.localeCompare(b.name),
      );
    },
    set: async (code) => {
      if (code === 'index') return undefined;
      const page = await files.read(`sets/${code}.json`, SetPage, same);
      if (page) return views.set(page);
      const known = misc.sets.find((of) => of.code === code);
      return known && { ...known, releasedAt: null, commanders: [], cards: [], reprints: [] };
    },
    precons: async () => {
      const index = await files.read('precons/index.json', PreconIndex, same);
      return index?.precons.map(views.preconRow);
    },
    precon: async (slug) => {
      if (slug === 'index') return undefined;
      const page = await files.read(`precons/${slug}.json`, PreconPage, same);
      return page && views.precon(page);
    },
    themes: async (kind) => {
      const index = await files.read(`${kind}/index.json`, ThemeIndex, same);
      if (index) return index.themes.map(({ key, name, num_decks }) => ({ key, name, numDecks: num_decks }));
      return kind === 'themes'
        ? misc.themes.map((theme) => ({ ...theme, numDecks: null }))
        : misc.tribes.map((name) => ({ key: makeSlug(name), name, numDecks: null }));
    },
    theme: async (kind, key, identity) => {
      if (key === 'index') return undefined;
      const page = await files.read(`${kind}/${key}.json`, ThemePage, same);
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
      const found = (await variantsOf(slug)).find((of) => of.key === key);
      return found && views.variant(found);
    },
    parts: () => files.read('lists/parts.json', SubpageIndex, same),
  };
};
