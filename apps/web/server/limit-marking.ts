import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/**
 * Leaves a processor to requests while V8 marks what is not garbage. By itself it marks on up to four threads at a time beside the one
 * that responds, which then gets less than half of a machine of two cores for as long. V8 reads this flag whenever it begins to
 * mark, so it can still be set in a running process.
 */
export const limitMarking = (): void =>
  setFlagsFromString(`--concurrent-marking-max-worker-num=${Math.max(1, availableParallelism() - 1)}`);
