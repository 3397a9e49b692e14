import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PipelineError } from '#src/pipeline-error';
import { withPointerLock } from './pointer-lock';
import type { SeenPointer, SnapshotRepository } from './repository';
import { currentVersion, hasSnapshot, pointTo, snapshotVersions, TEMPORARY_PREFIX } from './snapshot-folder';

const readPointer = async (snapshots: string): Promise<SeenPointer> => {
  try {
    return { version: await currentVersion(snapshots), isCorrupt: false };
  } catch (error) {
    if (error instanceof PipelineError) return { version: undefined, isCorrupt: true };
    throw error;
  }
};

/** Snapshots in a folder of this machine. */
export const openFolderRepository = (snapshots: string): SnapshotRepository => ({
  name: snapshots,
  readPointer: () => readPointer(snapshots),
  versions: () => snapshotVersions(snapshots),
  has: (version) => hasSnapshot(snapshots, version),
  pointTo: (version) => pointTo(snapshots, version),
  remove: async (version) => {
    // Renamed first, so that no reader finds a partly removed snapshot.
    const temporary = join(snapshots, `${TEMPORARY_PREFIX}old-${version}`);
    await rename(join(snapshots, version), temporary);
    await rm(temporary, { recursive: true, force: true });
    return true;
  },
  exclusively: (work) => withPointerLock(snapshots, work),
});
