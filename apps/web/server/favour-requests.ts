import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, constants, getPriority, setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';

const THREADS = '/proc/self/task';
/** The name of the threads that mark, sweep and compile for V8. */
const V8_THREAD = 'V8Worker';

const LOW = constants.priority.PRIORITY_BELOW_NORMAL;

/** Lets the threads that work for V8 run when requests leave a processor to them. On Linux, where threads have names. */
const lowerPriorities = (): void => {
  for (const thread of readdirSync(THREADS)) {
    try {
      const name = readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim();
      if (name === V8_THREAD && getPriority(Number(thread)) < LOW) setPriority(Number(thread), LOW);
    } catch {
      // The thread has ended, or a sandbox forbids it: the site works with any priorities.
    }
  }
};

/**
 * Leaves a processor to requests while V8 marks what is not garbage. By itself it marks on up to four threads at a time beside the one
 * that responds, which then gets less than half of a machine of two cores for as long: pages wait for two tenths of a second.
 */
export const favourRequests = (): void => {
  // V8 reads this flag whenever it begins to mark, so it can still be set in a running process.
  setFlagsFromString(`--concurrent-marking-max-worker-num=${Math.max(1, availableParallelism() - 1)}`);
  if (process.platform === 'linux') lowerPriorities();
};
