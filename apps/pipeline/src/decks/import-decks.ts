import { createHash } from 'node:crypto';
import type { DuckDBConnection } from '@duckdb/node-api';
import { makeCardLookUp, readKnownCards } from '#src/cards/known-cards';
import { fileHash } from '#src/input/input-file';
import { openRejects, type RejectsFile } from '#src/input/rejects-file';
import { makeNameDictionary, type NameDictionary } from '#src/names/name-dictionary';
import { makeNearestNames } from '#src/names/nearest-names';
import { listUnresolvedNames, type UnresolvedName } from '#src/names/unresolved-names';
import { PipelineError } from '#src/pipeline-error';
import type { Progress } from '#src/progress';
import {
  mergeStage,
  openStage,
  readNames,
  writeDeckCards,
  writeDecks,
  writeNames,
} from '#src/store/deck-tables';
import { writeResults } from '#src/store/deck-results';
import { withKind } from '#src/sources/source-kind';
import type { DeckKind } from '@crownsmith/api-client';
import type { Store } from '#src/store/store';
import type { StoreState } from '#src/store/store-state';
import { possibleDeckDays } from './deck-date';
import { openDeckInput, type DeckInput } from './deck-input';
import { stageDecks, type StageOptions } from './stage-decks';

export interface DeckImportOptions extends StageOptions {
  /** whose decks the source has */
  readonly kind?: DeckKind;
  /** reads a file again that was imported before */
  readonly force?: boolean;
}

export interface DeckImportSummary {
  readonly name: string;
  /** the same input was imported before, so nothing was done */
  readonly alreadyImported: boolean;
  readonly read: number;
  readonly added: number;
  readonly duplicates: number;
  readonly redated: number;
  /** stored decks whose player declares another bracket now */
  readonly rebracketed: number;
  /** new results in events, also of decks that were stored already */
  readonly results: number;
  /** decks that are stored, but do not count until a card file has their commander */
  readonly pending: number;
  /** the unknown commanders that they wait for, with the decks of each, the most frequent first */
  readonly awaited: Readonly<Record<string, number>>;
  /** decks that are stored without their date, because no deck can have it */
  readonly misdated: number;
  /** lines of lists that were not understood; the rest of their decks counts */
  readonly unread: number;
  /** decks that cannot be used, by fault */
  readonly rejected: Readonly<Record<string, number>>;
  readonly unresolved: readonly UnresolvedName[];
  readonly formats: Readonly<Record<string, number>>;
  /** path of the rejects file, undefined if nothing was rejected */
  readonly rejectsFile: string | undefined;
}

/** Source of generated decks; reserved, imports cannot use it. */
export const SAMPLE_SOURCE = 'sample';

const hashInput = async (input: DeckInput, options: DeckImportOptions): Promise<string> => {
  const hash = createHash('sha256').update(`decks\n${options.format ?? ''}\n${options.source ?? ''}\n`);
  for (const file of input.files) hash.update(await fileHash(file));
  return hash.digest('hex');
};

/** The state without generated decks: the first real ones replace them. */
const withoutSample = (state: StoreState): StoreState =>
  state.decks?.sample === true
    ? {
        ...state,
        decks: null,
        deckCards: [],
        deckResults: null,
        names: null,
        imports: state.imports.filter((one) => one.kind !== 'decks'),
      }
    : state;

/** Merges the staged decks into the store's files; the returned state names the new files. */
const writeStage = async (
  store: Store,
  db: DuckDBConnection,
  state: StoreState,
  names: NameDictionary,
  sample: boolean,
) => {
  const known =
    state.decks === null
      ? undefined
      : {
          decks: store.path(state.decks.file),
          deckCards: state.deckCards.map(({ file }) => store.path(file)),
          results: state.deckResults === null ? undefined : store.path(state.deckResults.file),
        };
  const counts = await mergeStage(db, known, state.nextDeck);
  let next = state;
  // Results of replaced decks are those of others from now on.
  const isRenumbered = state.deckResults !== null && counts.numbered > counts.added;
  if (counts.results > 0 || isRenumbered) {
    const file = store.newFile('deck-results');
    await writeResults(db, store.path(file));
    next = { ...next, deckResults: { file, rows: (state.deckResults?.rows ?? 0) + counts.results } };
  }
  if (counts.added > 0 || counts.earlier > 0 || counts.rebracketed > 0) {
    const file = store.newFile('decks');
    await writeDecks(db, store.path(file));
    next = { ...next, decks: { file, rows: (state.decks?.rows ?? 0) + counts.added, sample } };
  }
  if (counts.numbered > 0) {
    const file = store.newFile('deck-cards');
    await writeDeckCards(db, store.path(file));
    next = {
      ...next,
      deckCards: [...next.deckCards, { file, rows: counts.cards }],
      nextDeck: state.nextDeck + counts.numbered,
    };
  }
  if (counts.numbered + counts.earlier > 0 && names.grown) {
    const file = store.newFile('names');
    await writeNames(db, store.path(file), names.names);
    next = { ...next, names: { file, rows: names.names.length } };
  }
  return { counts, next };
};

interface ImportJob {
  readonly input: DeckInput;
  readonly hash: string;
  readonly options: DeckImportOptions;
  readonly rejects: RejectsFile;
}

/** Stages and commits the decks of an input, and closes the rejects file. */
const importInto = async (
  store: Store,
  db: DuckDBConnection,
  { input, hash, options, rejects }: ImportJob,
  now: Date,
  progress: Progress,
): Promise<DeckImportSummary> => {
  const sample = options.source === SAMPLE_SOURCE;
  const state = sample ? store.state() : withoutSample(store.state());
  const known = await readKnownCards(store, db);
  const names = makeNameDictionary(
    state.names === null ? [] : await readNames(db, store.path(state.names.file)),
  );
  const stage = await openStage(db);
  const lookUp = makeCardLookUp(known);
  const tally = await stageDecks(
    input,
    options,
    { lookUp, names, stage, rejects, days: possibleDeckDays(now) },
    progress,
  );
  stage.close();
  const rejected = Object.values(tally.rejected).reduce((sum, count) => sum + count, 0);
  const unresolved = listUnresolvedNames(
    tally.unresolved,
    makeNearestNames(known.cards.map((card) => card.name)),
  );
  for (const one of unresolved)
    rejects.add({
      fault: 'unknown-name',
      reason: 'no card has this name; the rest of the deck counts',
      ...one,
    });
  const rejectsFile = await rejects.close();
  if (tally.read === 0) throw new PipelineError('no-decks', `${input.name} has no decks.`);
  if (tally.read === rejected) {
    const reason = rejected === 1 && tally.reason !== undefined ? `: ${tally.reason.replace(/\.$/, '')}` : '';
    throw new PipelineError(
      'nothing-usable',
      `${input.name} contains no usable deck (${rejected} rejected${rejectsFile === undefined ? '' : `, see ${rejectsFile}`})${reason}.`,
    );
  }
  const { counts, next } = await writeStage(store, db, state, names, sample);
  const { read, formats, pending, awaited, misdated, unread } = tally;
  const { added, duplicates, redated, rebracketed, results } = counts;
  const record = {
    kind: 'decks' as const,
    hash,
    name: input.name,
    at: now.toISOString(),
    counts: { read, added, duplicates, redated, rebracketed, results, waiting: pending, misdated, rejected },
  };
  await store.commit({
    ...next,
    kinds: withKind(next.kinds, options.source ?? input.name, options.kind),
    imports: [...next.imports.filter((one) => one.hash !== hash), record],
  });
  return {
    name: input.name,
    alreadyImported: false,
    read,
    added,
    duplicates,
    redated,
    rebracketed,
    results,
    pending,
    awaited: Object.fromEntries(
      Object.entries(awaited).sort(([nameA, a], [nameB, b]) => b - a || (nameA < nameB ? -1 : 1)),
    ),
    misdated,
    unread,
    rejected: tally.rejected,
    unresolved,
    formats,
    rejectsFile,
  };
};

/** Imports an opened input; also used for generated sample decks, which have no path. */
export const importDeckInput = async (
  store: Store,
  input: DeckInput,
  hash: string,
  options: DeckImportOptions,
  now: Date,
  progress: Progress,
): Promise<DeckImportSummary> => {
  const rejects = await openRejects(store.paths.rejects, input.name);
  try {
    return await store.query((db) => importInto(store, db, { input, hash, options, rejects }, now, progress));
  } catch (error) {
    await rejects.close().catch(() => undefined);
    throw error;
  }
};

/**
 * Imports the decks of a file or folder. Decks that cannot be used are written to the rejects file with position and
 * reason, the others are imported; the store changes in one step at the end or not at all.
 * @throws PipelineError for a path that cannot be read, or one without a usable deck
 */
export const importDecks = async (
  store: Store,
  path: string,
  options: DeckImportOptions,
  now: Date,
  progress: Progress,
): Promise<DeckImportSummary> => {
  const input = await openDeckInput(path);
  const hash = await hashInput(input, options);
  if (options.force === true || !store.state().imports.some((one) => one.hash === hash))
    return importDeckInput(store, input, hash, options, now, progress);
  const state = store.state();
  const kinds = withKind(state.kinds, options.source ?? input.name, options.kind);
  if (kinds !== state.kinds) await store.commit({ ...state, kinds });
  return {
    name: input.name,
    alreadyImported: true,
    read: 0,
    added: 0,
    duplicates: 0,
    redated: 0,
    rebracketed: 0,
    results: 0,
    pending: 0,
    awaited: {},
    misdated: 0,
    unread: 0,
    rejected: {},
    unresolved: [],
    formats: {},
    rejectsFile: undefined,
  };
};
