import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { writeAtomic } from '#src/disk/atomic-file';
import type { StorePaths } from '#src/store/store-paths';

/** `uploaded.json`: by a bucket's URL, the version that was last made the current one there. */
const Uploaded = z.record(z.string(), z.string());

const readUploaded = async (path: string): Promise<z.infer<typeof Uploaded>> => {
  try {
    return Uploaded.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return {};
  }
};

/**
 * The version that was last made the current one of a bucket from here; it stays known after a rollback there. Undefined
 * where none is known: the files of a version may be there without the pointer to it.
 */
export const uploadedVersion = async (
  { uploaded }: Pick<StorePaths, 'uploaded'>,
  url: string,
): Promise<string | undefined> => (await readUploaded(uploaded))[url];

/** Notes that a version was made the current one of a bucket. Killed before, the next update does so once more. */
export const noteUploaded = async (
  { uploaded }: Pick<StorePaths, 'uploaded'>,
  url: string,
  version: string,
): Promise<void> =>
  writeAtomic(uploaded, `${JSON.stringify({ ...(await readUploaded(uploaded)), [url]: version })}\n`);
