import {
  Catalog,
  Combo,
  ComboIndex,
  CombosByCard,
  PreconIndex,
  PreconPage,
  toWireCard,
} from '@crownsmith/api-client';
import type { Card } from '@crownsmith/domain';
import { createRecommender, parseModel } from '@crownsmith/recommender';
import { knownSets } from '@crownsmith/catalog/starter';
import type { DeckCounts } from '#src/aggregate/deck-counts';
import { makeNameIndex } from '#src/names/name-index';
import { comboIndex, comboPages, combosByCard } from '#src/pages/browse/combo-pages';
import type { Deals } from '#src/pages/browse/misc-data';
import { makePageContext, type PageContext, type Zone } from '#src/pages/page-context';
import { preconPages } from '#src/pages/browse/precon-pages';
import { PipelineError } from '#src/pipeline-error';
import type { Progress } from '#src/progress';
import { checkedJson } from '#src/snapshot/checked-json';
import type { OpenSnapshot } from '#src/snapshot/snapshot-folder';
import type { BrowseCounts } from '#src/aggregate/browse-counts';
import { trainingInput } from './train-model';
import { startTraining } from './model-training';
import { BROWSE_FOLDERS, writeBrowse, type BrowseWritten } from './write-browse-pages';
import { PAGE_FOLDERS, writeCardPages, writeCommanderPages, writeLists } from './write-card-pages';

/** Folders of a snapshot. */
export const SNAPSHOT_FOLDERS = [...PAGE_FOLDERS, ...BROWSE_FOLDERS, 'combos', 'precons'] as const;

/** What a snapshot is written from. */
export interface SnapshotInput {
  readonly cards: readonly Card[];
  readonly counts: DeckCounts;
  readonly browse: BrowseCounts;
  readonly deals: Deals;
  /** file of the thread that trains; undefined to train in this one */
  readonly worker: URL | undefined;
}

/** What was written. */
export interface SnapshotWritten {
  readonly context: PageContext;
  readonly pages: BrowseWritten & { readonly combos: number; readonly precons: number };
  readonly unverifiedPairs: number;
}

/** Suggested cards of a commander without decks; enough for lists and a deck. */
const SUGGESTIONS = 260;

type Suggest = (zone: Zone) => readonly number[];

const suggester = (model: Uint8Array): Suggest => {
  const parsed = parseModel(model);
  if (!parsed.ok)
    throw new PipelineError(
      'bad-output',
      `The recommender's model cannot be read back (${parsed.error.code}). Nothing was published.`,
    );
  const recommender = createRecommender(parsed.value);
  return (zone) =>
    recommender
      .recommend({ commanders: [...zone.cards], cards: [], limit: SUGGESTIONS })
      .map((one) => one.card);
};

const writeCombos = async (
  snapshot: OpenSnapshot,
  context: PageContext,
  { combos, comboDecks }: BrowseCounts,
): Promise<number> => {
  const pages = comboPages(context, combos, comboDecks);
  await snapshot.write('combos/index.json', checkedJson(ComboIndex, 'combos/index.json', comboIndex(pages)));
  await snapshot.write(
    'combos/by-card.json',
    checkedJson(CombosByCard, 'combos/by-card.json', combosByCard(pages)),
  );
  for (const page of pages) {
    const path = `combos/${page.id}.json`;
    await snapshot.write(path, checkedJson(Combo, path, page));
  }
  return pages.length;
};

const writePrecons = async (
  snapshot: OpenSnapshot,
  context: PageContext,
  { precons }: BrowseCounts,
  suggest: Suggest,
): Promise<number> => {
  const codes = new Map(knownSets().map((set) => [set.name.toLowerCase(), set.code]));
  const index = makeNameIndex(context.cards);
  const pages = preconPages(context, precons, index, (set) => codes.get(set.toLowerCase()), { suggest });
  for (const page of pages) {
    const path = `precons/${page.slug}.json`;
    await snapshot.write(path, checkedJson(PreconPage, path, page));
  }
  const rows = pages.map(({ slug, name, set, released_at, commanders, identity }) => ({
    slug,
    name,
    set,
    released_at,
    commanders,
    identity,
  }));
  await snapshot.write(
    'precons/index.json',
    checkedJson(PreconIndex, 'precons/index.json', { precons: rows }),
  );
  return pages.length;
};

/** Writes all files of a snapshot but its manifest; the recommender is trained beside the pages that do not need it. */
export const writeSnapshot = async (
  snapshot: OpenSnapshot,
  { cards, counts, browse, deals, worker }: SnapshotInput,
  progress: Progress,
): Promise<SnapshotWritten> => {
  const training = startTraining(trainingInput(cards, counts), worker, progress);
  try {
    const context = makePageContext(cards, counts);
    await snapshot.write(
      'catalog.json',
      checkedJson(Catalog, 'catalog.json', { cards: cards.map(toWireCard) }),
    );
    await writeLists(snapshot, context);
    const pages = await writeBrowse(snapshot, context, browse, deals, progress);
    const combos = await writeCombos(snapshot, context, browse);
    await writeCardPages(snapshot, context, progress);
    const model = await training.model();
    await snapshot.write('model/recommender.bin', model);
    const suggest = suggester(model);
    const commanders = await writeCommanderPages(snapshot, context, suggest, progress);
    const precons = await writePrecons(snapshot, context, browse, suggest);
    return { context, pages: { ...pages, combos, precons }, ...commanders };
  } finally {
    await training.stop();
  }
};
