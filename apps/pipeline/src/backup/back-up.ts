import { copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  copyDatabase,
  countDocuments,
  DATA_VERSION,
  KEPT_NAMES,
  SECRET_NAMES,
} from '@crownsmith/data-folder';
import { systemCode } from '@crownsmith/answers/snapshot';
import { makeFolder, syncFolder } from '#src/disk/folder';
import { BACKUP_STALE_MS, sweepTemporaries } from '#src/disk/temporaries';
import { PipelineError } from '#src/pipeline-error';
import { digestFile, verifyFiles } from '#src/store/store-checksums';
import { lockStore } from '#src/store/store-lock';
import { storePaths } from '#src/store/store-paths';
import { readState, stateFiles, type StoreState } from '#src/store/store-state';
import { ACCOUNTS, type BackupManifest, isBackupPath } from './backup-manifest';
import { writeArchive } from './backup-archive';
import { checkBackup } from './check-backup';

export interface BackupOptions {
  readonly dataDir: string;
  /** absolute path of the file that is written */
  readonly file: string;
  /** whether the secret of sessions and mails that were not sent are copied, too */
  readonly secrets: boolean;
  readonly overwrite: boolean;
  readonly now: Date;
}

/** A backup without a chosen name that was not finished. */
const UNFINISHED = /^crownsmith-\d{14}\.zip\.tmp-\d+$/;

const copyInto = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, to);
};

/** Links a file that may be removed and never changes; copies it where the disk has no links. */
const linkInto = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await link(from, to).catch(() => copyFile(from, to));
};

/** The files of a store, of one state: while they are collected no import runs. */
const collectStore = async (dataDir: string, staging: string): Promise<void> => {
  const paths = storePaths(dataDir);
  if (!(await stat(paths.store).catch(() => undefined))) return;
  const copies = join(staging, 'store');
  const lock = await lockStore(paths.lock);
  let state: StoreState;
  try {
    state = await readState(paths);
    const files = [...stateFiles(state)];
    if (files.length > 0) files.push('state.json');
    for (const file of files) await linkInto(join(paths.store, file), join(copies, file));
  } finally {
    await lock.release();
  }
  await verifyFiles(paths, state, copies);
};

/** Files below a path, relative to `root`; none where there is nothing. */
const listFiles = async (root: string, path: string): Promise<readonly string[]> => {
  const info = await stat(join(root, path)).catch(() => undefined);
  if (info === undefined) return [];
  if (!info.isDirectory()) return [path];
  const names = await readdir(join(root, path));
  return (await Promise.all(names.map((name) => listFiles(root, `${path}/${name}`)))).flat();
};

/** Collects everything that is kept at one place, where it does not change any more. */
const collect = async ({ dataDir, secrets }: BackupOptions, staging: string): Promise<void> => {
  const database = join(dataDir, ACCOUNTS);
  if (await stat(database).catch(() => undefined)) copyDatabase(database, join(staging, ACCOUNTS));
  await collectStore(dataDir, staging);
  const others = [...KEPT_NAMES, ...(secrets ? SECRET_NAMES : [])].filter(
    (name) => name !== ACCOUNTS && name !== 'store',
  );
  for (const name of others)
    for (const path of await listFiles(dataDir, name)) {
      if (!isBackupPath(path)) continue;
      // Messages are deleted meanwhile.
      await copyInto(join(dataDir, path), join(staging, path)).catch((error: unknown) => {
        if (systemCode(error) !== 'ENOENT') throw error;
      });
    }
};

const describe = async (staging: string, now: Date): Promise<BackupManifest> => {
  const paths = (await Promise.all((await readdir(staging)).map((name) => listFiles(staging, name))))
    .flat()
    .sort();
  const files: BackupManifest['files'] = [];
  for (const path of paths)
    files.push({
      path,
      size: (await stat(join(staging, path))).size,
      sha256: await digestFile(join(staging, path)),
    });
  const accounts = paths.includes(ACCOUNTS) ? countDocuments(join(staging, ACCOUNTS)) : null;
  return { format: 1, version: DATA_VERSION, createdAt: now.toISOString(), files, accounts };
};

/**
 * Writes a backup of a data folder while the site runs, and restores it into a temporary folder to see that it is whole. The
 * file appears when that has succeeded.
 * @throws PipelineError 'locked' during an import or a publish, 'usage' where the file exists
 */
export const backUp = async (options: BackupOptions): Promise<BackupManifest> => {
  const { dataDir, file, overwrite, now } = options;
  const staging = join(dataDir, `backup.tmp-${process.pid}`);
  const temporary = `${file}.tmp-${process.pid}`;
  await makeFolder(dirname(file));
  try {
    await sweepTemporaries(dataDir, (name) => name.startsWith('backup.tmp-'), BACKUP_STALE_MS);
    await sweepTemporaries(
      dirname(file),
      (name) => name.startsWith(`${basename(file)}.tmp-`) || UNFINISHED.test(name),
      BACKUP_STALE_MS,
    );
    await mkdir(staging, { mode: 0o700 });
    await collect(options, staging);
    const manifest = await describe(staging, now);
    await rm(temporary, { force: true });
    // Parquet files are compressed already.
    await writeArchive(staging, manifest, temporary, (path) => !path.endsWith('.parquet'));
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging, { mode: 0o700 });
    await checkBackup(temporary, staging);
    // A link, unlike a renaming, fails where another file came to be meanwhile.
    if (overwrite) await rename(temporary, file);
    else await link(temporary, file);
    await syncFolder(dirname(file));
    return manifest;
  } catch (error) {
    if (systemCode(error) === 'EEXIST')
      throw new PipelineError(
        'usage',
        `${file} exists already. Name another file, or replace it with --overwrite.`,
      );
    throw error;
  } finally {
    await rm(temporary, { force: true });
    await rm(staging, { recursive: true, force: true });
  }
};
