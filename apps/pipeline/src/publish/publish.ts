import { Manifest, SNAPSHOT_SCHEMA } from '@crownsmith/api-client';
import { readFormatUse } from '#src/aggregate/count-queries';
import type { Scope } from '#src/aggregate/scope-tables';
import { dayNumber, isoDate } from '#src/decks/deck-content-hash';
import { NO_DEALS, type Deals } from '#src/pages/browse/misc-data';
import { PipelineError } from '#src/pipeline-error';
import type { Progress } from '#src/progress';
import { checkedJson } from '#src/snapshot/checked-json';
import {
  newVersion,
  openSnapshot,
  pointTo,
  pruneSnapshots,
  snapshotVersions,
  sweepUnfinished,
} from '#src/snapshot/snapshot-folder';
import type { Store } from '#src/store/store';
import { countBrowse } from '#src/aggregate/browse-counts';
import { countStore } from './count-store';
import { decidePlayedLegality, readCatalogue } from './publish-catalogue';
import { readSourceCombos } from '#src/combos/known-combos';
import { readPrecons } from '#src/precons/precon-decks';
import { SNAPSHOT_FOLDERS, writeSnapshot } from './write-snapshot';

export interface PublishOptions {
  /** formats to count; undefined for all */
  readonly formats?: readonly string[];
  /** ISO date; only decks from then on count, undated ones do not */
  readonly since?: string;
  /** snapshots to leave in place */
  readonly keep: number;
  /** a shop's terms; none where absent */
  readonly deals?: Deals;
  /** precons count like other decks */
  readonly withPrecons?: boolean;
  /** file of the thread that trains the recommender; without it the training is done in this one */
  readonly worker?: URL;
}

export interface PublishSummary {
  readonly manifest: Manifest;
  readonly unknownCommander: number;
  readonly offIdentity: number;
  readonly unresolved: number;
  /** decks that are precons, not counted */
  readonly precons: number;
  /** decks whose companion stood in the command zone */
  readonly partedCompanions: number;
  /** pairs that decks have though no rule of partners shows that they may */
  readonly unverifiedPairs: number;
  readonly pruned: readonly string[];
}

const scopeOf = (options: PublishOptions): Scope => ({
  ...(options.formats === undefined ? {} : { formats: options.formats }),
  ...(options.since === undefined ? {} : { sinceDay: dayNumber(options.since) }),
});

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
    const catalogue = await readCatalogue(store, db);
    const known = catalogue.cards;
    const precons = await readPrecons(store, db);
    const counted = await countStore(
      store,
      db,
      known,
      scopeOf(options),
      precons,
      options.withPrecons === true,
    );
    const sources = { combos: await readSourceCombos(store, db), precons: precons.precons };
    return {
      cards: decidePlayedLegality(
        catalogue,
        await readFormatUse(db, 'commander', known.length),
        counted.cardPotential,
      ),
      counts: counted,
      browse: await countBrowse(db, known, counted, sources),
    };
  });
  counting.end();
  const snapshot = await openSnapshot(snapshots, SNAPSHOT_FOLDERS);
  try {
    const written = await writeSnapshot(
      snapshot,
      { cards, counts, browse, deals: options.deals ?? NO_DEALS, worker: options.worker },
      progress,
    );
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
      browse: { ...written.pages, preconDecksLeftOut: counts.report.precons },
    };
    await snapshot.write('manifest.json', checkedJson(Manifest, 'manifest.json', manifest));
    await snapshot.finish(version);
    await pointTo(snapshots, version);
    const pruned = await pruneSnapshots(snapshots, options.keep);
    const { unknownCommander, offIdentity, unresolved, precons, partedCompanions } = counts.report;
    return {
      manifest,
      unknownCommander,
      offIdentity,
      unresolved,
      precons,
      partedCompanions,
      unverifiedPairs: written.unverifiedPairs,
      pruned,
    };
  } catch (error) {
    await snapshot.abandon();
    throw error;
  }
};
