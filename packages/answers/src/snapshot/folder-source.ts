import { createReadStream, statSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SnapshotPointer } from '@crownsmith/api-client';
import { systemCode } from './system-code';
import { assertSourcePath, MAX_SOURCE_BYTES, SnapshotSourceError, type SnapshotSource } from './source';

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

const asSourceError = (error: unknown, path: string): SnapshotSourceError => {
  if (error instanceof SnapshotSourceError) return error;
  const code = systemCode(error) ?? '';
  const failure = MISSING.has(code) ? 'not-found' : 'unavailable';
  return new SnapshotSourceError(failure, path, code || 'cannot be read', { cause: error });
};

/** Reads snapshots from a local folder. */
export const createFolderSource = (folder: string): SnapshotSource => ({
  name: folder,
  read: async (path, knownTag) => {
    assertSourcePath(path);
    try {
      const file = await open(join(folder, ...path.split('/')), 'r');
      try {
        const { ino, size, mtimeMs } = await file.stat();
        const tag = `${ino}-${size}-${mtimeMs}`;
        if (tag === knownTag) return 'unchanged';
        if (size > MAX_SOURCE_BYTES)
          throw new SnapshotSourceError(
            'too-large',
            path,
            `has ${size} bytes, more than ${MAX_SOURCE_BYTES}`,
          );
        return { bytes: await file.readFile(), tag };
      } finally {
        await file.close();
      }
    } catch (error) {
      throw asSourceError(error, path);
    }
  },
  stream: async function* (path, range) {
    assertSourcePath(path);
    try {
      yield* createReadStream(join(folder, ...path.split('/')), range) as AsyncIterable<Buffer>;
    } catch (error) {
      throw asSourceError(error, path);
    }
  },
  sizeOf: (path) => {
    try {
      const info = statSync(join(folder, ...path.split('/')), { throwIfNoEntry: false });
      return info?.isFile() ? info.size : undefined;
    } catch {
      return undefined;
    }
  },
  versions: async () => {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isDirectory() && SnapshotPointer.safeParse({ version: entry.name }).success)
      .map(({ name }) => name)
      .sort()
      .reverse();
  },
});
