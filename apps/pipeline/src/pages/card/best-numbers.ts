import { nthLowest } from './nth-lowest';

/** Memory for the scores of some numbers, which is used again and again. */
let room = new Float64Array(0);

/** The numbers with the highest scores: at least `limit` of them if there are so many, in their order. @param scores by number */
export const selectBest = (
  numbers: Int32Array | readonly number[],
  scores: Float64Array,
  limit: number,
): Int32Array | readonly number[] => {
  const size = numbers.length;
  if (size <= limit) return numbers;
  if (room.length < size) room = new Float64Array(2 * size);
  const own = room.subarray(0, size);
  for (let place = 0; place < size; place += 1) own[place] = scores[numbers[place] as number] ?? 0;
  const threshold = nthLowest(own, size - limit);
  const best: number[] = [];
  for (let place = 0; place < size; place += 1) {
    const number = numbers[place] as number;
    if ((scores[number] ?? 0) >= threshold) best.push(number);
  }
  return best;
};

/** The `limit` numbers with the highest scores, best first; of equal scores the lower numbers. @param scores by number */
export const rankBest = (
  numbers: Int32Array | readonly number[],
  scores: Float64Array,
  limit: number,
): readonly number[] =>
  [...selectBest(numbers, scores, limit)]
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .slice(0, limit);
