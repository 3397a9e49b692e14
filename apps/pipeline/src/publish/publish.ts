import { Manifest, SNAPSHOT_SCHEMA } from '@crownsmith/api-client';
import { countBrowse } from '#src/aggregate/browse-counts';
import { readDeckOrigins } from '#src/aggregate/deck-origins';
import { readPlayInCommander } from '#src/aggregate/count-queries';
import type { Scope } from '#src/aggregate/scope-tables';
import { readSourceCombos, resolveCombos } from '#src/combos/known-combos';
import { dayNumber, isoDate } from '#src/iso-date';
import { NO_DEALS } from '#src/pages/browse/misc-data';
import { makeNameIndex } from '#src/names/name-index';
import { PipelineError } from '#src/pipeline-error';
import { readPublishedPrecons } from '#src/precons/precon-decks';
import type { Progress } from '#src/progress';
import { openFolderRepository } from '#src/snapshot/folder-repository';
import { withPointerLock } from '#src/snapshot/pointer-lock';
import { pruneSnapshots } from '#src/snapshot/repository';
import { makeVersion, pointTo, snapshotVersions } from '#src/snapshot/snapshot-folder';
import { openSnapshot } from '#src/snapshot/snapshot-writer';
import type { Store } from '#src/store/store';
import { countStore, type StoreCounts } from './count-store';
import { deckRows } from './deck-rows';
import { startTraining } from './model-training';
import { decidePlayedLegality, readCatalogue } from './published-catalogue';
import type { PublishOptions } from './publish-options';
import { notePublished } from './published-content';
import { SNAPSHOT_FOLDERS, writeSnapshot, type SnapshotInput } from './write-snapshot';

/** What a publish did; its report is explained at `ScopeReport`. */
export interface PublishSummary {
  readonly manifest: Manifest;
  readonly unknownCommander: number;
  readonly offIdentity: number;
  readonly unresolved: number;
  readonly unresolvedDecks: number;
  /** counted decks that people handed in */
  readonly handedIn: number;
  /** decks that are precons, not counted */
  readonly precons: number;
  /** decks that do not count because of their source's weight */
  readonly weighedOut: number;
  /** decks whose companion was listed in the command zone */
  readonly movedCompanions: number;
  /** pairs of decks that no partner rule is known to allow */
  readonly unverifiedPairs: number;
  /** versions of removed snapshots */
  readonly pruned: readonly string[];
}

/** Decks of other formats would dilute the figures of Commander: their rules and bans differ. */
const DEFAULT_FORMATS = ['commander'];

const makeScope = ({ formats = DEFAULT_FORMATS, since }: PublishOptions): Scope => ({
  ...(formats === 'all' ? {} : { formats }),
  ...(since === undefined ? {} : { sinceDay: dayNumber(since) }),
});

/** Counts the store's decks. The recommender learns from them, in its thread, while the rest is counted. */
const countAll = async (
  store: Store,
  options: PublishOptions,
  now: Date,
  progress: Progress,
): Promise<SnapshotInput & { readonly counts: StoreCounts }> =>
  store.query(async (db) => {
    const { deals = NO_DEALS, worker, withPrecons = false } = options;
    const catalogue = await readCatalogue(store, db);
    const { cards: known, estimates, saltVotes } = catalogue;
    const precons = await readPublishedPrecons(store, db);
    const combos = resolveCombos(await readSourceCombos(store, db), known, makeNameIndex(known));
    return store.count(db, async (engine) => {
      const counts = await countStore(
        store,
        db,
        engine,
        known,
        makeScope(options),
        now,
        precons,
        withPrecons,
      );
      const play = await readPlayInCommander(engine, known.length);
      const cards = decidePlayedLegality(catalogue, play, counts.cardPotential);
      const training = startTraining({ cards, combos, rows: deckRows(counts.held) }, worker, progress);
      try {
        const browse = await countBrowse(engine, known, counts, { combos, precons });
        const origins = await readDeckOrigins(db, engine, counts.decks.c1.length);
        return { cards, counts, browse, origins, estimates, saltVotes, deals, training, worker };
      } catch (error) {
        await training.stop();
        throw error;
      }
    });
  });

/** Writes a snapshot of what was counted and makes it the current one. */
const writeAndPoint = async (
  store: Store,
  options: PublishOptions,
  now: Date,
  input: Awaited<ReturnType<typeof countAll>>,
  progress: Progress,
): Promise<PublishSummary> => {
  const { snapshots } = store.paths;
  const { cards, counts, estimates } = input;
  const state = store.state();
  const snapshot = await openSnapshot(snapshots, SNAPSHOT_FOLDERS);
  try {
    const written = await writeSnapshot(snapshot, input, progress);
    const version = makeVersion(now, state.revision, await snapshotVersions(snapshots));
    const manifest: Manifest = {
      schema: SNAPSHOT_SCHEMA,
      version,
      createdAt: now.toISOString(),
      sample: state.decks?.sample === true,
      estimates: [...estimates],
      cards: cards.length,
      decks: counts.report.decks,
      commanders: written.context.zones.filter((zone) => zone.cards.length === 1).length,
      pairs: written.context.zones.filter((zone) => zone.cards.length === 2).length,
      formats: { ...counts.formats },
      newestDeck: counts.newestDay < 0 ? null : isoDate(counts.newestDay),
      // The manifest and the checksums come last.
      files: snapshot.files + 2,
      checksums: true,
      browse: { ...written.pages, preconDecksLeftOut: counts.report.precons },
    };
    await snapshot.writeJson('manifest.json', Manifest, manifest);
    await snapshot.finish(version);
    const pruned = await withPointerLock(snapshots, async () => {
      await pointTo(snapshots, version);
      await notePublished(store.paths, state, options, version);
      return pruneSnapshots(openFolderRepository(snapshots), options.keep);
    });
    const {
      unknownCommander,
      offIdentity,
      unresolved,
      unresolvedDecks,
      precons,
      weighedOut,
      movedCompanions,
    } = counts.report;
    return {
      manifest,
      unknownCommander,
      offIdentity,
      unresolved,
      unresolvedDecks,
      handedIn: counts.handedIn,
      precons,
      weighedOut,
      movedCompanions,
      unverifiedPairs: written.unverifiedPairs,
      pruned,
    };
  } catch (error) {
    await snapshot.abandon();
    throw error;
  }
};

/**
 * Counts the store's decks and writes a snapshot: every file is validated against its schema and written to a temporary
 * folder, which is renamed when it is complete; then the pointer is replaced atomically. A run that is killed at any time
 * leaves the previous snapshot in place.
 * @throws PipelineError 'nothing-to-do' without cards or decks
 */
export const publish = async (
  store: Store,
  options: PublishOptions,
  now: Date,
  progress: Progress,
): Promise<PublishSummary> => {
  if (store.state().cards === null)
    throw new PipelineError(
      'nothing-to-do',
      'There are no cards to publish. Import some first: pipeline import cards FILE (or publish --starter).',
    );
  const counting = progress.start('Counting decks', 0);
  const input = await countAll(store, options, now, progress);
  counting.end();
  try {
    return await writeAndPoint(store, options, now, input, progress);
  } finally {
    await input.training.stop();
  }
};
