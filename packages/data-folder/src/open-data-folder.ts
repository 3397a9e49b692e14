import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { systemCode } from '@crownsmith/answers/snapshot';
import * as z from 'zod';
import { DataFolderError } from './data-folder-error';
import { MIGRATIONS } from './migrations';
import { replaceFile } from './replace-file';
import { finishRestore, isRestoring } from './restored-data';

/** The version of data folders that this release writes. */
export const DATA_VERSION = MIGRATIONS.length;

/** How long a process waits for another one that brings the folder up to date, in ms. */
const LOCK_TIMEOUT_MS = 60_000;

const Version = z.object({ version: z.number().int().min(0) });

/** The version of a folder; 0 without the file, as in releases until 2026-11-26. */
const readVersion = (dataDir: string): number => {
  const path = join(dataDir, 'version.json');
  try {
    return Version.parse(JSON.parse(readFileSync(path, 'utf8'))).version;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return 0;
    throw new DataFolderError(`${path} cannot be read. Restore it from a backup.`, { cause: error });
  }
};

/** Runs work that no other process does meanwhile. SQLite's lock ends with the process that holds it. */
const withLock = (dataDir: string, work: () => void): void => {
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: LOCK_TIMEOUT_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    work();
  } finally {
    lock.close();
  }
};

const migrate = (dataDir: string): void => {
  const version = readVersion(dataDir);
  if (version > DATA_VERSION)
    throw new DataFolderError(
      `${dataDir} is of version ${version}, this release knows versions up to ${DATA_VERSION}: use the newer release, or restore a backup of before.`,
    );
  for (const [index, change] of MIGRATIONS.entries()) {
    if (index < version) continue;
    change(dataDir);
    replaceFile(join(dataDir, 'version.json'), `{"version":${index + 1}}\n`);
  }
};

const makeIfMissing = (dataDir: string): boolean => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return true;
  } catch {
    return false;
  }
};

/**
 * Brings a data folder to this release's version before anything is read from it: completes a restore that was interrupted,
 * then runs migrations in their order, one process at a time. A folder that cannot be made has no data to change.
 * @param dataDir absolute path
 * @throws DataFolderError for a folder of a newer release, and for one that cannot be changed
 */
export const openDataFolder = (dataDir: string): void => {
  const isFolder = statSync(dataDir, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder && !makeIfMissing(dataDir)) return;
  if (!isRestoring(dataDir) && readVersion(dataDir) === DATA_VERSION) return;
  try {
    withLock(dataDir, () => {
      finishRestore(dataDir);
      migrate(dataDir);
    });
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataFolderError(`${dataDir} could not be brought up to date: ${reason}`, { cause: error });
  }
};
