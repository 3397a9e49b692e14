import { setImmediate } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Waits for a turn of the event loop that nobody else gets here: where several answers are made at a time, two pieces of their
 * work never follow each other before quick requests have had their turn.
 * @param wait waits for a turn, by default the next; never rejects
 */
export const takeTurn = (wait: () => Promise<unknown> = setImmediate): Promise<unknown> =>
  (last = last.then(() => wait()));
