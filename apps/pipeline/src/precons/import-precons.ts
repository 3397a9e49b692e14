import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { preconFiles, readPrecons, type Precon, type PreconFile } from '@crownsmith/catalog';
import { fileHash, openInput } from '#src/input/input-file';
import {
  importRecords,
  type RecordEvent,
  type RecordImportOptions,
  type RecordImportSummary,
} from '#src/records/import-records';
import { PipelineError, asPipelineError, systemCode } from '#src/pipeline-error';
import type { Store } from '#src/store/store';
import { StoredPrecon } from '#src/store/stored-records';

const isFolder = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (systemCode(error) === 'ENOENT')
      throw new PipelineError('missing', `There is no file or folder ${path}.`, { cause: error });
    throw asPipelineError(error) ?? error;
  }
};

/** The deck files of the paths: of a folder those in it, in the order of their names. */
async function* filesOf(paths: readonly string[]): AsyncGenerator<PreconFile> {
  for (const path of paths) {
    if (await isFolder(path)) yield* preconFiles(path);
    else yield { file: basename(path), bytes: createReadStream(path) };
  }
}

const hashOf = async (paths: readonly string[]): Promise<string> => {
  const hash = createHash('sha256').update('precons\n');
  for (const path of paths) {
    const files = (await isFolder(path))
      ? (await readdir(path, { withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => join(path, entry.name))
          .sort()
      : [path];
    for (const file of files) hash.update(`${basename(file)}\n${await fileHash(file)}\n`);
  }
  return hash.digest('hex');
};

async function* preconEvents(
  paths: readonly string[],
  isCard: (name: string) => boolean,
): AsyncGenerator<RecordEvent<Precon>> {
  for await (const event of readPrecons(filesOf(paths), { isCard })) {
    if (event.kind === 'precon') {
      const names = [...event.precon.commanders, ...event.precon.cards.map((card) => card.name)];
      yield { kind: 'record', key: event.precon.slug, record: event.precon, names };
    } else yield { kind: 'reject', position: event.file, fault: event.code, reason: event.reason };
  }
}

/**
 * Imports precons: deck files, or folders of them. A precon replaces the one of the same address.
 * @throws PipelineError for paths without one usable precon.
 */
export const importPrecons = async (
  store: Store,
  paths: readonly string[],
  options: RecordImportOptions,
  now: Date,
): Promise<RecordImportSummary> => {
  for (const path of paths) if (!(await isFolder(path))) await openInput(path);
  const [first = 'precons', ...more] = paths.map((path) => basename(path));
  return importRecords(
    store,
    {
      kind: 'precons',
      name: more.length === 0 ? first : `${first} and ${more.length} more`,
      hash: await hashOf(paths),
      schema: StoredPrecon,
      events: (isCard) => preconEvents(paths, isCard),
      expected: 'They should be deck files of a name, a commander and cards.',
    },
    options,
    now,
  );
};
