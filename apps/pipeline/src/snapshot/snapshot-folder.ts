import { open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SnapshotPointer } from '@crownsmith/api-client';
import { PipelineError, systemCode } from '#src/pipeline-error';
import { makeFolder, syncFolder, writeAtomic } from '#src/disk/atomic-file';

const POINTER = 'current.json';
const UNFINISHED = '.tmp-';
const VERSION = /^[a-z0-9-]{8,64}$/;

/** The version that readers are sent to; undefined before the first publish. @throws PipelineError 'broken-store' */
export const currentVersion = async (snapshots: string): Promise<string | undefined> => {
  let text: string;
  try {
    text = await readFile(join(snapshots, POINTER), 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return SnapshotPointer.parse(JSON.parse(text)).version;
  } catch (error) {
    throw new PipelineError(
      'broken-store',
      `${join(snapshots, POINTER)} is broken; publish again, or roll back to one of the versions there.`,
      { cause: error },
    );
  }
};

/** Finished snapshots, oldest first: a version begins with the time of its making. */
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

/** Sends readers to a version, in one step. */
export const pointTo = (snapshots: string, version: string): Promise<void> =>
  writeAtomic(join(snapshots, POINTER), `${JSON.stringify(SnapshotPointer.parse({ version }))}\n`);

/** A name that sorts by time: `20261121t093000-1a2b`. */
export const newVersion = (now: Date, revision: number): string =>
  `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').toLowerCase()}-r${revision}`;

/** A snapshot that is being written; nobody reads it before `finish`. */
export interface OpenSnapshot {
  /** writes a file; resolves once it may be followed by the next, which is mostly at once */
  write(path: string, content: string | Uint8Array): Promise<void>;
  readonly files: number;
  /** waits for all files, makes the big ones durable, and gives the snapshot its name */
  finish(version: string): Promise<void>;
  abandon(): Promise<void>;
}

/** As many files are written at a time: more only wait for the same disk. */
const CONCURRENT_WRITES = 16;
/** Small pages are left to the disk's own time; a power cut right after a publish costs at most a publish. */
const SYNC_FROM_BYTES = 200_000;

const writeFileOnce = async (path: string, content: string | Uint8Array): Promise<void> => {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(content);
    if (content.length >= SYNC_FROM_BYTES) await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Starts a snapshot in a folder of its own beside the finished ones. */
export const openSnapshot = async (snapshots: string, folders: readonly string[]): Promise<OpenSnapshot> => {
  const folder = join(snapshots, `${UNFINISHED}${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  for (const name of ['', ...folders]) await makeFolder(join(folder, name));
  const running = new Set<Promise<void>>();
  let failure: { readonly error: unknown } | undefined;
  let files = 0;
  const settle = async (): Promise<void> => {
    await Promise.all(running);
    if (failure !== undefined) throw failure.error;
  };
  return {
    write: async (path, content) => {
      if (failure !== undefined) throw failure.error;
      files += 1;
      const writing: Promise<void> = writeFileOnce(join(folder, path), content)
        .catch((error: unknown) => void (failure ??= { error }))
        .finally(() => running.delete(writing));
      running.add(writing);
      if (running.size >= CONCURRENT_WRITES) await Promise.race(running);
    },
    get files() {
      return files;
    },
    finish: async (version) => {
      await settle();
      for (const name of ['', ...folders]) await syncFolder(join(folder, name));
      await rename(folder, join(snapshots, version));
      await syncFolder(snapshots);
    },
    abandon: async () => {
      await Promise.allSettled(running);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Removes snapshots that a killed run left unfinished. */
export const sweepUnfinished = async (snapshots: string): Promise<void> => {
  const names = await readdir(snapshots).catch(() => []);
  for (const name of names)
    if (name.startsWith(UNFINISHED)) await rm(join(snapshots, name), { recursive: true, force: true });
};

/** Removes the oldest snapshots but `keep` of them; never the one that readers are sent to. */
export const pruneSnapshots = async (snapshots: string, keep: number): Promise<readonly string[]> => {
  const current = await currentVersion(snapshots);
  const versions = await snapshotVersions(snapshots);
  const old = versions.slice(0, Math.max(0, versions.length - keep)).filter((version) => version !== current);
  for (const version of old) {
    // Away from its name first: nobody shall find half of it.
    const aside = join(snapshots, `${UNFINISHED}old-${version}`);
    await rename(join(snapshots, version), aside);
    await rm(aside, { recursive: true, force: true });
  }
  return old;
};

/** Whether a version is there as a whole. */
export const hasSnapshot = async (snapshots: string, version: string): Promise<boolean> => {
  if (!VERSION.test(version)) return false;
  return stat(join(snapshots, version, 'manifest.json')).then(
    (info) => info.isFile(),
    () => false,
  );
};
