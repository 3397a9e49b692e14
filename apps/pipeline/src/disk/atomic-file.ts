import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PipelineError, systemCode } from '#src/pipeline-error';

/**
 * Makes a folder and those above it. Not by mkdir's own recursion, which never ends in folders that take none.
 * @throws PipelineError 'permission' where a file stands in the way or the place takes no folders
 */
export const makeFolder = async (path: string): Promise<void> => {
  const refuse = (error: unknown): PipelineError =>
    new PipelineError('permission', `The folder ${path} cannot be made: choose another DATA_DIR.`, {
      cause: error,
    });
  const info = await stat(path).catch(() => undefined);
  if (info?.isDirectory() === true) return;
  if (info !== undefined) throw refuse(undefined);
  if (dirname(path) !== path) await makeFolder(dirname(path));
  try {
    await mkdir(path);
  } catch (error) {
    const made = await stat(path).catch(() => undefined);
    if (made?.isDirectory() === true) return;
    throw ['ENOENT', 'ENOTDIR', 'EEXIST'].includes(systemCode(error) ?? '') ? refuse(error) : error;
  }
};

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
