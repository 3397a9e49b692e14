import { randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { PipelineError, systemCode } from '#src/pipeline-error';

const LockOwner = z.object({
  pid: z.number().int().positive(),
  host: z.string(),
  started: z.string(),
  at: z.string(),
});
type LockOwner = z.infer<typeof LockOwner>;

/** Another machine's lock counts as left behind once its owner has not touched it for this long. */
const FOREIGN_STALE_MS = 180_000;
const TOUCH_EVERY_MS = 20_000;
/** Tries to take over before giving up; each waits a little longer. */
const ATTEMPTS = 60;

/** When a process started, as the kernel counts it; '' where the machine does not tell. Guards against reused ids. */
const processStart = async (pid: number): Promise<string> => {
  try {
    const stats = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stats.slice(stats.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const runs = (pid: number): boolean => {
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

/** How a lock stands: nobody's, its owner is gone, or it is held (by whom, where that can be read). */
type Standing =
  { readonly is: 'free' | 'dead' } | { readonly is: 'held'; readonly owner: LockOwner | undefined };

const standingOf = async (path: string): Promise<Standing> => {
  const owner = await readOwner(path);
  if (owner !== undefined && owner.host === hostname()) {
    if (!runs(owner.pid)) return { is: 'dead' };
    const started = await processStart(owner.pid);
    const isOwner = started === '' || owner.started === '' || started === owner.started;
    return isOwner ? { is: 'held', owner } : { is: 'dead' };
  }
  const info = await stat(path).catch(() => undefined);
  if (info === undefined) return { is: 'free' };
  return Date.now() - info.mtimeMs < FOREIGN_STALE_MS ? { is: 'held', owner } : { is: 'dead' };
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

/** A take-over lasts milliseconds; one that is older than this was left behind, too. */
const TAKE_OVER_STALE_MS = 5000;

/**
 * Removes a dead owner's lock. Only one process may do so at a time (a second lock says which), so that nobody
 * removes the lock of one who has just taken over.
 */
const removeDead = async (mine: string, path: string): Promise<void> => {
  const taking = `${path}.taking-over`;
  if (!(await tryLink(mine, taking))) {
    const info = await stat(taking).catch(() => undefined);
    // A link has the times of its file, which was written just before.
    if (info !== undefined && Date.now() - info.mtimeMs > TAKE_OVER_STALE_MS)
      await rm(taking, { force: true });
    return;
  }
  try {
    if ((await standingOf(path)).is === 'dead') await rm(path, { force: true });
  } finally {
    await rm(taking, { force: true });
  }
};

/** A lock that is held; `release` is safe to call twice. */
export interface StoreLock {
  release(): Promise<void>;
}

/**
 * Takes the store for this process. The lock is a file that names its owner; it comes into being whole (link), and
 * one whose owner is dead is taken over.
 * @throws PipelineError 'locked' while another process holds it.
 */
export const lockStore = async (path: string): Promise<StoreLock> => {
  const mine = `${path}.${process.pid}-${randomUUID().slice(0, 8)}`;
  const owner: LockOwner = {
    pid: process.pid,
    host: hostname(),
    started: await processStart(process.pid),
    at: new Date().toISOString(),
  };
  await writeFile(mine, JSON.stringify(owner));
  try {
    for (let attempt = 0; !(await tryLink(mine, path)); attempt += 1) {
      const standing = await standingOf(path);
      if (standing.is === 'held' || attempt >= ATTEMPTS) {
        const owner = standing.is === 'held' ? standing.owner : undefined;
        const who =
          owner === undefined
            ? 'another process'
            : `process ${owner.pid} on ${owner.host} (since ${owner.at})`;
        throw new PipelineError(
          'locked',
          `The store is in use by ${who}. Wait until it is done; if it is gone for good, delete ${path}.`,
        );
      }
      if (standing.is === 'dead') await removeDead(mine, path);
      await wait(attempt);
    }
  } finally {
    await rm(mine, { force: true });
  }
  const touch = setInterval(
    () => void utimes(path, new Date(), new Date()).catch(() => undefined),
    TOUCH_EVERY_MS,
  );
  touch.unref();
  let held = true;
  return {
    release: async () => {
      clearInterval(touch);
      if (held) await rm(path, { force: true });
      held = false;
    },
  };
};
