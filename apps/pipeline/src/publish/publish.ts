import { join } from 'node:path';
import { Manifest, SNAPSHOT_SCHEMA, toWireLimits } from '@crownsmith/api-client';
import { earliest, type BracketLimit } from '@crownsmith/domain';
import type { DuckDBConnection } from '@duckdb/node-api';
import { countBrowse } from '#src/aggregate/browse-counts';
import { namesOf, readDeckOrigins } from '#src/aggregate/deck-origins';
import { noCardRules } from '#src/aggregate/deck-kinds';
import { countResultsOfDecks, NO_RESULTS } from '#src/aggregate/result-counts';
import { countDecks } from '#src/aggregate/count-decks';
import type { Scope } from '#src/aggregate/scope-tables';
import { openCheckpoint, type CountCheckpoint } from '#src/checkpoint/count-checkpoint';
import { readSourceCombos, resolveCombos } from '#src/combos/known-combos';
import { dayNumber, dayOf, isoDate } from '#src/iso-date';
import { listOtherNames } from '#src/names/other-names';
import { NO_DEALS } from '#src/pages/browse/misc-data';
import { PipelineError } from '#src/pipeline-error';
import { resolvePrecons } from '#src/precons/known-precons';
import { readPublishedPrecons } from '#src/precons/precon-decks';
import type { Progress } from '#src/progress';
import { openFolderRepository } from '#src/snapshot/folder-repository';
import { withPointerLock } from '#src/snapshot/pointer-lock';
import { pruneSnapshots } from '#src/snapshot/repository';
import { currentVersion, makeVersion, pointTo, snapshotVersions } from '#src/snapshot/snapshot-folder';
import { openSnapshot, type SnapshotWriter } from '#src/snapshot/snapshot-writer';
import { makeDeckSources, numberKinds } from '#src/sources/counted-sources';
import { kindOf } from '#src/sources/source-kind';
import { countResults } from '#src/store/deck-results';
import type { Store } from '#src/store/store';
import { dataSources } from './data-sources';
import { makeCountKey } from './count-key';
import { lacksFactsOfCards } from '#src/cards/import-cards';
import { makeStoreScope, requireDecks } from './count-store';
import { bannedOfHeld, deckRows } from './deck-rows';
import { startTraining } from './model-training';
import { decidePlayedLegality, readCatalogue, trainingCard } from './published-catalogue';
import type { PublishOptions } from './publish-options';
import { notePublished, type PublishFigures } from './published-content';
import { recallTraining, rememberTraining } from './training-memory';
import { SNAPSHOT_FOLDERS, writeSnapshot, type SnapshotInput } from './write-snapshot';

/** What a publish did; its figures are explained at `ScopeReport` and `PublishFigures`. */
export interface PublishSummary extends PublishFigures {
  readonly manifest: Manifest;
  /** decks that were counted by this publish; of others the counts of the last one were taken */
  readonly countedAnew: number;
  /** files that are the same in the snapshot before, and shared with it */
  readonly shared: number;
  /** versions of removed snapshots */
  readonly pruned: readonly string[];
}

/**
 * From so many decks on the pages of cards are written by a thread beside the others. It has cards, code and memory of its own: for
 * 30,000 decks that takes a fifth more CPU, and no less time where two threads share a core.
 */
const MANY_DECKS = 200_000;

/** Decks of other formats would dilute the figures of Commander: their rules and bans differ. */
const DEFAULT_FORMATS = ['commander'];

const makeScope = ({ formats = DEFAULT_FORMATS, since }: PublishOptions): Scope => ({
  ...(formats === 'all' ? {} : { formats }),
  ...(since === undefined ? {} : { sinceDay: dayNumber(since) }),
});

/** What a publish writes. */
interface AllCounts extends SnapshotInput {
  readonly bracketLimits: readonly BracketLimit[];
  /** counted decks that people handed in */
  readonly handedIn: number;
  /** decks that were counted; of others the counts of the last publish were taken */
  readonly countedAnew: number;
  /** where the counts are saved for the next publish; undefined where they are not */
  readonly checkpoint: CountCheckpoint | undefined;
}

/** Counts that are not saved cost the next publish time, nothing else. */
const warnOfFailure = (failure: Error | undefined, progress: Progress): void => {
  if (failure === undefined) return;
  progress.line(
    `The next publish will count all decks, because the counts could not be saved: ${failure.message}`,
  );
};

/** Opens the counts of the last publish. */
const openStoreCheckpoint = async (
  store: Store,
  { program }: PublishOptions,
  names: readonly string[],
): Promise<CountCheckpoint | undefined> =>
  program === undefined
    ? undefined
    : openCheckpoint(store.paths.checkpoint, makeCountKey(program, names), names.length);

/** The cards that a publish is of, and what the store's decks are counted with. */
export const prepareCount = async (
  store: Store,
  db: DuckDBConnection,
  options: PublishOptions,
  now: Date,
) => {
  const catalogue = await readCatalogue(store, db, now);
  const precons = await readPublishedPrecons(store, db);
  const combos = resolveCombos(await readSourceCombos(store, db), catalogue.cards, catalogue.index);
  const { withPrecons = false } = options;
  const scope = await makeStoreScope(
    store,
    db,
    catalogue,
    makeScope(options),
    now,
    combos,
    precons,
    withPrecons,
  );
  return { catalogue, precons: resolvePrecons(precons, catalogue.index), combos, scope };
};

/** Counts the store's decks. The recommender learns from them, in its thread, while the rest is counted. */
const countAll = async (
  store: Store,
  options: PublishOptions,
  now: Date,
  progress: Progress,
): Promise<AllCounts> =>
  store.query(async (db) => {
    const { deals = NO_DEALS, worker, cardPagesThreadFrom = MANY_DECKS } = options;
    const { catalogue, precons, combos, scope } = await prepareCount(store, db, options, now);
    const { cards: known, index, estimates, saltVotes, printings, bracketLimits } = catalogue;
    const { input, names, numbers, numberTable, firstHandedIn } = scope;
    const checkpoint = await openStoreCheckpoint(store, options, names);
    const counting = store.count(db, async (engine) => {
      const count = await countDecks(
        db,
        engine,
        { ...input, ...(checkpoint && { visit: checkpoint.saveCards }) },
        options.recount === true ? undefined : await checkpoint?.loadKept(),
        (reason) => progress.line(`All decks are counted anew: ${reason}.`),
      );
      requireDecks(count);
      const { counts, rows } = count;
      const cards = decidePlayedLegality(catalogue, count.commanderPlay, counts.cardPotential);
      const recalled = await recallTraining(checkpoint, count, bracketLimits, numbers);
      const training = startTraining(
        {
          cards: cards.map(trainingCard),
          numbers,
          combos,
          bracketLimits,
          rows: deckRows(counts.held),
          banned: bannedOfHeld(counts.held, counts.bannedCards),
          ...recalled,
        },
        worker,
        progress,
      );
      try {
        const { browse, base } = await countBrowse(db, engine, input, count, { combos, precons });
        warnOfFailure(await checkpoint?.save(base), progress);
        const { kinds, deckResults, nextDeck } = store.state();
        const resultsPath = deckResults === null ? undefined : store.path(deckResults.file);
        const bySource =
          resultsPath === undefined ? new Map<string, number>() : await countResults(db, resultsPath);
        const results =
          resultsPath === undefined
            ? NO_RESULTS
            : await countResultsOfDecks(db, { decks: input.decks, results: resultsPath, days: input.days });
        const origins = await readDeckOrigins(db, rows.deck, (source) =>
          kindOf(kinds, source, bySource.get(source) ?? 0),
        );
        const additional = { firstPrecon: nextDeck, firstHandedIn };
        const deckSources = makeDeckSources(rows, origins, additional);
        const handedIn = rows.deck.reduce((decks, deck) => decks + (deck >= firstHandedIn ? 1 : 0), 0);
        return {
          cards,
          numbers,
          numberTable,
          otherNames: listOtherNames(cards, index),
          counts,
          browse,
          results,
          origins,
          deckSources,
          deckKinds: numberKinds(rows.deck, origins, additional),
          cardRules: input.cards.rules ?? noCardRules(known.length),
          bracketLimits,
          estimates,
          saltVotes,
          printings,
          deals,
          training,
          cardPagesWorker: rows.deck.length < cardPagesThreadFrom ? undefined : worker,
          handedIn,
          countedAnew: count.added?.rows.deck.length ?? rows.deck.length,
          checkpoint,
        };
      } catch (error) {
        await training.stop();
        throw error;
      }
    });
    return counting.catch(async (error: unknown) => {
      await checkpoint?.close();
      throw error;
    });
  });

/** Makes a snapshot the current one. @returns versions of removed snapshots */
export const makeCurrent = (
  store: Store,
  options: PublishOptions,
  now: Date,
  version: string,
  figures: PublishFigures,
): Promise<readonly string[]> => {
  const { snapshots } = store.paths;
  return withPointerLock(snapshots, async () => {
    await pointTo(snapshots, version);
    await notePublished(store.paths, store.state(), options, version, figures, now);
    return pruneSnapshots(openFolderRepository(snapshots), options.keep);
  });
};

/** Writes a snapshot of what was counted and makes it the current one. */
const writeAndPoint = async (
  store: Store,
  options: PublishOptions,
  now: Date,
  input: AllCounts,
  snapshot: SnapshotWriter,
  progress: Progress,
): Promise<PublishSummary> => {
  const { snapshots } = store.paths;
  const { cards, counts, estimates } = input;
  const state = store.state();
  const written = await writeSnapshot(snapshot, input, progress);
  const version = makeVersion(now, state.revision, await snapshotVersions(snapshots));
  const newestDeck = counts.newestDay < 0 ? null : isoDate(counts.newestDay);
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
    newestDeck,
    data: dataSources(state, { newest: newestDeck, sources: namesOf(input.origins) }, dayOf(now)),
    bracket_limits: toWireLimits(input.bracketLimits),
    // The manifest and the checksums come last.
    files: snapshot.files + 2,
    checksums: true,
    browse: { ...written.pages, preconDecksLeftOut: counts.report.precons },
  };
  await snapshot.writeJson('manifest.json', Manifest, manifest);
  await snapshot.finish(version);
  if (input.checkpoint !== undefined)
    warnOfFailure(
      await rememberTraining(input.checkpoint, counts, written.training, input.bracketLimits, input.numbers),
      progress,
    );
  const { unknownCommander, offIdentity, unresolved, unresolvedDecks, precons, weighedOut, movedCompanions } =
    counts.report;
  const nextRelease = earliest(
    cards.map(({ legality, legalFrom }) => (legality === 'not_legal' ? legalFrom : undefined)),
  );
  const figures: PublishFigures = {
    unknownCommander,
    offIdentity,
    unresolved,
    unresolvedDecks,
    handedIn: input.handedIn,
    precons,
    weighedOut,
    movedCompanions,
    unverifiedPairs: written.unverifiedPairs,
    ...(nextRelease !== undefined && { nextRelease }),
  };
  const pruned = await makeCurrent(store, options, now, version, figures);
  return { ...figures, manifest, countedAnew: input.countedAnew, shared: snapshot.shared, pruned };
};

/**
 * Counts the store's decks and writes a snapshot: files are written to a temporary
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
  if (lacksFactsOfCards(store.state()))
    progress.line(
      'The cards were imported by another release, which read other facts of them, such as tags. Import the card file again.',
    );
  const { snapshots } = store.paths;
  const former = await currentVersion(snapshots).catch(() => undefined);
  const snapshot = await openSnapshot(
    snapshots,
    SNAPSHOT_FOLDERS,
    former === undefined ? undefined : join(snapshots, former),
  );
  try {
    const counting = progress.start('Counting decks', 0);
    const input = await countAll(store, options, now, progress);
    counting.end();
    try {
      return await writeAndPoint(store, options, now, input, snapshot, progress);
    } finally {
      await input.training.stop();
      await input.checkpoint?.close();
    }
  } catch (error) {
    await snapshot.abandon();
    throw error;
  }
};
