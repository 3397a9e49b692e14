import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PreconFile } from './read-precons';

const DECK_FILE = /\.(?:json|txt|dek|dck|dec)(?:\.gz)?$/i;

/**
 * The deck files of a folder, without subfolders, in the order of their names, for `readPrecons`.
 * @throws if the folder cannot be read
 */
export async function* preconFiles(folder: string): AsyncGenerator<PreconFile> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && DECK_FILE.test(entry.name))
    .map(({ name }) => name);
  for (const file of names.sort()) yield { file, bytes: createReadStream(join(folder, file)) };
}
