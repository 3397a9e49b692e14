/**
 * The indices of the `count` greatest scores, best first; equal scores in the order of their indices. Scores of
 * −Infinity and NaN are left out.
 * @example topEntries(Float64Array.of(1, 5, 3), 2) // [1, 2]
 */
export const topEntries = (scores: Float32Array | Float64Array, count: number): Uint32Array => {
  const heap = new Uint32Array(Math.min(count, scores.length));
  const size = heap.length;
  if (size === 0) return heap;
  let used = 0;
  /** Whether entry a ranks below entry b. */
  const ranksBelow = (a: number, b: number): boolean => {
    const difference = (scores[a] as number) - (scores[b] as number);
    return difference < 0 || (difference === 0 && a > b);
  };
  const sink = (from: number): void => {
    const entry = heap[from] as number;
    let place = from;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= used) break;
      if (child + 1 < used && ranksBelow(heap[child + 1] as number, heap[child] as number)) child++;
      if (!ranksBelow(heap[child] as number, entry)) break;
      heap[place] = heap[child] as number;
      place = child;
    }
    heap[place] = entry;
  };
  let at = 0;
  for (; at < scores.length && used < size; at++) if ((scores[at] as number) > -Infinity) heap[used++] = at;
  if (used === size) {
    for (let place = (size >> 1) - 1; place >= 0; place--) sink(place);
    let worst = scores[heap[0] as number] as number;
    for (; at < scores.length; at++) {
      if (!((scores[at] as number) > worst)) continue;
      heap[0] = at;
      sink(0);
      worst = scores[heap[0]] as number;
    }
  }
  return heap.subarray(0, used).sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
};
