import { readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SnapshotPointer } from '@crownsmith/api-client';
import { writeAtomic } from '#src/disk/atomic-file';
import { sweepTemporaries } from '#src/disk/temporaries';
import { systemCode } from '@crownsmith/answers/snapshot';
import { PipelineError } from '#src/pipeline-error';
import { VERSION } from './repository';

const POINTER = 'current.json';
/** Prefix of folders that are being written or removed. */
export const TEMPORARY_PREFIX = '.tmp-';

/** The current version; undefined before the first publish. @throws PipelineError 'broken-store' */
export const currentVersion = async (snapshots: string): Promise<string | undefined> => {
  try {
    const text = await readFile(join(snapshots, POINTER), 'utf8');
    return SnapshotPointer.parse(JSON.parse(text)).version;
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOENT') return undefined;
    if (code !== undefined && code !== 'EISDIR') throw error;
    throw new PipelineError(
      'broken-store',
      `${join(snapshots, POINTER)} is corrupt. Publish again, or roll back to one of the versions there.`,
      { cause: error },
    );
  }
};

/** Versions of the snapshots, oldest first: a version starts with its creation time. */
export const snapshotVersions = async (snapshots: string): Promise<readonly string[]> => {
  try {
    const entries = await readdir(snapshots, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && VERSION.test(entry.name))
      .map((entry) => entry.name)
      .sort();
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  }
};

/** Makes a version the current one, atomically. */
export const pointTo = (snapshots: string, version: string): Promise<void> =>
  writeAtomic(join(snapshots, POINTER), `${JSON.stringify(SnapshotPointer.parse({ version }))}\n`);

const TIMED = /^(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)-.*$/;

/** The time that a version starts with, in ms since 1970; NaN for versions of another form. */
const versionTime = (version: string): number =>
  TIMED.test(version) ? Date.parse(version.replace(TIMED, '$1-$2-$3T$4:$5:$6Z')) : Number.NaN;

/**
 * A version that sorts by time: `20261121t093000-r12`. Where the clock was set back, or there is one of the same second, it
 * gets the second after the latest version, so that it always is the newest.
 * @param taken the versions that there are
 */
export const makeVersion = (now: Date, revision: number, taken: readonly string[]): string => {
  const times = taken.map(versionTime).filter((time) => !Number.isNaN(time));
  const time = Math.max(now.getTime(), ...times.map((one) => one + 1000));
  const stamp = new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').toLowerCase();
  return `${stamp}-r${revision}`;
};

/** Removes what killed runs left: unfinished snapshots, for which the store has to be locked, and temporary pointers. */
export const sweepUnfinished = async (snapshots: string): Promise<void> => {
  await sweepTemporaries(snapshots, (name) => name.startsWith(`${POINTER}.`));
  const names = await readdir(snapshots).catch(() => []);
  for (const name of names)
    if (name.startsWith(TEMPORARY_PREFIX)) await rm(join(snapshots, name), { recursive: true, force: true });
};

/** Whether a version exists and is complete. */
export const hasSnapshot = async (snapshots: string, version: string): Promise<boolean> => {
  if (!VERSION.test(version)) return false;
  return stat(join(snapshots, version, 'manifest.json')).then(
    (info) => info.isFile(),
    () => false,
  );
};
