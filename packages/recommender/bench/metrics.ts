/** Share of the first k results that are hidden cards. */
export const precision = (ranked: readonly number[], hidden: ReadonlySet<number>, k: number): number =>
  ranked.slice(0, k).filter((card) => hidden.has(card)).length / k;

/** Normalised discounted cumulative gain of the first k results: 1 if all hidden cards come first. */
export const ndcg = (ranked: readonly number[], hidden: ReadonlySet<number>, k: number): number => {
  let [gain, ideal] = [0, 0];
  for (let i = 0; i < k; i++) {
    const discount = 1 / Math.log2(i + 2);
    const card = ranked[i];
    if (card !== undefined && hidden.has(card)) gain += discount;
    if (i < hidden.size) ideal += discount;
  }
  return ideal > 0 ? gain / ideal : 0;
};

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? NaN : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The 95% interval of the ratio of two means over the same cases, by 1,000 bootstrap samples. */
export const ratioInterval = (
  values: readonly number[],
  baseline: readonly number[],
  random: () => number,
): readonly [number, number] => {
  const ratios: number[] = [];
  for (let round = 0; round < 1000; round++) {
    let [top, bottom] = [0, 0];
    for (let i = 0; i < values.length; i++) {
      const pick = Math.floor(random() * values.length);
      top += values[pick];
      bottom += baseline[pick];
    }
    ratios.push(top / bottom);
  }
  ratios.sort((a, b) => a - b);
  return [ratios[25] ?? NaN, ratios[974] ?? NaN];
};
