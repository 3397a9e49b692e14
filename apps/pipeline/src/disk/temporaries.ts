import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Age from which a temporary file is one of a killed process: it is written and renamed in milliseconds. */
const FILE_STALE_MS = 60_000;
/** That of a backup: what it has written may stand still while it copies, packs or checks gigabytes. */
export const BACKUP_STALE_MS = 60 * 60_000;

/** Removes temporary files of a folder that killed processes left; does nothing without the folder. */
export const sweepTemporaries = async (
  folder: string,
  isTemporary: (name: string) => boolean,
  staleMs = FILE_STALE_MS,
): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter(isTemporary)) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => undefined);
    if (info !== undefined && Date.now() - info.mtimeMs > staleMs)
      await rm(path, { force: true, recursive: true });
  }
};
