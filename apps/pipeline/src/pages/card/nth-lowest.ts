/**
 * The number at a place of an array as if it were sorted, lowest first. The array is reordered only as far as that takes
 * (quickselect): in linear time.
 * @example nthLowest(Float64Array.of(5, 1, 3), 1) // 3
 */
export const nthLowest = (numbers: Float64Array, place: number): number => {
  let [first, last] = [0, numbers.length - 1];
  while (first < last) {
    const pivot = numbers[(first + last) >> 1] as number;
    let [left, right] = [first, last];
    while (left <= right) {
      while ((numbers[left] as number) < pivot) left += 1;
      while ((numbers[right] as number) > pivot) right -= 1;
      if (left > right) break;
      const lower = numbers[right] as number;
      numbers[right] = numbers[left] as number;
      numbers[left] = lower;
      left += 1;
      right -= 1;
    }
    // Up to `right` none is greater than the pivot, from `left` on none is less; between them are only equals.
    if (place <= right) last = right;
    else if (place >= left) first = left;
    else break;
  }
  return numbers[place] ?? NaN;
};
