import type { DuckDBConnection } from '@duckdb/node-api';
import type { Fault } from '@crownsmith/catalog';
import type * as z from 'zod';
import type { Card, LookUpCard } from '@crownsmith/domain';
import { makeCardLookUp, readKnownCards } from '#src/cards/known-cards';
import { openRejects, type RejectsFile } from '#src/input/rejects-file';
import { makeNearestNames } from '#src/names/nearest-names';
import { listUnresolvedNames, type UnresolvedName } from '#src/names/unresolved-names';
import { incompleteInput, PipelineError } from '#src/pipeline-error';
import { readRecords, writeRecords } from '#src/store/record-table';
import type { Store } from '#src/store/store';
import type { InputOrigin } from '#src/store/store-state';

/** Kinds of records that the store holds by key. */
type RecordKind = 'combos' | 'salt' | 'precons' | 'handed-in' | 'salt-votes' | 'tags';

/** An item of an input: a record with the card names in it, or why it is not used. */
export type RecordEvent<T> =
  | { readonly kind: 'record'; readonly key: string; readonly record: T; readonly names: readonly string[] }
  | { readonly kind: 'left-out' }
  | {
      readonly kind: 'reject';
      readonly position: unknown;
      readonly fault: string;
      readonly reason: string;
    };

export interface RecordImportSummary {
  readonly kind: RecordKind | 'card-names';
  readonly name: string;
  /** the input was also the last one of its kind, so nothing was done */
  readonly alreadyImported: boolean;
  readonly read: number;
  /** records with the key of an earlier one of the input; the last one is stored */
  readonly repeated: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** stored records that the input does not mention: kept, or dropped if it replaces all */
  readonly kept: number;
  readonly dropped: number;
  readonly leftOut: number;
  readonly rejected: number;
  /** names that match no card; their records are pending until a card file has them */
  readonly unresolved: readonly UnresolvedName[];
  /** records in the store */
  readonly total: number;
  /** path of the rejects file, undefined if nothing was rejected */
  readonly rejectsFile: string | undefined;
}

/** An input, and how its records are read and stored. */
export interface RecordInput<T> {
  readonly kind: RecordKind;
  readonly name: string;
  readonly hash: string;
  readonly schema: z.ZodType<T>;
  /** the key of a stored record, where a former version stored it by another one */
  readonly keyOf?: (record: T) => string;
  /** @param lookUp undefined if the store has no cards */
  readonly events: (lookUp: LookUpCard<Card> | undefined) => AsyncIterable<RecordEvent<T>>;
  /** the expected format, for the error if nothing can be used */
  readonly expected: string;
  /** whether the input is all that there is of its kind: it replaces all, and may be empty */
  readonly isWhole?: boolean;
}

export interface RecordImportOptions {
  /** reads an input again that was the last one */
  readonly force?: boolean;
  /** drops stored records that the input does not mention */
  readonly replace?: boolean;
  readonly origin?: InputOrigin;
}

const NOTHING_DONE = {
  read: 0,
  repeated: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  kept: 0,
  dropped: 0,
  leftOut: 0,
  rejected: 0,
  unresolved: [],
  rejectsFile: undefined,
} as const;

const readStored = async <T>(
  store: Store,
  db: DuckDBConnection,
  { kind, schema, keyOf }: RecordInput<T>,
): Promise<ReadonlyMap<string, T>> => {
  const file = store.state()[kind];
  if (file === null) return new Map<string, T>();
  const records = await readRecords(db, store.path(file.file), schema);
  return keyOf === undefined
    ? records
    : new Map([...records.values()].map((record) => [keyOf(record), record]));
};

interface CollectedRecords<T> {
  readonly records: ReadonlyMap<string, T>;
  readonly repeated: number;
  readonly truncated: boolean;
  readonly leftOut: number;
  readonly rejected: number;
  /** unknown names with how many records list them */
  readonly unknown: ReadonlyMap<string, number>;
}

/** The fault of a record that is cut off by the end of the input. */
const TRUNCATED: Fault = 'truncated';

/** @param lookUp undefined if the store has no cards */
const collectRecords = async <T>(
  input: RecordInput<T>,
  lookUp: LookUpCard<Card> | undefined,
  rejects: RejectsFile,
): Promise<CollectedRecords<T>> => {
  const records = new Map<string, T>();
  const unknown = new Map<string, number>();
  let repeated = 0;
  let truncated = false;
  let leftOut = 0;
  let rejected = 0;
  for await (const event of input.events(lookUp)) {
    if (event.kind === 'left-out') leftOut += 1;
    else if (event.kind === 'reject') {
      rejected += 1;
      if (event.fault === TRUNCATED) truncated = true;
      rejects.add({ position: event.position, fault: event.fault, reason: event.reason });
    } else {
      if (records.has(event.key)) repeated += 1;
      records.set(event.key, event.record);
      if (lookUp !== undefined)
        for (const name of event.names)
          if (lookUp(name) === undefined) unknown.set(name, (unknown.get(name) ?? 0) + 1);
    }
  }
  return { records, repeated, truncated, leftOut, rejected, unknown };
};

/** Compares collected records with the stored ones, by key. */
const compareRecords = <T>(stored: ReadonlyMap<string, T>, incoming: ReadonlyMap<string, T>) => {
  const added = [...incoming.keys()].filter((key) => !stored.has(key)).length;
  const unchanged = [...incoming].filter(
    ([key, record]) => stored.has(key) && JSON.stringify(stored.get(key)) === JSON.stringify(record),
  ).length;
  const unmentioned = [...stored.keys()].filter((key) => !incoming.has(key)).length;
  return { added, changed: incoming.size - added - unchanged, unchanged, unmentioned };
};

/**
 * Imports records by key: those of the input replace stored ones of the same key; others stay, unless the input replaces
 * all. Names are stored as written and resolved anew by each publish. The store changes in one step at the end or not
 * at all.
 * @throws PipelineError for an input that is cut off or has no usable record
 */
export const importRecords = async <T>(
  store: Store,
  input: RecordInput<T>,
  { force = false, replace = false, origin }: RecordImportOptions,
  now: Date,
): Promise<RecordImportSummary> => {
  const { kind, name, hash, isWhole = false } = input;
  const replacesAll = replace || isWhole;
  const state = store.state();
  const last = state.imports.findLast((one) => one.kind === kind);
  const total = state[kind]?.rows ?? 0;
  if (!force && !replace && last?.hash === hash)
    return { kind, name, alreadyImported: true, ...NOTHING_DONE, total };
  const rejects = await openRejects(store.paths.rejects, name);
  try {
    return await store.query(async (db) => {
      const known = await readKnownCards(store, db);
      const { cards } = known;
      const collected = await collectRecords(input, makeCardLookUp(known), rejects);
      const { records, repeated, truncated, leftOut, rejected } = collected;
      const findNearest = makeNearestNames(cards.map((card) => card.name));
      const unresolved = listUnresolvedNames(collected.unknown, findNearest);
      for (const { decks: mentions, ...one } of unresolved)
        rejects.add({ fault: 'unknown-name', reason: 'no card has this name', ...one, mentions });
      const rejectsFile = await rejects.close();
      if (truncated) throw incompleteInput(name);
      if (records.size === 0 && !(isWhole && rejected === 0))
        throw new PipelineError(
          'nothing-usable',
          `${name} contains no usable record (${rejected} rejected${rejectsFile === undefined ? '' : `, see ${rejectsFile}`}). ${input.expected}`,
        );
      const stored = await readStored(store, db, input);
      const { unmentioned, ...changes } = compareRecords(stored, records);
      const counts = {
        read: records.size,
        repeated,
        ...changes,
        kept: replacesAll ? 0 : unmentioned,
        dropped: replacesAll ? unmentioned : 0,
        leftOut,
        rejected,
      };
      const after = new Map([...(replacesAll ? [] : stored), ...records]);
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
          { kind, hash, name, at: now.toISOString(), counts, ...origin },
        ],
      });
      return {
        kind,
        name,
        alreadyImported: false,
        ...counts,
        unresolved,
        total: after.size,
        rejectsFile,
      };
    });
  } catch (error) {
    await rejects.close().catch(() => undefined);
    throw error;
  }
};
