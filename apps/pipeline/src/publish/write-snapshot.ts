import {
  type Estimate,
  CardNumbers,
  Catalog,
  Combo,
  ComboIndex,
  CombosByCard,
  DeckSources,
  OtherNames,
  PreconIndex,
  PreconPage,
  toWireCard,
} from '@crownsmith/api-client';
import { BulkIndex } from '@crownsmith/api-client/v1';
import { knownSets } from '@crownsmith/catalog/starter';
import type { Card } from '@crownsmith/domain';
import { createDeckCounts } from '@crownsmith/recommender';
import type { BrowseCounts } from '#src/aggregate/browse-counts';
import type { CardRules } from '#src/aggregate/deck-kinds';
import type { DeckOrigins } from '#src/aggregate/deck-origins';
import type { ResultCounts } from '#src/aggregate/result-counts';
import type { DeckCounts } from '#src/aggregate/deck-counts';
import { makeComboIndex, makeComboPages, makeCombosByCard } from '#src/pages/browse/combo-pages';
import type { Deals } from '#src/pages/browse/misc-data';
import { makePreconPages } from '#src/pages/browse/precon-pages';
import type { CommanderPageInput } from '#src/pages/commander/commander-page';
import { makeSharedTraits } from '#src/pages/commander/shared-traits';
import { makeSuggestions } from '#src/pages/commander/suggestions';
import { makeThemedSuggestions } from '#src/pages/commander/themed-suggestions';
import { makePageContext, type PageContext } from '#src/pages/page-context';
import { makeResultsPage } from '#src/pages/results/results-page';
import type { PrintingColumns } from '#src/printings/printing-columns';
import type { Progress } from '#src/progress';
import { listCardNumbers, type CardNumber } from '#src/store/card-numbers';
import type { SnapshotFiles, SnapshotWriter } from '#src/snapshot/snapshot-writer';
import { BULK_FOLDER, openBulkFile, toBulkCombo, type ListedBulkFile } from './bulk-files';
import { startCardPages } from './card-pages-job';
import { knownAttributes } from './deck-attributes';
import type { ModelTraining } from './model-training';
import type { Trained, TrainedFiles } from './train-model';
import { parseTrainedFiles } from './parse-trained-files';
import { BROWSE_FOLDERS, writeBrowsePages, type BrowsePageCounts } from './write-browse-pages';
import { NARROWED_FOLDERS, writeNarrowedPages } from './write-narrowed-pages';
import { RESULT_FOLDERS, writeResults } from './write-results';
import { MAIN_FOLDERS, writeCommanderPages, writeMainLists } from './write-main-pages';

/** Folders of a snapshot. */
export const SNAPSHOT_FOLDERS = [
  ...MAIN_FOLDERS,
  ...BROWSE_FOLDERS,
  BULK_FOLDER,
  'combos',
  'precons',
  ...RESULT_FOLDERS,
  ...NARROWED_FOLDERS,
] as const;

/** What a snapshot is made from. */
export interface SnapshotInput {
  readonly cards: readonly Card[];
  /** by card: its number for good */
  readonly numbers: Int32Array;
  /** all numbers that the store gave */
  readonly numberTable: readonly CardNumber[];
  /** what cards are called besides their own names */
  readonly otherNames: OtherNames;
  readonly counts: DeckCounts;
  readonly browse: BrowseCounts;
  readonly results: ResultCounts;
  readonly origins: DeckOrigins;
  readonly deckSources: DeckSources;
  /** of all counted decks, by `kindNumber` */
  readonly deckKinds: Uint8Array;
  /** by which commanders allow more than their identity does */
  readonly cardRules: CardRules;
  readonly estimates: readonly Estimate[];
  /** by card number, votes behind its salt */
  readonly saltVotes: ReadonlyMap<number, number>;
  /** undefined where none were imported */
  readonly printings: PrintingColumns | undefined;
  readonly deals: Deals;
  readonly training: ModelTraining;
  /** the file of the thread that writes the pages of cards beside the others; undefined where this thread does */
  readonly cardPagesWorker: URL | undefined;
}

/** What was written. */
export interface SnapshotSummary {
  readonly context: PageContext;
  readonly pages: BrowsePageCounts & { readonly combos: number; readonly precons: number };
  readonly unverifiedPairs: number;
  readonly training: Pick<Trained, 'learntBefore' | 'brackets'>;
}

type Suggest = Pick<CommanderPageInput, 'suggestions' | 'sharedTraits'>;

const writeCombos = async (
  snapshot: SnapshotFiles,
  context: PageContext,
  { combos, comboDecks }: BrowseCounts,
): Promise<ListedBulkFile> => {
  const pages = makeComboPages(context, combos, comboDecks);
  await snapshot.writeJson('combos/index.json', ComboIndex, makeComboIndex(pages));
  await snapshot.writeJson('combos/by-card.json', CombosByCard, makeCombosByCard(pages));
  const bulk = openBulkFile(snapshot, 'combos.jsonl.gz');
  for (const page of pages) {
    await snapshot.writeJson(`combos/${page.id}.json`, Combo, page);
    await bulk.add(toBulkCombo(page));
  }
  return bulk.finish();
};

const writePrecons = async (
  snapshot: SnapshotFiles,
  context: PageContext,
  { precons }: BrowseCounts,
  input: Suggest,
): Promise<number> => {
  const codes = new Map(knownSets().map((set) => [set.name.toLowerCase(), set.code]));
  const pages = makePreconPages(context, precons, (set) => codes.get(set.toLowerCase()), input);
  for (const page of pages) await snapshot.writeJson(`precons/${page.slug}.json`, PreconPage, page);
  const rows = pages.map(({ slug, name, set, released_at, commanders, identity }) => ({
    slug,
    name,
    set,
    released_at,
    commanders,
    identity,
  }));
  await snapshot.writeJson('precons/index.json', PreconIndex, { precons: rows });
  return pages.length;
};

/** Writes the recommender, and the pages that it is needed for; it is let go of with them. */
const writeModelPages = async (
  snapshot: SnapshotFiles,
  context: PageContext,
  files: TrainedFiles,
  browse: BrowseCounts,
  progress: Progress,
) => {
  await snapshot.write('model/recommender.bin', files.model);
  await snapshot.write('model/decks.bin', files.decks);
  const trained = parseTrainedFiles(files);
  const input = {
    suggestions: makeThemedSuggestions(context, makeSuggestions(trained.model, context.cards)),
    sharedTraits: makeSharedTraits(context.cards),
  };
  const decks = createDeckCounts(trained.model, trained.attributes);
  const commanders = await writeCommanderPages(snapshot, context, { ...input, decks }, progress);
  await writeNarrowedPages(snapshot, context, decks, progress);
  const precons = await writePrecons(snapshot, context, browse, input);
  return { commanders, precons };
};

/** Writes all files of a snapshot except its manifest; those of cards are adopted when they are written. */
export const writeSnapshot = async (
  snapshot: SnapshotWriter,
  {
    cards,
    numbers,
    numberTable,
    otherNames,
    counts,
    browse,
    results,
    origins,
    deckSources,
    deckKinds,
    cardRules,
    estimates,
    saltVotes,
    printings,
    deals,
    training,
    cardPagesWorker,
  }: SnapshotInput,
  progress: Progress,
): Promise<SnapshotSummary> => {
  const context = makePageContext(cards, counts, saltVotes);
  await snapshot.writeJson('catalog.json', Catalog, { cards: cards.map(toWireCard) });
  await snapshot.writeJson('card-numbers.json', CardNumbers, listCardNumbers(numberTable, cards, numbers));
  await snapshot.writeJson('names.json', OtherNames, otherNames);
  await snapshot.writeJson('deck-sources.json', DeckSources, deckSources);
  const resultsPage = makeResultsPage(context, results);
  await writeMainLists(snapshot, context, resultsPage);
  const pages = await writeBrowsePages(snapshot, context, { browse, estimates, printings, deals }, progress);
  await writeResults(snapshot, context, results, resultsPage);
  const combos = await writeCombos(snapshot, context, browse);
  const trainedModel = await training.finish(knownAttributes(context, browse, origins, deckKinds, cardRules));
  // The thread that learnt is over: two at a time keep two cores busy, and three hold the memory of one more.
  const { folder, former } = snapshot;
  const cardPages = startCardPages(
    { cards, counts: counts.counted, saltVotes, printings, folder, former },
    cardPagesWorker,
    progress,
  );
  try {
    const { commanders, precons } = await writeModelPages(
      snapshot,
      context,
      trainedModel.files,
      browse,
      progress,
    );
    const written = await cardPages.written();
    snapshot.adopt(written);
    await snapshot.writeJson(`${BULK_FOLDER}/index.json`, BulkIndex, {
      files: [written.bulk, commanders.bulk, combos],
    });
    return {
      context,
      pages: { ...pages, combos: combos.records, precons },
      unverifiedPairs: commanders.unverifiedPairs,
      training: trainedModel,
    };
  } finally {
    await cardPages.stop();
  }
};
