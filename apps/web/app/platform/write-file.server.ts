import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const TEMPORARY = '.tmp';
/** Age from which a temporary file is one of a killed process: it is written and renamed in milliseconds. */
const TEMPORARY_STALE_MS = 60_000;

const writeAndSync = async (path: string, content: string | Uint8Array): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch {
    // Some file systems cannot sync a folder; the file itself is synced.
  } finally {
    await handle.close();
  }
};

/**
 * Writes a file that only its owner can read, and syncs it. It is written as a `.tmp` of its own and renamed, so that readers
 * never see a part of it; of several writes to one path the last holds. Rejects where that fails, and leaves what there was.
 */
export const writePrivateFile = async (path: string, content: string | Uint8Array): Promise<void> => {
  const temporary = `${path}.${randomUUID()}${TEMPORARY}`;
  try {
    await writeAndSync(temporary, content);
    await rename(temporary, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
};

/** The names of a folder's files. Removes the temporary files that killed processes left behind. */
export const listFiles = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder);
  for (const name of names.filter((each) => each.endsWith(TEMPORARY))) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => undefined);
    if (info && Date.now() - info.mtimeMs > TEMPORARY_STALE_MS) await rm(path, { force: true });
  }
  return names.filter((name) => !name.endsWith(TEMPORARY));
};
