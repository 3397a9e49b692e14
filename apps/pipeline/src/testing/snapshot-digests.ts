import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currentVersion } from '#src/snapshot/snapshot-folder';

/**
 * Every file of the current snapshot by its digest, without its manifest, which has the version, and the checksum of that: those of
 * the second snapshot of a moment differ.
 */
export const digests = async (snapshots: string): Promise<Readonly<Record<string, string>>> => {
  const folder = join(snapshots, (await currentVersion(snapshots)) ?? '');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const pairs = files.sort().map(async (file): Promise<readonly [string, string]> => {
    const digest = createHash('sha256').update(await readFile(file));
    return [file.slice(folder.length + 1), digest.digest('hex')];
  });
  const {
    'manifest.json': _,
    'checksums.json': __,
    ...others
  } = Object.fromEntries<string>(await Promise.all(pairs));
  return others;
};
