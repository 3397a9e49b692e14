import { setImmediate as breathe } from 'node:timers/promises';
import {
  CardListPage,
  CardPage,
  CommanderListPage,
  CommanderPage,
  type Manifest,
  type MiscData,
  type RecsRequest,
  type RecsResponse,
  type TypeaheadListName,
  type TypeaheadOption,
  type WireCard,
} from '@crownsmith/api-client';
import { isSlug, type Result } from '@crownsmith/domain';
import { createBrowsePages, type BrowsePages } from './browse-pages.server';
import { createCardNames } from './card-names.server';
import {
  packCardListPage,
  packCardPage,
  packCommanderListPage,
  packCommanderPage,
  type PackedCardListPage,
  type PackedCardPage,
  type PackedCommanderListPage,
  type PackedCommanderPage,
} from './packed-page';
import { createPageFiles } from './page-files.server';
import { createPageViews } from './page-models.server';
import { answerRecs, type RecsProblem } from './recommendations.server';
import { loadSnapshotData } from './load.server';
import { SnapshotSourceError, type SnapshotSource } from './source.server';
import { createTypeahead, type TypeaheadIndex } from './typeahead/typeahead.server';

/** One published snapshot: what pages and the API read from. It never changes. */
export interface Snapshot {
  readonly manifest: Manifest;
  readonly misc: MiscData;
  /** By its canonical slug. */
  card(slug: string): WireCard | undefined;
  /** By name, face, slug or address. */
  resolveCard(name: string): WireCard | undefined;
  /** The canonical slug that another one stands for; undefined where there is none. */
  redirect(kind: 'cards' | 'commanders', slug: string): string | undefined;
  /** To be opened with `openCommanderPage`; undefined where there is no such commander. */
  commanderPage(slug: string): Promise<PackedCommanderPage | undefined>;
  /** To be opened with `openCardPage`; undefined where there is no such card or no page of it. */
  cardPage(slug: string): Promise<PackedCardPage | undefined>;
  /** To be opened with `openCardListPage`; names as in the snapshot: `top`, `top/creatures`. */
  list(name: string): Promise<PackedCardListPage | undefined>;
  /** To be opened with `openCommanderListPage`; all commanders unless named otherwise. */
  commanderList(name?: string): Promise<PackedCommanderListPage | undefined>;
  /** Lists, sets, precons, themes and combos; joined when they are asked for. */
  readonly browse: BrowsePages;
  recommend(request: RecsRequest): Result<RecsResponse, RecsProblem>;
  typeahead(query: string, list?: TypeaheadListName, limit?: number): readonly TypeaheadOption[];
  typeaheadList(list: TypeaheadListName): readonly TypeaheadOption[];
}

export interface OpenSnapshotOptions {
  readonly source: SnapshotSource;
  readonly version: string;
  readonly pageCacheBytes: number;
  /** a later snapshot, asked for where files of this one are gone */
  readonly later?: () => Promise<Snapshot | undefined>;
}

/** Reads and checks a snapshot. Rejects with a SnapshotSourceError or a SnapshotError. */
export const openSnapshot = async (options: OpenSnapshotOptions): Promise<Snapshot> => {
  const { source, version, pageCacheBytes, later = () => Promise.resolve(undefined) } = options;
  const data = await loadSnapshotData(source, version);
  const names = createCardNames(data.cards, data.redirects.cards);
  await breathe();
  const files = createPageFiles({ source, version, cacheBytes: pageCacheBytes });
  const browseFiles = createPageFiles({ source, version, cacheBytes: pageCacheBytes / 2 });
  const indices = new Map<TypeaheadListName, TypeaheadIndex>();
  const card = (slug: string): WireCard | undefined => data.cards.get(slug);
  const views = createPageViews(card);
  const anyCard = (slug: string): WireCard | undefined =>
    card(slug) ?? card(data.redirects.cards.get(slug) ?? '');

  const listOf = (list: TypeaheadListName): readonly TypeaheadOption[] => data.typeahead.get(list) ?? [];
  const indexOf = (list: TypeaheadListName): TypeaheadIndex => {
    const known = indices.get(list) ?? createTypeahead(listOf(list));
    indices.set(list, known);
    return known;
  };

  /** A page of this snapshot; of a later one if this one has been pruned while a request held it. */
  const page = async <V>(read: () => Promise<V>, instead: (snapshot: Snapshot) => Promise<V>): Promise<V> => {
    try {
      return await read();
    } catch (error) {
      const next = error instanceof SnapshotSourceError ? await later() : undefined;
      if (!next) throw error;
      return instead(next);
    }
  };

  indexOf('cards');
  await breathe();
  return {
    manifest: data.manifest,
    misc: data.misc,
    card,
    resolveCard: names.find,
    redirect: (kind, slug) => data.redirects[kind].get(slug),
    commanderPage: async (slug) => {
      if (!isSlug(slug)) return undefined;
      const read = () =>
        files.read(`commanders/${slug}.json`, CommanderPage, (of) => packCommanderPage(views.commander(of)));
      return page(read, (next) => next.commanderPage(slug));
    },
    cardPage: async (slug) => {
      const wire = card(slug);
      if (!wire) return undefined;
      const read = () =>
        files.read(`cards/${slug}.json`, CardPage, (of) => packCardPage(views.card(of, wire)));
      return page(read, (next) => next.cardPage(slug));
    },
    list: async (name) => {
      if (name.includes('.')) return undefined;
      const read = () =>
        files.read(`lists/${name}.json`, CardListPage, (of) => packCardListPage(views.cardList(of)));
      return page(read, (next) => next.list(name));
    },
    commanderList: async (name = 'commanders') => {
      if (name.includes('.')) return undefined;
      const read = () =>
        files.read(`lists/${name}.json`, CommanderListPage, (of) =>
          packCommanderListPage(views.commanderList(of)),
        );
      return page(read, (next) => next.commanderList(name));
    },
    browse: createBrowsePages({
      files: {
        read: (path, schema, view) =>
          page(
            () => browseFiles.read(path, schema, view),
            (next) => next.browse.read(path, schema, view),
          ),
      },
      card,
      misc: data.misc,
    }),
    recommend: (request) => answerRecs(request, anyCard, data.engine),
    typeahead: (query, list = 'cards', limit) => indexOf(list).search(query, limit),
    typeaheadList: listOf,
  };
};
