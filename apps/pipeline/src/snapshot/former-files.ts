import { link, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Checksums } from '@crownsmith/api-client';

/** The files of a former snapshot, which the next one shares where they are the same. */
export interface FormerFiles {
  /**
   * Makes a file of the former snapshot one of the new snapshot, too, if it has this path and content.
   * @param digest SHA-256 of the content in base64url
   * @param target where it belongs in the new snapshot
   * @returns whether it did
   */
  share(path: string, content: Uint8Array, digest: string, target: string): Promise<boolean>;
}

const NO_FILES: FormerFiles = { share: () => Promise.resolve(false) };

/** Opens a snapshot's folder. Without a folder, or where it has no checksums that can be read, nothing is shared. */
export const openFormerFiles = async (folder: string | undefined): Promise<FormerFiles> => {
  if (folder === undefined) return NO_FILES;
  const text = await readFile(join(folder, 'checksums.json'), 'utf8').catch(() => '{}');
  let checksums: Checksums;
  try {
    checksums = Checksums.parse(JSON.parse(text));
  } catch {
    return NO_FILES;
  }
  const digests = new Map(checksums.files.map(([path, , digest]) => [path, digest]));
  return {
    share: async (path, content, digest, target) => {
      if (digests.get(path) !== digest) return false;
      const source = join(folder, path);
      try {
        // A file that was damaged since is written anew. So is each file where the file system has no links.
        if (!(await readFile(source)).equals(content)) return false;
        await link(source, target);
        return true;
      } catch {
        return false;
      }
    },
  };
};
