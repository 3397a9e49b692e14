/** A share of games with its 95 % interval, 0–1. */
export interface Share {
  readonly share: number;
  /** Wilson's interval (1927), which holds near 0 and 1, too. */
  readonly low: number;
  readonly high: number;
}

/** A mean over games with its 95 % interval. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of a two-sided 95 % interval. */
const Z = 1.959964;

/**
 * The share of some games among all, with its interval.
 * @example shareOf(50, 100).low > 0.4 // true
 */
export const shareOf = (count: number, games: number): Share => {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = count / games;
  const square = Z * Z;
  const middle = (share + square / (2 * games)) / (1 + square / games);
  const half =
    (Z * Math.sqrt((share * (1 - share)) / games + square / (4 * games * games))) / (1 + square / games);
  return {
    share,
    low: Math.max(0, Math.min(share, middle - half)),
    high: Math.min(1, Math.max(share, middle + half)),
  };
};

/** The mean of values of which the sum and the sum of squares are known. */
export const meanOf = (sum: number, squares: number, games: number): Mean => {
  if (games === 0) return { mean: 0, low: 0, high: 0 };
  const mean = sum / games;
  const variance = games < 2 ? 0 : Math.max(0, (squares - games * mean * mean) / (games - 1));
  const half = Z * Math.sqrt(variance / games);
  return { mean, low: mean - half, high: mean + half };
};
