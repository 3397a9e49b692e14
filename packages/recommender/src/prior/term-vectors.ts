import type { SparseRows } from './sparse-rows';

/** The numbers of the terms of sets, ascending: those of set i are at `[starts[i], starts[i + 1])`. */
export type TermRows = Pick<SparseRows, 'starts' | 'places'>;

/** Terms that some sets have, numbered among themselves in the same order. */
export interface Vocabulary {
  /** by the number of a term among all: its number here, −1 for one that none of the sets has */
  readonly places: Int32Array;
  /** Number of sets with each term. */
  readonly sets: Uint32Array;
}

/** The terms that sets have. @param size number of all terms */
export const makeVocabulary = (rows: TermRows, size: number): Vocabulary => {
  const counts = new Uint32Array(size);
  for (const term of rows.places) counts[term] = counts[term] + 1;
  const places = new Int32Array(size).fill(-1);
  let next = 0;
  counts.forEach((count, term) => {
    if (count > 0) places[term] = next++;
  });
  return { places, sets: counts.filter((count) => count > 0) };
};

/** The terms of several cards together. */
export const unionOfTerms = (
  { starts, places }: TermRows,
  groups: readonly (readonly number[])[],
): TermRows => {
  const rows = groups.map((cards) => {
    const terms = new Set<number>();
    for (const card of cards)
      for (const term of places.subarray(starts[card], starts[card + 1])) terms.add(term);
    return Uint32Array.from(terms).sort();
  });
  const unionStarts = new Uint32Array(rows.length + 1);
  rows.forEach((row, i) => (unionStarts[i + 1] = unionStarts[i] + row.length));
  const unionPlaces = new Uint32Array(unionStarts[rows.length]);
  rows.forEach((row, i) => unionPlaces.set(row, unionStarts[i]));
  return { starts: unionStarts, places: unionPlaces };
};

/** The entries of rows for the terms of a vocabulary, by its numbers. */
export const rowsIn = (
  { places: numbers }: Pick<Vocabulary, 'places'>,
  { starts, places, values }: SparseRows,
): SparseRows => {
  const keptStarts = new Uint32Array(starts.length);
  const keptPlaces = new Uint32Array(places.length);
  const keptValues = new Float32Array(places.length);
  let size = 0;
  for (let row = 0; row + 1 < starts.length; row++) {
    for (let i = starts[row]; i < starts[row + 1]; i++) {
      const number = numbers[places[i]];
      if (number < 0) continue;
      keptPlaces[size] = number;
      keptValues[size++] = values[i];
    }
    keptStarts[row + 1] = size;
  }
  return { starts: keptStarts, places: keptPlaces.slice(0, size), values: keptValues.slice(0, size) };
};

/** Rows with the value 1 for each term. */
export const withOnes = ({ starts, places }: TermRows): SparseRows => ({
  starts,
  places,
  values: new Float32Array(places.length).fill(1),
});

/** Vectors of terms with the length 1; terms of weight 0 count for nothing. */
export const makeTermVectors = (rows: TermRows, weights: Float64Array): SparseRows => {
  const values = new Float32Array(rows.places.length);
  for (let row = 0; row + 1 < rows.starts.length; row++) {
    const [start, end] = [rows.starts[row], rows.starts[row + 1]];
    let squares = 0;
    for (let i = start; i < end; i++) squares += weights[rows.places[i]] ** 2;
    if (squares === 0) continue;
    const length = Math.sqrt(squares);
    for (let i = start; i < end; i++) values[i] = weights[rows.places[i]] / length;
  }
  return { ...rows, values };
};

/** The inverse frequency of each term: ln(sets / sets with it). */
export const inverseFrequencies = ({ sets }: Pick<Vocabulary, 'sets'>, total: number): Float64Array =>
  Float64Array.from(sets, (count) => Math.log(total / count));
