/** What a generator returns in the end: work in steps, done at once. */
export const finishSteps = <T>(steps: Generator<unknown, T>): T => {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
};
