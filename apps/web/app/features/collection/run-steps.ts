/** Work before the browser gets a turn, in ms: less than a frame. */
const SLICE_MS = 12;

const nextTurn = async (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Finishes work in steps, with turns of the browser in between.
 * @param onProgress given the number that the last step before a turn yielded, if it did
 */
export const runSteps = async <T>(
  steps: Generator<unknown, T>,
  onProgress: (part: number) => void = () => undefined,
): Promise<T> => {
  let started = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - started < SLICE_MS) continue;
    if (typeof step.value === 'number') onProgress(step.value);
    await nextTurn();
    started = performance.now();
  }
};
