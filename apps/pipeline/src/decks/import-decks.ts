import { createHash } from 'node:crypto';
import { readKnownCards } from '#src/cards/known-cards';
import { makeNearestNames } from '#src/names/nearest-names';
import { fileHash } from '#src/input/input-file';
import { PipelineError } from '#src/pipeline-error';
import type { Progress } from '#src/progress';
import { openRejects } from '#src/input/rejects-file';
import {
  mergeStage,
  openStage,
  readNames,
  writeDeckCards,
  writeDecks,
  writeNames,
} from '#src/store/deck-tables';
import type { Store } from '#src/store/store';
import type { StoreState } from '#src/store/store-state';
import type { DuckDBConnection } from '@duckdb/node-api';
import { makeCardLookUp, readAll, type IntakeOptions, type Tally } from './stage-decks';
import { openDeckSource, type DeckSource } from './deck-files';
import { makeNameDictionary, type NameDictionary } from '#src/names/name-dictionary';
import { unresolvedNames, type UnresolvedName } from '#src/names/unresolved-names';

export interface DeckImportOptions extends IntakeOptions {
  /** reads a file again that was imported before */
  readonly force?: boolean;
}

/** What an import did. */
export interface DeckImportSummary {
  readonly name: string;
  /** the very same input was imported before; nothing was done */
  readonly known: boolean;
  readonly read: number;
  readonly added: number;
  readonly duplicates: number;
  readonly redated: number;
  /** decks that are kept but wait for a card file that knows their commander */
  readonly waiting: number;
  /** decks that cannot be used, by fault */
  readonly rejected: Readonly<Record<string, number>>;
  readonly unresolved: readonly UnresolvedName[];
  readonly formats: Readonly<Record<string, number>>;
  readonly rejectsFile?: string;
}

/** Source of generated decks; no import may call itself so. */
export const SAMPLE_SOURCE = 'sample';

const hashSource = async (source: DeckSource, options: DeckImportOptions): Promise<string> => {
  const hash = createHash('sha256').update(`decks\n${options.format ?? ''}\n${options.source ?? ''}\n`);
  for (const file of source.files) hash.update(await fileHash(file));
  return hash.digest('hex');
};

/** The state without generated decks: the first real ones take their place. */
const withoutSample = (state: StoreState): StoreState =>
  state.decks?.sample === true
    ? {
        ...state,
        decks: null,
        deckCards: [],
        names: null,
        imports: state.imports.filter((one) => one.kind !== 'decks'),
      }
    : state;

const commitStage = async (
  store: Store,
  db: DuckDBConnection,
  state: StoreState,
  names: NameDictionary,
  sample: boolean,
) => {
  const known = state.decks === null ? undefined : store.path(state.decks.file);
  const counts = await mergeStage(db, known, state.nextDeck);
  let next = state;
  if (counts.added > 0 || counts.redated > 0) {
    const file = store.newFile('decks');
    await writeDecks(db, store.path(file));
    next = { ...next, decks: { file, rows: (state.decks?.rows ?? 0) + counts.added, sample } };
  }
  if (counts.added > 0) {
    const file = store.newFile('deck-cards');
    await writeDeckCards(db, store.path(file));
    next = {
      ...next,
      deckCards: [...next.deckCards, { file, rows: counts.cards }],
      nextDeck: state.nextDeck + counts.added,
    };
  }
  if (counts.added > 0 && names.grown) {
    const file = store.newFile('names');
    await writeNames(db, store.path(file), names.names);
    next = { ...next, names: { file, rows: names.names.length } };
  }
  return { counts, next };
};

/**
 * Imports one path of decks. Decks that cannot be used go to the rejects file with place and reason, the rest goes on;
 * the store changes in one step at the end or not at all.
 * @throws PipelineError for a path that cannot be read at all, or one without a single usable deck.
 */
export const importDecks = async (
  store: Store,
  path: string,
  options: DeckImportOptions,
  now: Date,
  progress: Progress,
): Promise<DeckImportSummary> => {
  const source = await openDeckSource(path);
  const hash = await hashSource(source, options);
  const nothing = {
    read: 0,
    added: 0,
    duplicates: 0,
    redated: 0,
    waiting: 0,
    rejected: {},
    unresolved: [],
    formats: {},
  };
  if (options.force !== true && store.state().imports.some((one) => one.hash === hash))
    return { name: source.name, known: true, ...nothing };
  return importSource(store, source, hash, options, now, progress);
};

/** Imports decks that come from elsewhere than a path (the generated sample). */
export const importSource = async (
  store: Store,
  source: DeckSource,
  hash: string,
  options: DeckImportOptions,
  now: Date,
  progress: Progress,
): Promise<DeckImportSummary> => {
  const sample = options.source === SAMPLE_SOURCE;
  const state = sample ? store.state() : withoutSample(store.state());
  const rejects = await openRejects(store.paths.rejects, source.name);
  let rejectsFile: string | undefined;
  const summary = await store.query(async (db) => {
    const cards = await readKnownCards(store, db);
    const names = makeNameDictionary(
      state.names === null ? [] : await readNames(db, store.path(state.names.file)),
    );
    const stage = await openStage(db);
    let tally: Tally;
    try {
      tally = await readAll(
        source,
        options,
        { lookUp: makeCardLookUp(cards), names, stage, rejects },
        progress,
      );
      stage.close();
      const rejected = Object.values(tally.rejected).reduce((sum, count) => sum + count, 0);
      const unresolved = unresolvedNames(tally.unresolved, makeNearestNames(cards.map((card) => card.name)));
      for (const one of unresolved)
        rejects.add({
          fault: 'unknown-name',
          reason: 'no card goes by this name; the rest of the deck counts',
          ...one,
        });
      rejectsFile = await rejects.close();
      if (tally.read === rejected) {
        throw new PipelineError(
          'nothing-usable',
          `${source.name} holds no usable deck (${rejected} rejected${rejectsFile === undefined ? '' : `, see ${rejectsFile}`}).`,
        );
      }
      const { counts, next } = await commitStage(store, db, state, names, sample);
      const record = {
        kind: 'decks' as const,
        hash,
        name: source.name,
        at: now.toISOString(),
        counts: {
          read: tally.read,
          added: counts.added,
          duplicates: counts.duplicates,
          redated: counts.redated,
          waiting: tally.waiting,
          rejected,
        },
      };
      await store.commit({ ...next, imports: [...next.imports.filter((one) => one.hash !== hash), record] });
      return { ...tally, ...counts, unresolved };
    } catch (error) {
      await rejects.close().catch(() => undefined);
      throw error;
    }
  });
  return {
    name: source.name,
    known: false,
    read: summary.read,
    added: summary.added,
    duplicates: summary.duplicates,
    redated: summary.redated,
    waiting: summary.waiting,
    rejected: summary.rejected,
    unresolved: summary.unresolved,
    formats: summary.formats,
    ...(rejectsFile === undefined ? {} : { rejectsFile }),
  };
};
