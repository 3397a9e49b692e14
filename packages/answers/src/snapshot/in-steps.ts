import { takeTurn } from './take-turn';

/** Work in the background before the event loop gets a turn, in ms. */
const SLICE_MS = 8;

/** Work that is done in the background, or at once for whoever cannot wait. */
export interface SteppedWork<T> {
  /** The result; does what is left of the work. */
  finish(): T;
  /** The result, after turns of the event loop in between. */
  run(): Promise<T>;
}

/** Work of a generator, each of whose steps takes a few ms at most. */
export const inSteps = <T>(steps: Generator<unknown, T>): SteppedWork<T> => {
  let result: { readonly value: T } | undefined;
  const step = (): boolean => {
    if (result) return false;
    const { done, value } = steps.next();
    if (done) result = { value };
    return !done;
  };
  const finish = (): T => {
    while (step());
    // The generator returned, else the last step would have thrown.
    return (result as { readonly value: T }).value;
  };
  return {
    finish,
    run: async () => {
      let started = performance.now();
      while (step()) {
        if (performance.now() - started < SLICE_MS) continue;
        await takeTurn();
        started = performance.now();
      }
      return finish();
    },
  };
};
