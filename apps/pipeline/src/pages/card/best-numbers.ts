import { nthLowest } from './nth-lowest';

/** The numbers with the highest scores: at least `limit` of them if there are so many, in their order. @param scores by number */
export const selectBest = (numbers: Int32Array, scores: Float64Array, limit: number): readonly number[] => {
  const own = new Float64Array(numbers.length);
  for (let place = 0; place < own.length; place += 1) own[place] = scores[numbers[place] ?? -1] ?? 0;
  const threshold = own.length <= limit ? -Infinity : nthLowest(own, own.length - limit);
  const best: number[] = [];
  for (let place = 0; place < numbers.length; place += 1) {
    const number = numbers[place] ?? -1;
    if ((scores[number] ?? 0) >= threshold) best.push(number);
  }
  return best;
};

/** The `limit` numbers with the highest scores, best first; of equal scores the lower numbers. @param scores by number */
export const rankBest = (
  numbers: readonly number[],
  scores: Float64Array,
  limit: number,
): readonly number[] =>
  selectBest(new Int32Array(numbers), scores, limit)
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .slice(0, limit);
