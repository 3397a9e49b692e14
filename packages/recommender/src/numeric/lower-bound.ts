/** The first place of an ascending array within `[from, to)` whose value is not below the limit; `to` if all are. */
export const lowerBound = (
  values: Uint32Array | Uint16Array,
  from: number,
  to: number,
  limit: number,
): number => {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle] < limit) low = middle + 1;
    else high = middle;
  }
  return low;
};
