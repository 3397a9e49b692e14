import {
  CardPage,
  type CardShare,
  CommanderListPage,
  CommanderPage,
  type Manifest,
  type MiscData,
  NewCards,
  type RecsRequest,
  type RecsResponse,
  type TypeaheadListName,
  type TypeaheadOption,
  type WireCard,
} from '@crownsmith/api-client';
import { createCardNames, isSlug, type NameMeaning, type OtherName, type Result } from '@crownsmith/domain';
import {
  createDeckReports,
  createReportCards,
  type FindReportCard,
  foreseeNewCards,
  isUnplayed,
  type ListRequest,
  readDeck,
  type ReadDeck,
  type ReadFacts,
  type AdviseOnDeck,
  type DeckAnswers,
  type LimitedList,
  type PlayChange,
  type PlayList,
  recommendForList,
  respondWithRecs,
  type ListRecs,
  type ResolvedList,
  toReportCard,
  type RecsError,
  type CardSearch,
  type UnplayedCards,
} from '@crownsmith/answers';
import {
  memoize,
  openSnapshot,
  type ByteRange,
  type SnapshotSource,
  isSnapshotFailure,
  orElse,
  readCardNumbers,
  readSearchFacts,
  createValuePool,
  type CardNumberTable,
  takeTurn,
} from '@crownsmith/answers/snapshot';
import type { CardView } from '#app/model/card-view';
import type { PrintingsView } from '#app/model/printing';
import type { CommanderListView, CommanderView } from '#app/model/commander';
import { monthOrigins } from '#app/model/deck-kinds';
import { createBrowsePages, type BrowsePages } from './browse-pages.server';
import { openCardSearch } from './card-search.server';
import { makeCardShare } from './card-share.server';
import type { CommanderNames } from './find-commander.server';
import { loadSnapshotData } from './load.server';
import { readDeckSources } from './deck-sources.server';
import { nearestCardName } from './nearest-card-name.server';
import { createNarrowedDecks, type NarrowedDecks } from './narrowed-decks.server';
import { createPageFiles, type PageFiles } from './page-files.server';
import { createPageViews } from './page-views.server';
import { createRowViews } from './row-views.server';
import type { SiteOptionSources } from './typeahead/site-options';
import { createSiteSearch } from './typeahead/site-search.server';

/** One published snapshot: what pages and the API read from. It never changes. */
export interface Snapshot extends CommanderNames {
  readonly manifest: Manifest;
  /** files known to be damaged, each with what is wrong; what needs them rejects or throws */
  readonly damage: ReadonlyMap<string, string>;
  /** Throws where its file is damaged. */
  misc(): MiscData;
  /** page files as they were published, validated */
  readonly files: PageFiles;
  /** Streams a file as it was published; see SnapshotSource.stream. */
  stream(path: string, range: ByteRange): AsyncIterable<Uint8Array>;
  /** all cards, in the order of the catalogue */
  readonly cards: readonly WireCard[];
  /** By its canonical slug. */
  card(slug: string): WireCard | undefined;
  /** All cards that a name, a slug or a path means, the one that `resolveCard` takes first. */
  nameMeanings(name: string): readonly NameMeaning<WireCard>[];
  /** The names of the cards that a name means besides the one that `resolveCard` takes. */
  alsoMeant(name: string): readonly string[];
  /** The names of a card besides its own, by language. */
  otherNames(slug: string): readonly OtherName[];
  /** Undefined for a slug without such a card, or for a card without a page. */
  cardPage(slug: string): Promise<CardView | undefined>;
  /** All printings of a card; undefined for a card or a snapshot without any. */
  cardPrintings(slug: string): Promise<PrintingsView | undefined>;
  /** How many decks of a commander or pair play a card; undefined where one of them is unknown. */
  cardShare(card: string, commander: string): Promise<CardShare | undefined>;
  /** Commanders and pairs with decks, most decks first. */
  commanderList(): Promise<CommanderListView | undefined>;
  /**
   * Paths of all commander pages: those with decks first, most decks first. Not every possible commander has one: banned
   * cards do not, nor cards that none of the counted formats allows. What the snapshot's damage hides is left out.
   */
  commanderPaths(): Promise<ReadonlySet<string>>;
  /** Live counts of decks; undefined for a snapshot of an older pipeline. Throws where its file is damaged. */
  narrowedDecks(): NarrowedDecks | undefined;
  /** Lists, sets, precons, themes and combos. */
  readonly browse: BrowsePages;
  /** Recommends cards for a list of known cards, and under limits. Rejects where the recommender's model is damaged. */
  recommendFor(list: ResolvedList, advised?: LimitedList): Promise<Result<ListRecs, RecsError>>;
  /** Responds to a request that names cards by their paths, and under limits. Rejects where the recommender's model is damaged. */
  recommend(request: RecsRequest, advised?: LimitedList): Promise<Result<RecsResponse, RecsError>>;
  /** The numbers that addresses of decks hold; undefined for a snapshot of an older pipeline. Rejects where their file is damaged. */
  cardNumbers(): Promise<CardNumberTable | undefined>;
  /** Reads a list, as text or as entries: what every page and answer about a list begins with. */
  readDeck(request: ListRequest): Promise<ReadDeck>;
  /** The known combos; undefined where none are. Rejects where their file is damaged. */
  readonly comboIndex: DeckAnswers['comboIndex'];
  /** Reports on a list; an error where none of its cards is known. Rejects where what it needs is damaged. */
  readonly reportDeck: DeckAnswers['reportDeck'];
  /** Whether a list is a legal deck, as its report states it. */
  readonly legalityOf: DeckAnswers['legalityOf'];
  /** Plays a list alone; an error where none of its cards is known. Rejects where what it needs is damaged. */
  readonly playDeck: PlayList;
  /** Plays a list before and after a change, with the same random numbers. */
  readonly playChange: PlayChange;
  /** What is stated about a list before a game. Rejects as reports do. */
  readonly passportOf: DeckAnswers['passportOf'];
  /** What lists like a list did in events. Rejects as reports do. */
  readonly similarResults: DeckAnswers['similarResults'];
  /** Advises on a list that has been read, under limits: what to add, swap and cut, to fill, upgrade and trim it. Rejects as reports do. */
  readonly adviseDeck: AdviseOnDeck;
  /** The same for the list and the limits of a request. */
  readonly adviseRequest: DeckAnswers['adviseRequest'];
  /** Finds cards with their rules texts, as brackets read them. Rejects where the file of the texts is damaged. */
  reportCards(): Promise<FindReportCard>;
  /** Slugs of new cards that so few decks play that nothing is counted of them. */
  unplayedCards(): Promise<ReadonlySet<string>>;
  /** What is foreseen of the new cards that nobody has played, and these. Rejects where what it needs is damaged. */
  newCards(): Promise<UnplayedCards>;
  /** Searches one list. Throws where it is damaged, unless it is that of the cards. */
  typeahead(query: string, list: TypeaheadListName, limit?: number): readonly TypeaheadOption[];
  /** Searches cards, commanders, pairs, sets, themes, tribes and pages; each result has its kind. */
  searchSite(query: string, limit?: number): readonly TypeaheadOption[];
  /** The most played commanders and cards, for a search without a query. */
  readonly popular: readonly TypeaheadOption[];
  typeaheadList(list: TypeaheadListName): readonly TypeaheadOption[];
  /** Searches the cards in the language of searches. Rejects where a file that it needs is damaged. */
  searchCards(text: string): ReturnType<CardSearch['search']>;
}

export interface LoadSnapshotOptions {
  readonly source: SnapshotSource;
  readonly version: string;
  readonly pageCacheBytes: number;
  /** loads a snapshot with damaged files, too, as long as its manifest and its catalogue are intact */
  readonly acceptDamage?: boolean;
  /** ISO date: announced cards are legal from their release on */
  readonly today?: string;
  /** called with a page file that is found to be damaged */
  readonly onDamage?: (path: string, what: string) => void;
  /** a later snapshot, read from once the files of this one have been pruned */
  readonly later?: () => Promise<Snapshot | undefined>;
}

/** Reads and checks a snapshot. Rejects with a SnapshotSourceError or a SnapshotError. */
export const loadSnapshot = async (options: LoadSnapshotOptions): Promise<Snapshot> => {
  const { source, version, pageCacheBytes, acceptDamage, later, today } = options;
  const reader = await openSnapshot(source, version);
  const data = await loadSnapshotData(reader, acceptDamage, today);
  const damage = new Map(data.damage);
  const cardRedirects = orElse(() => data.redirects().cards, new Map<string, string>());
  const names = createCardNames(data.cards, cardRedirects, (key) => data.otherNames.find(key));
  await takeTurn();
  const files = createPageFiles({
    reader,
    cacheBytes: pageCacheBytes,
    later: async () => (await later?.())?.files,
    onDamage: (path, what) => {
      if (what === undefined) damage.delete(path);
      else if (!damage.has(path)) {
        damage.set(path, what);
        options.onDamage?.(path, what);
      }
    },
  });
  const card = (slug: string): WireCard | undefined => data.cards.get(slug);
  const rows = createRowViews(card);
  let setCodes: ReadonlySet<string> | undefined;
  const views = createPageViews(rows, (code) => {
    setCodes ??= new Set(orElse<MiscData['sets']>(() => data.misc().sets, []).map((set) => set.code));
    return setCodes.has(code);
  });
  const anyCard = (slug: string): WireCard | undefined => card(slug) ?? card(cardRedirects.get(slug) ?? '');

  /** The catalogue has the cards of a damaged list, too, but not in the order of their decks. */
  let catalog: readonly TypeaheadOption[] | undefined;
  const catalogOptions = (): readonly TypeaheadOption[] =>
    (catalog ??= [...data.cards.values()].map(({ name, url }) => ({ label: name, url })));
  const listOf = (list: TypeaheadListName): readonly TypeaheadOption[] => {
    const read = (): readonly TypeaheadOption[] => data.typeahead.get(list)?.() ?? [];
    return list === 'cards'
      ? (orElse<readonly TypeaheadOption[] | undefined>(read, undefined) ?? catalogOptions())
      : read();
  };
  let narrowed: NarrowedDecks | undefined;

  const commanderList = memoize(async () => {
    const page = await files.read('lists/commanders.json', CommanderListPage);
    return page && views.commanderList(page);
  });
  const origins = memoize(async () => {
    const sources = await readDeckSources(files);
    return sources && monthOrigins(sources);
  });
  const knownPaths = memoize(async () => {
    const list = await commanderList();
    const withDecks = list?.rows.map(({ slug }) => `/commanders/${slug}`) ?? [];
    return new Set([...withDecks, ...searchablePaths()]);
  });
  /** None where their list is damaged: few pages are about them alone. */
  const unplayedCards = memoize(async (): Promise<ReadonlySet<string>> => {
    const list = await files.read('lists/newcards.json', NewCards).catch((error: unknown) => {
      if (isSnapshotFailure(error)) return undefined;
      throw error;
    });
    return new Set((list?.cards ?? []).filter(isUnplayed).map(({ slug }) => slug));
  });
  const searchablePaths = (): readonly string[] =>
    orElse(() => listOf('commanders'), [])
      .map(({ url }) => url)
      .filter((url) => url.startsWith('/commanders/'));

  const search = createSiteSearch({
    listOf,
    misc: orElse<SiteOptionSources['misc']>(data.misc, { themes: [], tribes: [] }),
    precons: orElse(data.precons, []),
    otherNames: data.otherNames,
  });
  const facts = memoize(() => readSearchFacts(reader, createValuePool()));
  const reportCards = createReportCards({ facts, find: names.find });
  const readFacts: ReadFacts = {
    find: (name) => {
      const wire = names.find(name);
      return wire && toReportCard(wire);
    },
    nearest: (name) =>
      orElse(() => nearestCardName(name, { typeahead: search.list, typeaheadList: listOf }), undefined),
    alsoMeant: names.alsoMeant,
  };
  const decks = createDeckReports({
    manifest: data.manifest,
    cards: reportCards,
    readPage: (path, schema) => files.read(path, schema),
    nearest: readFacts.nearest,
    alsoMeant: readFacts.alsoMeant,
    allCards: () => data.cards.values(),
    redirect: (slug) => data.redirects().commanders.get(slug),
    engine: () => Promise.resolve(data.engine()),
    deckCounts: () => Promise.resolve(data.deckCounts()),
  });
  const recsSource = async () => ({
    cardOf: anyCard,
    engine: data.engine(),
    reportCard: await reportCards(),
    combos: await decks.comboIndex(),
  });
  await takeTurn();
  const readCommander = async (slug: string): Promise<CommanderView | undefined> => {
    const page = isSlug(slug) ? await files.read(`commanders/${slug}.json`, CommanderPage) : undefined;
    return page && views.commander(page);
  };
  const openSearch = openCardSearch({
    facts,
    cards: data.cards,
    sets: () => orElse<MiscData['sets']>(() => data.misc().sets, []),
    deckCounts: data.deckCounts,
    resolveCard: names.find,
    redirect: (kind, slug) => orElse(() => data.redirects()[kind].get(slug), undefined),
    typeahead: (query, list, limit) => orElse(() => search.list(query, list, limit), []),
    commanderPage: readCommander,
  });
  return {
    manifest: data.manifest,
    damage,
    misc: data.misc,
    files,
    stream: (path, range) => source.stream(`${version}/${path}`, range),
    cards: [...data.cards.values()],
    card,
    resolveCard: names.find,
    nameMeanings: names.meanings,
    alsoMeant: names.alsoMeant,
    otherNames: data.otherNames.of,
    redirect: (kind, slug) => data.redirects()[kind].get(slug),
    commanderPage: readCommander,
    cardPage: async (slug) => {
      const wire = card(slug);
      const page = wire && (await files.read(`cards/${slug}.json`, CardPage));
      return page && views.card(page, wire, await origins());
    },
    cardPrintings: async (slug) => {
      const wire = card(slug);
      const page = wire && (await files.read(`cards/${slug}.json`, CardPage));
      return page && views.printings(page, wire);
    },
    cardShare: async (cardSlug, commander) => {
      const slug = data.redirects().commanders.get(commander) ?? commander;
      const page = await files.read(`commanders/${slug}.json`, CommanderPage);
      const of = anyCard(cardSlug);
      return page && of && makeCardShare(page, of.sanitized, card, data.engine());
    },
    commanderList,
    commanderPaths: () =>
      knownPaths().catch((error: unknown) => {
        if (isSnapshotFailure(error)) return new Set(searchablePaths());
        throw error;
      }),
    narrowedDecks: () => {
      const counts = data.deckCounts();
      narrowed ??= counts && createNarrowedDecks({ counts, cards: data.cards, files, rows, views });
      return narrowed;
    },
    browse: createBrowsePages({ files, rows, misc: data.misc, commanderList }),
    recommendFor: async (list, advised) => recommendForList(list, await recsSource(), advised),
    recommend: async (request, advised) => respondWithRecs(request, await recsSource(), advised),
    cardNumbers: memoize(() => readCardNumbers(reader)),
    readDeck: (request) => readDeck(request, readFacts),
    ...decks,
    reportCards,
    unplayedCards,
    newCards: memoize(async () => {
      const find = await reportCards();
      const slugs = [...(await unplayedCards())];
      const foreseen = await foreseeNewCards({ engine: data.engine(), find }, slugs);
      return { unplayed: slugs.flatMap((slug) => find(slug) ?? []), foreseen };
    }),
    typeahead: search.list,
    searchSite: search.site,
    popular: search.popular,
    typeaheadList: listOf,
    searchCards: async (text) => (await openSearch()).search(text),
  };
};
