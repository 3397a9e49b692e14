import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { z } from 'zod';
import { PipelineError, systemCode } from '../pipeline-error';

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

const isAlive = async (owner: LockOwner | undefined, path: string): Promise<boolean> => {
  if (owner !== undefined && owner.host === hostname()) {
    if (!runs(owner.pid)) return false;
    const started = await processStart(owner.pid);
    return started === '' || owner.started === '' || started === owner.started;
  }
  const info = await stat(path).catch(() => undefined);
  return info !== undefined && Date.now() - info.mtimeMs < FOREIGN_STALE_MS;
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

/** Takes a dead owner's lock away; answers false when a living one turned up in the meantime. */
const removeStale = async (path: string): Promise<boolean> => {
  const aside = `${path}.stale-${process.pid}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return true;
    throw error;
  }
  const stolen = await isAlive(await readOwner(aside), aside);
  if (stolen) await tryLink(aside, path);
  await rm(aside, { force: true });
  return !stolen;
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
  const mine = `${path}.${process.pid}`;
  const owner: LockOwner = {
    pid: process.pid,
    host: hostname(),
    started: await processStart(process.pid),
    at: new Date().toISOString(),
  };
  await writeFile(mine, JSON.stringify(owner));
  try {
    for (let attempt = 0; !(await tryLink(mine, path)); attempt += 1) {
      const other = await readOwner(path);
      if (attempt >= 3 || (await isAlive(other, path)) || !(await removeStale(path))) {
        const who =
          other === undefined
            ? 'another process'
            : `process ${other.pid} on ${other.host} (since ${other.at})`;
        throw new PipelineError(
          'locked',
          `The store is in use by ${who}. Wait until it is done; if it is gone for good, delete ${path}.`,
        );
      }
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
