import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Asks the disk to keep what a folder lists; machines that cannot sync folders are let be. */
export const syncFolder = async (path: string): Promise<void> => {
  const handle = await open(path, 'r').catch(() => undefined);
  if (handle === undefined) return;
  try {
    await handle.sync();
  } catch {
    return;
  } finally {
    await handle.close();
  }
};

/** Asks the disk to keep a file's bytes. */
export const syncFile = async (path: string): Promise<void> => {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Replaces a file in one step: readers see the old text or the new one, also after a power cut. */
export const writeAtomic = async (path: string, text: string): Promise<void> => {
  const temporary = `${path}.tmp-${process.pid}`;
  try {
    const handle = await open(temporary, 'w');
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
};
