import { Catalog, Manifest, SNAPSHOT_SCHEMA, toWireCard } from '@crownsmith/api-client';
import type { Card } from '@crownsmith/domain';
import { createRecommender, makeModel, parseModel } from '@crownsmith/recommender';
import { readFormatUse } from '../aggregate/count-sql';
import type { DeckCounts } from '../aggregate/deck-counts';
import type { Scope } from '../aggregate/scope-sql';
import { dayNumber, isoDate } from '../decks/deck-content';
import { NO_DEALS, type Deals } from '../pages/misc-data';
import { makePageContext } from '../pages/page-context';
import { PipelineError } from '../pipeline-error';
import type { Progress } from '../progress';
import { checkedJson } from '../snapshot/checked-json';
import {
  newVersion,
  openSnapshot,
  pointTo,
  pruneSnapshots,
  snapshotVersions,
  sweepUnfinished,
  type OpenSnapshot,
} from '../snapshot/snapshot-folder';
import type { Store } from '../store/store';
import { countStore } from './count-store';
import { publishCatalogue, withPlayedLegality } from './publish-catalogue';
import { trainPublishedModel } from './train-published-model';
import { countBrowse, type BrowseCounts } from './count-browse';
import { BROWSE_FOLDERS, writeBrowse } from './write-browse';
import { PAGE_FOLDERS, writeCardPages, writeCommanderPages, writeLists } from './write-pages';

export interface PublishOptions {
  /** formats to count; undefined for all */
  readonly formats?: readonly string[];
  /** ISO date; only decks from then on count, undated ones do not */
  readonly since?: string;
  /** snapshots to leave in place */
  readonly keep: number;
  /** a shop's terms; none where absent */
  readonly deals?: Deals;
}

export interface PublishSummary {
  readonly manifest: Manifest;
  readonly unknownCommander: number;
  readonly offIdentity: number;
  readonly unresolved: number;
  /** pairs that decks have though no rule of partners shows that they may */
  readonly unverifiedPairs: number;
  readonly pruned: readonly string[];
}

const scopeOf = (options: PublishOptions): Scope => ({
  ...(options.formats === undefined ? {} : { formats: options.formats }),
  ...(options.since === undefined ? {} : { sinceDay: dayNumber(options.since) }),
});

const writeSnapshot = async (
  snapshot: OpenSnapshot,
  cards: readonly Card[],
  counts: DeckCounts,
  browse: BrowseCounts,
  deals: Deals,
  progress: Progress,
) => {
  const context = makePageContext(cards, counts);
  const model = makeModel(trainPublishedModel(cards, counts, progress));
  await snapshot.write('model/recommender.bin', model);
  const parsed = parseModel(model);
  if (!parsed.ok)
    throw new PipelineError(
      'bad-output',
      `The recommender's model cannot be read back (${parsed.error.code}). Nothing was published.`,
    );
  await snapshot.write(
    'catalog.json',
    checkedJson(Catalog, 'catalog.json', { cards: cards.map(toWireCard) }),
  );
  await writeLists(snapshot, context);
  const pages = await writeBrowse(snapshot, context, browse, deals, progress);
  const commanders = await writeCommanderPages(snapshot, context, createRecommender(parsed.value), progress);
  await writeCardPages(snapshot, context, progress);
  return { context, pages, ...commanders };
};

/**
 * Counts the store's decks and writes a snapshot: every file checked against the schema of its readers, in a folder of
 * its own that gets its name when all are there; then the pointer moves in one step. A run that is killed at any
 * moment leaves the snapshot before it in place.
 */
export const publish = async (
  store: Store,
  options: PublishOptions,
  now: Date,
  progress: Progress,
): Promise<PublishSummary> => {
  const { snapshots } = store.paths;
  const state = store.state();
  if (state.cards === null)
    throw new PipelineError(
      'nothing-to-do',
      'There are no cards to publish. Import some first: pipeline import cards FILE (or publish --starter).',
    );
  await sweepUnfinished(snapshots);
  const counting = progress.start('Counting decks', 0);
  const { cards, counts, browse } = await store.query(async (db) => {
    const known = await publishCatalogue(store, db);
    const counted = await countStore(store, db, known, scopeOf(options));
    return {
      cards: withPlayedLegality(
        known,
        await readFormatUse(db, 'commander', known.length),
        counted.cardPotential,
      ),
      counts: counted,
      browse: await countBrowse(db, known, counted),
    };
  });
  counting.end();
  const snapshot = await openSnapshot(snapshots, [...PAGE_FOLDERS, ...BROWSE_FOLDERS]);
  try {
    const written = await writeSnapshot(snapshot, cards, counts, browse, options.deals ?? NO_DEALS, progress);
    const taken = new Set(await snapshotVersions(snapshots));
    const wanted = newVersion(now, state.revision);
    const version = taken.has(wanted) ? `${wanted}-${process.pid}` : wanted;
    const manifest: Manifest = {
      schema: SNAPSHOT_SCHEMA,
      version,
      createdAt: now.toISOString(),
      sample: state.decks?.sample === true,
      cards: cards.length,
      decks: counts.report.decks,
      commanders: written.context.zones.filter((zone) => zone.cards.length === 1).length,
      pairs: written.context.zones.filter((zone) => zone.cards.length === 2).length,
      formats: { ...counts.formats },
      newestDeck: counts.newestDay < 0 ? null : isoDate(counts.newestDay),
      files: snapshot.files + 1,
    };
    await snapshot.write('manifest.json', checkedJson(Manifest, 'manifest.json', manifest));
    await snapshot.finish(version);
    await pointTo(snapshots, version);
    const pruned = await pruneSnapshots(snapshots, options.keep);
    const { unknownCommander, offIdentity, unresolved } = counts.report;
    return {
      manifest,
      unknownCommander,
      offIdentity,
      unresolved,
      unverifiedPairs: written.unverifiedPairs,
      pruned,
    };
  } catch (error) {
    await snapshot.abandon();
    throw error;
  }
};
