import { basename } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Fault } from '@crownsmith/catalog';
import type { z } from 'zod';
import { readKnownCards } from '#src/cards/known-cards';
import { unresolvedNames, type UnresolvedName } from '#src/names/unresolved-names';
import { makeNameIndex } from '#src/names/name-index';
import { makeNearestNames } from '#src/names/nearest-names';
import { PipelineError } from '#src/pipeline-error';
import type { Progress } from '#src/progress';
import { openRejects, type RejectsFile } from '#src/input/rejects-file';
import { readRecords, writeRecords } from '#src/store/record-table';
import type { Store } from '#src/store/store';
import { fileHash, openInput, readInput } from '#src/input/input-file';

/** The parts of the store that hold records by a key. */
type RecordKind = 'combos' | 'salt' | 'precons';

/** What one input gives: a record with the card names in it, or why not. */
export type RecordEvent<T> =
  | { readonly kind: 'record'; readonly key: string; readonly record: T; readonly names: readonly string[] }
  | { readonly kind: 'left-out' }
  | {
      readonly kind: 'reject';
      readonly position: unknown;
      readonly fault: string;
      readonly reason: string;
    };

/** What an import of records did. */
export interface RecordImportSummary {
  readonly kind: RecordKind;
  readonly name: string;
  /** the very same input was the last one of its kind; nothing was done */
  readonly known: boolean;
  readonly read: number;
  /** records whose key came again in the input; the last one stays */
  readonly repeated: number;
  /** the input ends in the middle of a record */
  readonly cutOff: boolean;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** known records that the input does not mention: kept, or dropped where it replaces all */
  readonly kept: number;
  readonly dropped: number;
  readonly leftOut: number;
  readonly rejected: number;
  /** names that no card goes by now; their records wait for one */
  readonly unresolved: readonly UnresolvedName[];
  readonly total: number;
  readonly rejectsFile?: string;
}

/** An input and how its records are kept. */
export interface RecordImport<T> {
  readonly kind: RecordKind;
  readonly name: string;
  readonly hash: string;
  readonly schema: z.ZodType<T>;
  readonly events: (isCard: (name: string) => boolean) => AsyncIterable<RecordEvent<T>>;
  /** said where nothing of it can be used */
  readonly expected: string;
}

export interface RecordImportOptions {
  /** reads an input again that was the last one */
  readonly force?: boolean;
  /** forgets what earlier inputs told */
  readonly replace?: boolean;
}

const NOTHING = {
  read: 0,
  repeated: 0,
  cutOff: false,
  added: 0,
  changed: 0,
  unchanged: 0,
  kept: 0,
  dropped: 0,
  leftOut: 0,
  rejected: 0,
  unresolved: [],
} as const;

const knownRecords = async <T>(
  store: Store,
  db: DuckDBConnection,
  { kind, schema }: RecordImport<T>,
): Promise<ReadonlyMap<string, T>> => {
  const file = store.state()[kind];
  return file === null ? new Map<string, T>() : readRecords(db, store.path(file.file), schema);
};

interface Taken<T> {
  readonly records: ReadonlyMap<string, T>;
  readonly repeated: number;
  readonly cutOff: boolean;
  readonly leftOut: number;
  readonly rejected: number;
  readonly unknown: ReadonlyMap<string, number>;
}

/** The fault of a record that the end of the input breaks off. */
const CUT_OFF: Fault = 'truncated';

const takeAll = async <T>(
  input: RecordImport<T>,
  isCard: ((name: string) => boolean) | undefined,
  rejects: RejectsFile,
): Promise<Taken<T>> => {
  const records = new Map<string, T>();
  const unknown = new Map<string, number>();
  let repeated = 0;
  let cutOff = false;
  let leftOut = 0;
  let rejected = 0;
  for await (const event of input.events(isCard ?? (() => false))) {
    if (event.kind === 'left-out') leftOut += 1;
    else if (event.kind === 'reject') {
      rejected += 1;
      if (event.fault === CUT_OFF) cutOff = true;
      rejects.add({ position: event.position, fault: event.fault, reason: event.reason });
    } else {
      if (records.has(event.key)) repeated += 1;
      records.set(event.key, event.record);
      if (isCard !== undefined)
        for (const name of event.names) if (!isCard(name)) unknown.set(name, (unknown.get(name) ?? 0) + 1);
    }
  }
  return { records, repeated, cutOff, leftOut, rejected, unknown };
};

/**
 * Takes records into the store by their keys: those of the input replace those of the same key, others stay unless the
 * input replaces all. Names stay as written and resolve anew with each publish; those that no card goes by are told
 * with the nearest known ones. The store changes in one step at the end or not at all.
 * @throws PipelineError for an input without one usable record.
 */
export const importRecords = async <T>(
  store: Store,
  input: RecordImport<T>,
  { force = false, replace = false }: RecordImportOptions,
  now: Date,
): Promise<RecordImportSummary> => {
  const { kind, name, hash } = input;
  const state = store.state();
  const last = state.imports.findLast((one) => one.kind === kind);
  const total = state[kind]?.rows ?? 0;
  if (!force && !replace && last?.hash === hash) return { kind, name, known: true, ...NOTHING, total };
  const rejects = await openRejects(store.paths.rejects, name);
  try {
    return await store.query(async (db) => {
      const cards = await readKnownCards(store, db);
      const index = makeNameIndex(cards);
      const isCard = (written: string): boolean => index.resolve(written) !== undefined;
      const taken = await takeAll(input, cards.length === 0 ? undefined : isCard, rejects);
      const unresolved = unresolvedNames(taken.unknown, makeNearestNames(cards.map((card) => card.name)));
      for (const { decks: mentions, ...one } of unresolved)
        rejects.add({ fault: 'unknown-name', reason: 'no card goes by this name', ...one, mentions });
      const rejectsFile = await rejects.close();
      if (taken.records.size === 0)
        throw new PipelineError(
          'nothing-usable',
          `${name} holds no usable record (${taken.rejected} rejected${rejectsFile === undefined ? '' : `, see ${rejectsFile}`}). ${input.expected}`,
        );
      if (replace && taken.cutOff)
        throw new PipelineError(
          'bad-input',
          `${name} ends in the middle; nothing was replaced. Fetch or copy it again.`,
        );
      const before = await knownRecords(store, db, input);
      const after = new Map([...(replace ? [] : before), ...taken.records]);
      const same = [...taken.records].filter(
        ([key, record]) => before.has(key) && JSON.stringify(before.get(key)) === JSON.stringify(record),
      ).length;
      const added = [...taken.records.keys()].filter((key) => !before.has(key)).length;
      const aside = [...before.keys()].filter((key) => !taken.records.has(key)).length;
      const counts = {
        read: taken.records.size,
        repeated: taken.repeated,
        added,
        changed: taken.records.size - added - same,
        unchanged: same,
        kept: replace ? 0 : aside,
        dropped: replace ? aside : 0,
        leftOut: taken.leftOut,
        rejected: taken.rejected,
      };
      let file = state[kind];
      if (file === null || counts.added + counts.changed + counts.dropped > 0) {
        const output = store.newFile(kind);
        file = { file: output, rows: await writeRecords(db, store.path(output), after) };
      }
      await store.commit({
        ...state,
        [kind]: file,
        imports: [
          ...state.imports.filter((one) => one.kind !== kind || one.hash !== hash),
          { kind, hash, name, at: now.toISOString(), counts },
        ],
      });
      return {
        kind,
        name,
        known: false,
        cutOff: taken.cutOff,
        ...counts,
        unresolved,
        total: after.size,
        ...(rejectsFile === undefined ? {} : { rejectsFile }),
      };
    });
  } catch (error) {
    await rejects.close().catch(() => undefined);
    throw error;
  }
};

/** A kind of file of records: what reads its bytes, and how its records are kept. */
export interface RecordFile<T> extends Pick<RecordImport<T>, 'kind' | 'schema' | 'expected'> {
  readonly read: (bytes: AsyncIterable<Uint8Array>) => AsyncIterable<RecordEvent<T>>;
}

/**
 * Imports one file of records, gzipped or not, and shows how far it has come.
 * @throws PipelineError for a file that cannot be read or has no usable record.
 */
export const importRecordFile = async <T>(
  store: Store,
  path: string,
  { read, ...kept }: RecordFile<T>,
  options: RecordImportOptions,
  now: Date,
  progress: Progress,
): Promise<RecordImportSummary> => {
  const file = await openInput(path);
  const name = basename(path);
  const task = progress.start(`Reading ${name}`, file.bytes);
  try {
    const events = (): AsyncIterable<RecordEvent<T>> => read(readInput(file, task.update));
    return await importRecords(store, { ...kept, name, hash: await fileHash(path), events }, options, now);
  } finally {
    task.end();
  }
};
