import { randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { sweepTemporaries } from '#src/disk/temporaries';
import { systemCode } from '@crownsmith/snapshot';
import { PipelineError } from '#src/pipeline-error';

const LockOwner = z.object({
  pid: z.number().int().positive(),
  host: z.string(),
  started: z.string(),
  at: z.string(),
});
type LockOwner = z.infer<typeof LockOwner>;

/** Age at which another machine's lock is stale: its owner would have updated the file's time. */
const FOREIGN_STALE_MS = 180_000;
const TOUCH_EVERY_MS = 20_000;
/** Attempts to replace a stale lock; each waits one millisecond longer. */
const ATTEMPTS = 60;

/** Start time of a process in kernel ticks; '' where /proc is missing. Detects reused process ids. */
const processStart = async (pid: number): Promise<string> => {
  try {
    const stats = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stats.slice(stats.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
};

const readOwner = async (path: string): Promise<LockOwner | undefined> => {
  try {
    const parsed = LockOwner.safeParse(JSON.parse(await readFile(path, 'utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};

/** Whether a lock is free, stale (its owner is gone), or held; the owner is undefined if the file cannot be read. */
type LockStatus =
  { readonly status: 'free' | 'stale' } | { readonly status: 'held'; readonly owner: LockOwner | undefined };

const readStatus = async (path: string): Promise<LockStatus> => {
  const owner = await readOwner(path);
  if (owner !== undefined && owner.host === hostname()) {
    if (!isRunning(owner.pid)) return { status: 'stale' };
    const started = await processStart(owner.pid);
    const isOwner = started === '' || owner.started === '' || started === owner.started;
    return isOwner ? { status: 'held', owner } : { status: 'stale' };
  }
  const info = await stat(path).catch(() => undefined);
  if (info === undefined) return { status: 'free' };
  return Date.now() - info.mtimeMs < FOREIGN_STALE_MS ? { status: 'held', owner } : { status: 'stale' };
};

const tryLink = async (from: string, to: string): Promise<boolean> => {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
};

/** Removing a stale lock takes milliseconds; an older removal was killed. */
const REMOVAL_STALE_MS = 5000;

/**
 * Removes a stale lock. A second lock serialises removals: otherwise a slow process could remove the lock of another one
 * that has just replaced the stale one.
 */
const removeStale = async (ownFile: string, path: string): Promise<void> => {
  const removal = `${path}.taking-over`;
  if (!(await tryLink(ownFile, removal))) {
    const info = await stat(removal).catch(() => undefined);
    // A hard link has the times of its file, which was written just before.
    if (info !== undefined && Date.now() - info.mtimeMs > REMOVAL_STALE_MS)
      await rm(removal, { force: true });
    return;
  }
  try {
    if ((await readStatus(path)).status === 'stale') await rm(path, { force: true });
  } finally {
    await rm(removal, { force: true });
  }
};

const describeOwner = (owner: LockOwner | undefined): string =>
  owner === undefined ? 'another process' : `process ${owner.pid} on ${owner.host} (since ${owner.at})`;

/** A held lock; `release` may be called twice. */
export interface StoreLock {
  release(): Promise<void>;
}

/** Who holds a lock, in words; undefined if nobody does. */
export const findLockHolder = async (path: string): Promise<string | undefined> => {
  const current = await readStatus(path);
  return current.status === 'held' ? describeOwner(current.owner) : undefined;
};

/**
 * Locks what a file stands for (docs/decisions/2026-11-21-own-store-lock.md). The lock is a file that names its owner; it is
 * created complete, by a hard link, and a stale one is replaced. Files that killed processes left beside it are removed.
 * @param what what is locked, for the error
 * @throws PipelineError 'locked' while another process holds it
 */
export const lockFile = async (path: string, what: string): Promise<StoreLock> => {
  const ownFile = `${path}.${process.pid}-${randomUUID().slice(0, 8)}`;
  const owner: LockOwner = {
    pid: process.pid,
    host: hostname(),
    started: await processStart(process.pid),
    at: new Date().toISOString(),
  };
  await writeFile(ownFile, JSON.stringify(owner));
  try {
    for (let attempt = 0; !(await tryLink(ownFile, path)); attempt += 1) {
      const current = await readStatus(path);
      if (current.status === 'held' || attempt >= ATTEMPTS) {
        const who = describeOwner(current.status === 'held' ? current.owner : undefined);
        throw new PipelineError(
          'locked',
          `${what} is in use by ${who}. Wait until it is done; if it no longer runs, delete ${path}.`,
        );
      }
      if (current.status === 'stale') await removeStale(ownFile, path);
      await wait(attempt);
    }
  } finally {
    await rm(ownFile, { force: true });
  }
  await sweepTemporaries(dirname(path), (name) => name.startsWith(`${basename(path)}.`));
  const touch = setInterval(
    () => void utimes(path, new Date(), new Date()).catch(() => undefined),
    TOUCH_EVERY_MS,
  );
  touch.unref();
  let isHeld = true;
  return {
    release: async () => {
      clearInterval(touch);
      if (isHeld) await rm(path, { force: true });
      isHeld = false;
    },
  };
};

/** Locks the store for this process. @throws PipelineError 'locked' while another process holds it */
export const lockStore = (path: string): Promise<StoreLock> => lockFile(path, 'The store');
