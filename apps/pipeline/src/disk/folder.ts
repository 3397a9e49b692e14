import { mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCode } from '@crownsmith/answers/snapshot';
import { PipelineError } from '#src/pipeline-error';

/**
 * Creates a folder and its parents. Not by mkdir's `recursive`, which does not return for paths such as below /proc.
 * @throws PipelineError 'permission' if a file is in the way or the file system takes no folders there
 */
export const makeFolder = async (path: string): Promise<void> => {
  const makeError = (cause: unknown): PipelineError =>
    new PipelineError('permission', `Cannot create the folder ${path}. Choose another DATA_DIR.`, { cause });
  const info = await stat(path).catch(() => undefined);
  if (info?.isDirectory() === true) return;
  if (info !== undefined) throw makeError(undefined);
  if (dirname(path) !== path) await makeFolder(dirname(path));
  try {
    await mkdir(path);
  } catch (error) {
    const created = await stat(path).catch(() => undefined);
    if (created?.isDirectory() === true) return;
    throw ['ENOENT', 'ENOTDIR', 'EEXIST'].includes(systemCode(error) ?? '') ? makeError(error) : error;
  }
};

/** Flushes a folder's entries to disk; does nothing on systems that cannot. */
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
