import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename, relative } from 'node:path';
import {
  listPreconFiles,
  preconFiles,
  preconKey,
  readPrecons,
  type Precon,
  type PreconFile,
} from '@crownsmith/catalog';
import { knownSets } from '@crownsmith/catalog/starter';
import type { Card, LookUpCard } from '@crownsmith/domain';
import { fileHash, isInputFolder, openInput } from '#src/input/input-file';
import {
  importRecords,
  type RecordEvent,
  type RecordImportOptions,
  type RecordImportSummary,
} from '#src/records/import-records';
import type { Store } from '#src/store/store';
import { StoredPrecon } from '#src/store/stored-records';

/** The deck files of the paths; those of a folder and its subfolders in the order of their paths. */
async function* openPreconFiles(paths: readonly string[]): AsyncGenerator<PreconFile> {
  for (const path of paths) {
    if (await isInputFolder(path)) yield* preconFiles(path);
    else yield { file: basename(path), bytes: createReadStream(path) };
  }
}

const hashPaths = async (paths: readonly string[]): Promise<string> => {
  const hash = createHash('sha256').update('precons\n');
  for (const path of paths) {
    const files = (await isInputFolder(path)) ? await listPreconFiles(path) : [path];
    for (const file of files)
      hash.update(`${relative(path, file) || basename(file)}\n${await fileHash(file)}\n`);
  }
  return hash.digest('hex');
};

const setCodes = new Map(knownSets().map(({ name, code }) => [name.toLowerCase(), code]));

/** A precon whose set is its code, where its file names the set in words. */
const withSetCode = (precon: Precon): Precon => {
  const code = setCodes.get(precon.set?.toLowerCase() ?? '');
  return code === undefined ? precon : { ...precon, set: code };
};

async function* preconEvents(
  paths: readonly string[],
  lookUp: LookUpCard<Card> | undefined,
): AsyncGenerator<RecordEvent<Precon>> {
  for await (const event of readPrecons(openPreconFiles(paths), lookUp)) {
    if (event.kind === 'precon') {
      const precon = withSetCode(event.precon);
      const names = [...precon.commanders, ...precon.cards.map((card) => card.name)];
      yield { kind: 'record', key: preconKey(precon), record: precon, names };
    } else yield { kind: 'reject', position: event.file, fault: event.code, reason: event.reason };
  }
}

/**
 * Imports precons by set and name: deck files, or folders of them.
 * @throws PipelineError for paths without a usable precon
 */
export const importPrecons = async (
  store: Store,
  paths: readonly string[],
  options: RecordImportOptions,
  now: Date,
): Promise<RecordImportSummary> => {
  for (const path of paths) if (!(await isInputFolder(path))) await openInput(path);
  const [first = 'precons', ...more] = paths.map((path) => basename(path));
  return importRecords(
    store,
    {
      kind: 'precons',
      name: more.length === 0 ? first : `${first} and ${more.length} more`,
      hash: await hashPaths(paths),
      schema: StoredPrecon,
      keyOf: (precon) => preconKey(withSetCode(precon)),
      events: (lookUp) => preconEvents(paths, lookUp),
      expected: 'Expected deck files with a name, a commander and cards.',
    },
    options,
    now,
  );
};
