import { nthLowest } from './nth-lowest';

/** Memory for the scores of some numbers, which is used again and again. */
let room = new Float64Array(0);

/** Every so many numbers one is looked at first, for a bound. */
const SAMPLE_EVERY = 16;

/** The score that as many as `limit` numbers reach. */
const leastOfBest = (
  numbers: Int32Array | readonly number[],
  scores: Float64Array,
  limit: number,
): number => {
  const size = numbers.length;
  if (room.length < size) room = new Float64Array(2 * size);
  const scoreAt = (place: number): number => scores[numbers[place] as number] ?? 0;
  const sampled = Math.floor(size / SAMPLE_EVERY);
  const sampledBest = Math.ceil((2 * limit) / SAMPLE_EVERY);
  let least = -Infinity;
  if (sampledBest < sampled) {
    for (let place = 0; place < sampled; place += 1) room[place] = scoreAt(place * SAMPLE_EVERY);
    least = nthLowest(room.subarray(0, sampled), sampled - sampledBest);
  }
  // Most numbers are below the bound, and only the others are put in order.
  let found = 0;
  for (let place = 0; place < size; place += 1) {
    const score = scoreAt(place);
    if (score >= least) room[found++] = score;
  }
  if (found < limit) for (found = 0; found < size; found += 1) room[found] = scoreAt(found);
  return nthLowest(room.subarray(0, found), found - limit);
};

/** The numbers with the highest scores: at least `limit` of them if there are so many, in their order. @param scores by number */
export const selectBest = (
  numbers: Int32Array | readonly number[],
  scores: Float64Array,
  limit: number,
): Int32Array | readonly number[] => {
  const size = numbers.length;
  if (size <= limit) return numbers;
  const threshold = leastOfBest(numbers, scores, limit);
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
