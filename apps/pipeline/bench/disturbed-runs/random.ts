/** Numbers of 0–1: the same for the same seed. */
export const makeRandom = (start: number) => {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};
