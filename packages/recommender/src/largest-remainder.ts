/**
 * Shares out a whole number by weights: each gets its part rounded down, and what is left goes to the greatest
 * remainders, earlier ones first. Weights that are not positive get nothing; without any positive weight all get 0.
 * @example shareOut(10, [2, 1, 1]) // [5, 3, 2]
 */
export const shareOut = (total: number, weights: readonly number[]): readonly number[] => {
  const positive = weights.map((weight) => (weight > 0 && Number.isFinite(weight) ? weight : 0));
  const sum = positive.reduce((a, b) => a + b, 0);
  if (sum === 0) return positive;
  const exact = positive.map((weight) => (total * weight) / sum);
  const whole = exact.map(Math.floor);
  const left = total - whole.reduce((a, b) => a + b, 0);
  const order = exact
    .map((part, i) => ({ i, remainder: positive[i] === 0 ? -1 : part - Math.floor(part) }))
    .sort((a, b) => b.remainder - a.remainder || a.i - b.i);
  for (const { i } of order.slice(0, left)) whole[i] = (whole[i] ?? 0) + 1;
  return whole;
};
