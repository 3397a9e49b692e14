import { makeSparseRows, type SparseRows } from './sparse-rows';

/** Numbers of the terms of a collection of sets. */
export interface Vocabulary {
  readonly places: ReadonlyMap<string, number>;
  /** Number of sets with each term. */
  readonly sets: Uint32Array;
}

/** Numbers the terms of a collection in the order in which they occur. */
export const makeVocabulary = (collection: readonly ReadonlySet<string>[]): Vocabulary => {
  const places = new Map<string, number>();
  const sets: number[] = [];
  for (const terms of collection)
    for (const term of terms) {
      const place = places.get(term);
      if (place === undefined) {
        places.set(term, sets.length);
        sets.push(1);
      } else sets[place] = (sets[place] as number) + 1;
    }
  return { places, sets: Uint32Array.from(sets) };
};

/** Vectors of sets of terms with the length 1; terms outside the vocabulary, or of weight 0, count for nothing. */
export const makeTermVectors = (
  { places }: Vocabulary,
  weights: Float64Array,
  sets: readonly ReadonlySet<string>[],
): SparseRows =>
  makeSparseRows(
    sets.map((terms) => {
      const own = [...terms]
        .flatMap((term) => places.get(term) ?? [])
        .filter((place) => weights[place] !== 0)
        .sort((a, b) => a - b);
      const length = Math.sqrt(own.reduce((sum, place) => sum + (weights[place] as number) ** 2, 0));
      return own.map((place) => [place, (weights[place] as number) / length] as const);
    }),
  );

/** The inverse frequency of each term: ln(sets / sets with it). */
export const inverseFrequencies = ({ sets }: Vocabulary, total: number): Float64Array =>
  Float64Array.from(sets, (count) => Math.log(total / count));
