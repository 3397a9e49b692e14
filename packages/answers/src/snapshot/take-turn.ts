import { setImmediate } from 'node:timers/promises';

type Wait = () => Promise<unknown>;

/** The next turn of the event loop, whatever else there is to do. */
const waitForNext: Wait = () => setImmediate();

let wait = waitForNext;
let last: Promise<unknown> = Promise.resolve();

/** States how work waits for its turns in this process; by default each for the next one. @param next never rejects */
export const setTurnWait = (next: Wait = waitForNext): void => {
  wait = next;
};

/**
 * Waits for a turn of the event loop that nobody else gets here: where several answers are made at a time, two pieces of their
 * work never follow each other before quick requests have had their turn.
 */
export const takeTurn = (): Promise<unknown> => (last = last.then(() => wait()));
