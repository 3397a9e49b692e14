import { setTimeout as wait } from 'node:timers/promises';
import { DocumentsError } from './documents.server';

/** How often work is tried while others write what it read, or hold a lock. */
const MAX_ATTEMPTS = 100;
const MAX_PAUSE_MS = 20;

/**
 * Runs work again, after a random pause, where another writer came between. Other errors of the work reject at once; with a
 * DocumentsError where there is no end of conflicts.
 */
export const retryConflicts = async <T>(
  work: () => T | Promise<T>,
  isConflict: (error: unknown) => boolean,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt === MAX_ATTEMPTS)
        throw new DocumentsError('conflict', 'Others keep changing what is to be written.', { cause: error });
      await wait(Math.random() * Math.min(attempt, MAX_PAUSE_MS));
    }
  }
};
