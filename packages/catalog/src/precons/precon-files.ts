import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { PreconFile } from './read-precons';

const DECK_FILE = /\.(?:json|txt|dek|dck|dec)(?:\.gz)?$/i;
const SET_CODE = /^[a-z0-9]{2,6}$/i;

/** Paths of the deck files of a folder and its subfolders, in the order of their paths. */
export const listPreconFiles = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && DECK_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};

/**
 * The deck files of a folder and its subfolders, in the order of their paths, for `readPrecons`. A subfolder that is
 * named by a set code gives the set.
 * @throws if the folder cannot be read
 */
export async function* preconFiles(folder: string): AsyncGenerator<PreconFile> {
  for (const path of await listPreconFiles(folder)) {
    const file = relative(folder, path);
    const set = dirname(file).split(sep).at(-1) ?? '';
    yield {
      file: file.split(sep).join('/'),
      bytes: createReadStream(path),
      ...(SET_CODE.test(set) && { set }),
    };
  }
}
