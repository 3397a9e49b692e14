import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { commitRestore, isDatabaseInUse, KEPT_NAMES, openDataFolder } from '@crownsmith/data-folder';
import { makeFolder, syncFolder } from '#src/disk/folder';
import { BACKUP_STALE_MS, sweepTemporaries } from '#src/disk/temporaries';
import { PipelineError } from '#src/pipeline-error';
import { lockStore } from '#src/store/store-lock';
import { storePaths } from '#src/store/store-paths';
import { ACCOUNTS, type BackupManifest } from './backup-manifest';
import { checkBackup } from './check-backup';

const refuseOverwriting = (dataDir: string): void => {
  const there = KEPT_NAMES.filter((name) => name !== 'version.json' && existsSync(join(dataDir, name)));
  if (there.length > 0)
    throw new PipelineError(
      'usage',
      `${dataDir} has data already (${there.join(', ')}). --overwrite sets them aside and restores.`,
    );
};

const refuseWhileInUse = (dataDir: string): void => {
  const database = join(dataDir, ACCOUNTS);
  if (existsSync(database) && isDatabaseInUse(database))
    throw new PipelineError('locked', `The site uses ${database}. Stop it, restore, and start it again.`);
};

/**
 * Restores a backup. It is unpacked and checked beside the data, then takes their place; a process that is killed leaves the
 * data whole as they were, or restored: the next start of the site or of the pipeline completes that.
 * @returns what was restored; data of before are in `before-restore-…`
 * @throws PipelineError 'usage' where there are data, 'locked' while the site or an import runs, 'bad-input' for no backup
 */
export const restore = async (
  dataDir: string,
  file: string,
  { overwrite }: { readonly overwrite: boolean },
): Promise<BackupManifest> => {
  const paths = storePaths(dataDir);
  if (!overwrite) refuseOverwriting(dataDir);
  await makeFolder(dataDir);
  refuseWhileInUse(dataDir);
  await sweepTemporaries(dataDir, (name) => name.startsWith('restoring.tmp-'), BACKUP_STALE_MS);
  const unpacked = join(dataDir, `restoring.tmp-${process.pid}`);
  await mkdir(unpacked, { mode: 0o700 });
  try {
    const manifest = await checkBackup(file, unpacked);
    const lock = existsSync(paths.store) ? await lockStore(paths.lock) : undefined;
    try {
      refuseWhileInUse(dataDir);
      commitRestore(dataDir, unpacked);
      await syncFolder(dataDir);
      openDataFolder(dataDir);
    } finally {
      await lock?.release();
    }
    return manifest;
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
};
