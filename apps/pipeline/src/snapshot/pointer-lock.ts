import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PipelineError } from '#src/pipeline-error';
import { lockFile } from '#src/store/store-lock';

/** Longest wait for another process that changes the pointer, which takes it milliseconds, or seconds while it prunes. */
const MAX_WAIT_MS = 10_000;
const RETRY_MS = 25;

/**
 * Runs work that changes which snapshot is the current one, or removes snapshots, while no other process does: a rollback
 * must not point to a snapshot that a publish is removing.
 * @throws PipelineError 'locked' if another process takes too long
 */
export const withPointerLock = async <T>(
  snapshots: string,
  work: () => Promise<T>,
  maxWaitMs = MAX_WAIT_MS,
): Promise<T> => {
  const path = join(snapshots, 'pointer.lock');
  const until = performance.now() + maxWaitMs;
  for (;;) {
    const lock = await lockFile(path, 'The pointer to the current snapshot').catch((error: unknown) => {
      const isHeld = error instanceof PipelineError && error.code === 'locked';
      if (!isHeld || performance.now() > until) throw error;
      return undefined;
    });
    if (lock === undefined) {
      await wait(RETRY_MS);
      continue;
    }
    try {
      return await work();
    } finally {
      await lock.release();
    }
  }
};
