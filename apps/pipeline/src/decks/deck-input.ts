import { readdir } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { isInputFolder, openInput, readInput, type InputFile } from '#src/input/input-file';
import { isHiddenName, zipFiles } from '#src/input/zip-files';
import { PipelineError } from '#src/pipeline-error';
import { readDeckFile, type DeckEntry, type DeckFile } from './deck-file';

/**
 * The decks of one file of several. A file that cannot be read is one rejected deck.
 * @throws PipelineError for one that fails after it had decks
 */
async function* readOneOfMany(file: DeckFile): AsyncGenerator<DeckEntry> {
  let entries = 0;
  try {
    for await (const entry of readDeckFile(file)) {
      entries += 1;
      yield entry;
    }
  } catch (error) {
    if (!(error instanceof PipelineError) || entries > 0) throw error;
    yield { kind: 'fault', position: file.name, fault: 'malformed', reason: error.message };
  }
}

async function* readZip(
  path: string,
  name: string,
  onBytes: (done: number) => void,
): AsyncGenerator<DeckEntry> {
  let done = 0;
  let files = 0;
  for await (const file of zipFiles(path, (bytes) => onBytes((done += bytes)))) {
    files += 1;
    const position = `${name}/${file.name}`;
    if (file.kind === 'reject') yield { kind: 'fault', position, fault: 'archive', reason: file.reason };
    else yield* readOneOfMany({ name: position, open: () => readUnpacked(file.open(), position) });
  }
  if (files === 0) throw new PipelineError('bad-input', `The archive ${name} contains no files.`);
}

/** @throws PipelineError for a file of an archive that cannot be unpacked */
async function* readUnpacked(bytes: AsyncIterable<Uint8Array>, position: string): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    if (error instanceof PipelineError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new PipelineError('bad-input', `${position} cannot be unpacked: ${reason}.`, { cause: error });
  }
}

const toDeckFile = (file: InputFile, name: string, onBytes?: (done: number) => void): DeckFile => ({
  name,
  open: () => readInput(file, onBytes),
});

const listFiles = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !isHiddenName(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};

/** The decks of a file in a folder: a deck file or a zip of some. */
async function* readFolderFile(path: string, name: string): AsyncGenerator<DeckEntry> {
  let file: InputFile;
  try {
    file = await openInput(path, true);
  } catch (error) {
    if (!(error instanceof PipelineError)) throw error;
    yield { kind: 'fault', position: name, fault: 'malformed', reason: error.message };
    return;
  }
  if (file.zip) yield* readZip(path, name, () => undefined);
  else yield* readOneOfMany(toDeckFile(file, name));
}

/** What one import reads: a file, an archive or a folder. */
export interface DeckInput {
  readonly name: string;
  /** paths of the files */
  readonly files: readonly string[];
  /** what progress counts up to: bytes on disk of a file, files of a folder */
  readonly total: number;
  entries(onProgress: (done: number) => void): AsyncGenerator<DeckEntry>;
}

/**
 * Opens a file, a zip or a folder, which may have zips in it. An unreadable file in a zip or folder is one rejected deck; an
 * unreadable single file is an error, and so is a file of many decks that is cut off.
 * @throws PipelineError for a missing, empty, binary or broken file
 */
export const openDeckInput = async (path: string): Promise<DeckInput> => {
  if (!(await isInputFolder(path))) {
    const file = await openInput(path, true);
    const name = basename(path);
    return {
      name,
      files: [path],
      total: file.bytes,
      entries: (onProgress) =>
        file.zip ? readZip(path, name, onProgress) : readDeckFile(toDeckFile(file, name, onProgress)),
    };
  }
  const files = await listFiles(path);
  if (files.length === 0) throw new PipelineError('bad-input', `The folder ${path} contains no files.`);
  return {
    name: `${basename(path)}/`,
    files,
    total: files.length,
    entries: async function* (onProgress) {
      for (const [index, file] of files.entries()) {
        yield* readFolderFile(file, relative(path, file).split(sep).join('/'));
        onProgress(index + 1);
      }
    },
  };
};
