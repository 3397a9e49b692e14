import { basename } from 'node:path';
import { readPrintedNames, type Fault, type PrintedName } from '@crownsmith/catalog';
import { fileHash, openInput, readInput } from '#src/input/input-file';
import { openRejects } from '#src/input/rejects-file';
import { addCardNames } from '#src/names/add-card-names';
import { incompleteInput, PipelineError } from '#src/pipeline-error';
import type { Progress } from '#src/progress';
import type { RecordImportOptions, RecordImportSummary } from '#src/records/import-records';
import type { Store } from '#src/store/store';

/** The fault of a record that is cut off by the end of the file. */
const TRUNCATED: Fault = 'truncated';
const KIND = 'card-names';

/**
 * Imports only the names out of a file of printings in many languages, Scryfall's `all_cards`: they join those of the store.
 * @throws PipelineError for a file that is cut off or has no name in these languages
 */
export const importPrintedNames = async (
  store: Store,
  path: string,
  languages: readonly string[],
  { force = false, replace = false }: RecordImportOptions,
  now: Date,
  progress: Progress,
): Promise<RecordImportSummary> => {
  const file = await openInput(path);
  const name = basename(path);
  const hash = `${await fileHash(path)} ${[...languages].sort().join(',')}`;
  const state = store.state();
  const nothing = { leftOut: 0, changed: 0, unresolved: [] };
  if (!force && !replace && state.imports.some((one) => one.kind === KIND && one.hash === hash)) {
    const counts = { read: 0, repeated: 0, added: 0, unchanged: 0, kept: 0, dropped: 0, rejected: 0 };
    const total = state[KIND]?.rows ?? 0;
    return { kind: KIND, name, alreadyImported: true, ...nothing, ...counts, total, rejectsFile: undefined };
  }
  const rejects = await openRejects(store.paths.rejects, name);
  const task = progress.start(`Reading ${name}`, file.bytes);
  try {
    const names = new Map<string, PrintedName>();
    let found = 0;
    let rejected = 0;
    for await (const event of readPrintedNames(readInput(file, task.update), new Set(languages))) {
      if (event.kind === 'name') {
        const { language, printedName, oracleName } = event.name;
        found += 1;
        names.set(`${language}\n${printedName}\n${oracleName}`, event.name);
        continue;
      }
      if (event.code === TRUNCATED) throw incompleteInput(name);
      rejected += 1;
      rejects.add({ position: event.position, fault: event.code, reason: event.reason });
    }
    const rejectsFile = await rejects.close();
    if (names.size === 0)
      throw new PipelineError(
        'nothing-usable',
        `${name} contains no name of a card in ${languages.join(', ')}${rejectsFile === undefined ? '' : ` (${rejected} rejected, see ${rejectsFile})`}. Expected Scryfall's "all cards" bulk file.`,
      );
    return await store.query(async (db) => {
      const { file: stored, changes } = await addCardNames(store, db, names.values(), replace);
      const { total, ...changed } = changes;
      const counts = { read: names.size, repeated: found - names.size, ...changed, rejected };
      await store.commit({
        ...state,
        [KIND]: stored,
        imports: [...state.imports, { kind: KIND, hash, name, at: now.toISOString(), counts }],
      });
      return { kind: KIND, name, alreadyImported: false, ...nothing, ...counts, total, rejectsFile };
    });
  } finally {
    task.end();
    await rejects.close().catch(() => undefined);
  }
};
