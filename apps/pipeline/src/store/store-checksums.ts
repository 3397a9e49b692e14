import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '@crownsmith/answers/snapshot';
import { brokenStoreFile } from '#src/pipeline-error';
import type { StorePaths } from './store-paths';
import { readState, stateFiles, type StoreState } from './store-state';

/** The SHA-256 digest of a file, in base64url. */
export const digestFile = async (path: string): Promise<string> => {
  const digest = createHash('sha256');
  const handle = await open(path, 'r');
  try {
    for await (const chunk of handle.createReadStream({ autoClose: false, highWaterMark: 1 << 20 }))
      digest.update(chunk as Buffer);
  } finally {
    await handle.close();
  }
  return digest.digest('base64url');
};

/** The checksums of a state's files: of those that it knows already as they are, of new ones by what is on disk. */
export const checksumFiles = async (
  paths: StorePaths,
  state: StoreState,
): Promise<Readonly<Record<string, string>>> => {
  const sums: Record<string, string> = {};
  for (const file of stateFiles(state))
    sums[file] = state.checksums[file] ?? (await digestFile(join(paths.store, file)));
  return sums;
};

/**
 * Compares the files of a state with their checksums; stores of earlier versions have none.
 * @param folder where the files, or copies of them, are
 * @throws PipelineError 'broken-store' that names the file of the store
 */
export const verifyFiles = async (
  paths: StorePaths,
  state: StoreState,
  folder = paths.store,
): Promise<void> => {
  for (const file of stateFiles(state)) {
    const path = join(paths.store, file);
    const known = state.checksums[file];
    if (known === undefined) continue;
    const found = await digestFile(join(folder, file)).catch((error: unknown) => {
      if (systemCode(error) === 'ENOENT') throw brokenStoreFile('is missing', path, error);
      if (systemCode(error) === 'EISDIR') throw brokenStoreFile('is damaged: it is a folder', path, error);
      throw error;
    });
    if (found !== known) throw brokenStoreFile('is damaged: it does not match its checksum', path);
  }
};

/**
 * Compares the files of a store that is not locked: whoever changes it meanwhile removes files of the state before.
 * @param state as it was read
 * @throws PipelineError 'broken-store' that names the file
 */
export const verifyUnlocked = async (paths: StorePaths, state: StoreState): Promise<void> => {
  try {
    await verifyFiles(paths, state);
  } catch (error) {
    const now = await readState(paths);
    if (now.revision === state.revision) throw error;
    await verifyUnlocked(paths, now);
  }
};
