import { basename } from 'node:path';
import { NAME_LANGUAGES_TEXT, readNames, type Fault, type PrintedName } from '@crownsmith/catalog';
import { readSourcedCards } from '#src/cards/known-cards';
import { fileHash, openInput, readInput, type InputFile } from '#src/input/input-file';
import { openRejects, type RejectsFile } from '#src/input/rejects-file';
import { incompleteInput, PipelineError } from '#src/pipeline-error';
import type { RecordImportOptions, RecordImportSummary } from '#src/records/import-records';
import type { Progress } from '#src/progress';
import type { Store } from '#src/store/store';
import { addCardNames } from './add-card-names';
import { makeNameIndex } from './name-index';
import { makeNearestNames } from './nearest-names';
import { listUnresolvedNames } from './unresolved-names';

/** The fault of a row that is cut off by the end of the file. */
const TRUNCATED: Fault = 'truncated';

interface NameFile {
  readonly names: readonly PrintedName[];
  readonly rejected: number;
}

const readNameFile = async (
  file: InputFile,
  name: string,
  rejects: RejectsFile,
  progress: Progress,
): Promise<NameFile> => {
  const task = progress.start(`Reading ${name}`, file.bytes);
  const names: PrintedName[] = [];
  let rejected = 0;
  try {
    for await (const event of readNames(readInput(file, task.update))) {
      if (event.kind === 'name') {
        names.push(event.name);
        continue;
      }
      if (event.code === TRUNCATED) throw incompleteInput(name);
      rejected += 1;
      rejects.add({ position: event.position, fault: event.code, reason: event.reason });
    }
  } finally {
    task.end();
  }
  return { names, rejected };
};

/**
 * Imports a table of names that are printed on cards: language, printed name, the card's own. They join those of the store,
 * as do those of printings; decks, prices and combos are resolved through them by the next publish.
 * @throws PipelineError for a file that is cut off or has no usable row
 */
export const importNames = async (
  store: Store,
  path: string,
  { force = false, replace = false }: RecordImportOptions,
  now: Date,
  progress: Progress,
): Promise<RecordImportSummary> => {
  const kind = 'card-names';
  const file = await openInput(path);
  const name = basename(path);
  const hash = await fileHash(path);
  const state = store.state();
  const nothing = { leftOut: 0, changed: 0, rejectsFile: undefined, unresolved: [] };
  if (!force && !replace && state.imports.findLast((one) => one.kind === kind)?.hash === hash) {
    const counts = { read: 0, repeated: 0, added: 0, unchanged: 0, kept: 0, dropped: 0, rejected: 0 };
    return { kind, name, alreadyImported: true, ...nothing, ...counts, total: state[kind]?.rows ?? 0 };
  }
  const rejects = await openRejects(store.paths.rejects, name);
  try {
    const { names, rejected } = await readNameFile(file, name, rejects, progress);
    return await store.query(async (db) => {
      const cards = (await readSourcedCards(store, db)).map(({ card }) => card);
      const index = makeNameIndex(cards);
      const unknown = new Map<string, number>();
      for (const { oracleName } of cards.length === 0 ? [] : names)
        if (index.resolve(oracleName) === undefined)
          unknown.set(oracleName, (unknown.get(oracleName) ?? 0) + 1);
      const unresolved = listUnresolvedNames(unknown, makeNearestNames(cards.map((card) => card.name)));
      for (const { decks: mentions, ...one } of unresolved)
        rejects.add({ fault: 'unknown-name', reason: 'no card has this name', ...one, mentions });
      const rejectsFile = await rejects.close();
      if (names.length === 0)
        throw new PipelineError(
          'nothing-usable',
          `${name} contains no usable name (${rejected} rejected${rejectsFile === undefined ? '' : `, see ${rejectsFile}`}). Expected a table with the columns language (${NAME_LANGUAGES_TEXT}), printed and oracle.`,
        );
      const { file: stored, changes } = await addCardNames(store, db, names, replace);
      const { total, ...changed } = changes;
      const read = changed.added + changed.unchanged;
      const counts = { read, repeated: names.length - read, ...changed, rejected };
      await store.commit({
        ...state,
        [kind]: stored,
        imports: [...state.imports, { kind, hash, name, at: now.toISOString(), counts }],
      });
      return { kind, name, alreadyImported: false, ...nothing, ...counts, unresolved, total, rejectsFile };
    });
  } finally {
    await rejects.close().catch(() => undefined);
  }
};
