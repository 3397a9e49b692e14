import { randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { sweepTemporaries } from '#src/disk/temporaries';
import { systemCode } from '@crownsmith/answers/snapshot';
import { PipelineError } from '#src/pipeline-error';

const LockOwner = z.object({
  pid: z.number().int().positive(),
  host: z.string(),
  started: z.string(),
  at: z.string(),
});
type LockOwner = z.infer<typeof LockOwner>;

/** How long another machine's lock stands still until it is stale: its owner would have updated the file's time. */
const FOREIGN_STALE_MS = 180_000;
const TOUCH_EVERY_MS = 20_000;
const POLL_MS = 1000;
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

/** The time of a process, which nobody sets, in ms. */
export interface LockClock {
  elapsed(): number;
  wait(ms: number): Promise<unknown>;
}
const PROCESS_CLOCK: LockClock = { elapsed: () => performance.now(), wait };

/** Which file a path names, and when it was written last, by whatever clock; undefined without one. */
const readMark = async (path: string): Promise<string | undefined> => {
  const info = await stat(path).catch(() => undefined);
  return info && `${info.ino} ${info.mtimeMs}`;
};

/** Whether a file is there and stays as it is for some time. */
const standsStill = async (path: string, ms: number, pollMs: number, clock: LockClock): Promise<boolean> => {
  const mark = await readMark(path);
  const began = clock.elapsed();
  while (mark !== undefined && clock.elapsed() - began < ms) {
    await clock.wait(pollMs);
    if ((await readMark(path)) !== mark) return false;
  }
  return mark !== undefined;
};

/**
 * Whether a lock is free, stale (its owner is gone), held, or quiet (another machine's, with a time that is long ago or to
 * come: its owner is gone, or one of the clocks is wrong); the owner is undefined if the file cannot be read.
 */
type LockStatus =
  | { readonly status: 'free' | 'stale' }
  | { readonly status: 'held' | 'quiet'; readonly owner: LockOwner | undefined };

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
  return { status: Math.abs(Date.now() - info.mtimeMs) < FOREIGN_STALE_MS ? 'held' : 'quiet', owner };
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
const REMOVAL_POLL_MS = 5;

/**
 * Removes a stale lock. A second lock serialises removals: otherwise a slow process could remove the lock of another one
 * that has just replaced the stale one.
 * @param mark of a quiet lock that has stood still; undefined for one that has to be stale
 */
const removeStale = async (
  ownFile: string,
  path: string,
  mark: string | undefined,
  clock: LockClock,
): Promise<void> => {
  const removal = `${path}.taking-over`;
  if (!(await tryLink(ownFile, removal))) {
    if (await standsStill(removal, REMOVAL_STALE_MS, REMOVAL_POLL_MS, clock))
      await rm(removal, { force: true });
    return;
  }
  try {
    const isGone =
      mark === undefined ? (await readStatus(path)).status === 'stale' : (await readMark(path)) === mark;
    if (isGone) await rm(path, { force: true });
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
  return 'owner' in current ? describeOwner(current.owner) : undefined;
};

/**
 * Locks what a file stands for (docs/decisions/2026-11-21-own-store-lock.md). The lock is a file that names its owner; it is
 * created complete, by a hard link, and a stale one is replaced. Files that killed processes left beside it are removed. Clocks of
 * other machines decide nothing: their lock is replaced once it has stood still before the eyes of this process.
 * @param what what is locked, for the error
 * @throws PipelineError 'locked' while another process holds it
 */
export const lockFile = async (path: string, what: string, clock = PROCESS_CLOCK): Promise<StoreLock> => {
  const ownFile = `${path}.${process.pid}-${randomUUID().slice(0, 8)}`;
  const owner: LockOwner = {
    pid: process.pid,
    host: hostname(),
    started: await processStart(process.pid),
    at: new Date().toISOString(),
  };
  const text = JSON.stringify({ ...owner, id: randomUUID() });
  try {
    await writeFile(ownFile, text);
    for (let attempt = 0; !(await tryLink(ownFile, path)); attempt += 1) {
      const mark = await readMark(path);
      const current = await readStatus(path);
      const isQuiet =
        current.status === 'quiet' && (await standsStill(path, FOREIGN_STALE_MS, POLL_MS, clock));
      if (current.status === 'held' || (current.status === 'quiet' && !isQuiet) || attempt >= ATTEMPTS) {
        const who = describeOwner('owner' in current ? current.owner : undefined);
        throw new PipelineError(
          'locked',
          `${what} is in use by ${who}. Wait until it is done; if it no longer runs, delete ${path}.`,
        );
      }
      if (current.status === 'stale' || isQuiet)
        await removeStale(ownFile, path, isQuiet ? mark : undefined, clock);
      await clock.wait(attempt);
    }
  } finally {
    await rm(ownFile, { force: true });
  }
  await sweepTemporaries(dirname(path), (name) => name.startsWith(`${basename(path)}.`));
  // A machine that was stopped for minutes may have lost it to another one, whose lock is left alone.
  const isOwn = async (): Promise<boolean> => (await readFile(path, 'utf8').catch(() => '')) === text;
  const beat = async (): Promise<void> => {
    if (await isOwn()) await utimes(path, new Date(), new Date());
  };
  const touch = setInterval(() => void beat().catch(() => undefined), TOUCH_EVERY_MS);
  touch.unref();
  let isHeld = true;
  return {
    release: async () => {
      clearInterval(touch);
      if (isHeld && (await isOwn())) await rm(path, { force: true });
      isHeld = false;
    },
  };
};

/** Locks the store for this process. @throws PipelineError 'locked' while another process holds it */
export const lockStore = (path: string): Promise<StoreLock> => lockFile(path, 'The store');
