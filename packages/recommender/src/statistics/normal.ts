/** Half the length of a two-sided 95 % interval of the normal distribution, in standard deviations. */
export const Z_95 = 1.959964;

/**
 * The distribution function of the standard normal distribution, to 1e-7 (Abramowitz and Stegun, Handbook of Mathematical
 * Functions, 7.1.26).
 * @example normalCdf(0) // 0.5
 */
export const normalCdf = (z: number): number => {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x);
  return z < 0 ? tail / 2 : 1 - tail / 2;
};
