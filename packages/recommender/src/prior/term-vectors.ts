import type { SparseRows } from './sparse-rows';

/** The numbers of the terms of sets, ascending: those of set i are at `[starts[i], starts[i + 1])`. */
export type TermRows = Pick<SparseRows, 'starts' | 'places'>;

/** Numbers of the terms of a collection of sets. */
export interface Vocabulary {
  readonly places: ReadonlyMap<string, number>;
  /** Number of sets with each term. */
  readonly sets: Uint32Array;
  /** The terms of each set of the collection. */
  readonly rows: TermRows;
}

const makeRows = (
  collection: Iterable<ReadonlySet<string>>,
  placeOf: (term: string) => number | undefined,
): TermRows => {
  const starts = [0];
  const places: number[] = [];
  for (const terms of collection) {
    const own: number[] = [];
    for (const term of terms) {
      const place = placeOf(term);
      if (place !== undefined) own.push(place);
    }
    own.sort((a, b) => a - b);
    for (const place of own) places.push(place);
    starts.push(places.length);
  }
  return { starts: Uint32Array.from(starts), places: Uint32Array.from(places) };
};

/** Numbers the terms of a collection in the order in which they occur; its sets are read once. */
export const makeVocabulary = (collection: Iterable<ReadonlySet<string>>): Vocabulary => {
  const places = new Map<string, number>();
  const sets: number[] = [];
  const rows = makeRows(collection, (term) => {
    const known = places.get(term);
    const place = known ?? sets.length;
    if (known === undefined) places.set(term, place);
    sets[place] = (sets[place] ?? 0) + 1;
    return place;
  });
  return { places, sets: Uint32Array.from(sets), rows };
};

/** The terms of sets by the numbers of a vocabulary; others count for nothing. */
export const termRows = (
  { places }: Pick<Vocabulary, 'places'>,
  collection: Iterable<ReadonlySet<string>>,
): TermRows => makeRows(collection, (term) => places.get(term));

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
    const [start, end] = [rows.starts[row] as number, rows.starts[row + 1] as number];
    let squares = 0;
    for (let i = start; i < end; i++) squares += (weights[rows.places[i] as number] as number) ** 2;
    if (squares === 0) continue;
    const length = Math.sqrt(squares);
    for (let i = start; i < end; i++) values[i] = (weights[rows.places[i] as number] as number) / length;
  }
  return { ...rows, values };
};

/** The inverse frequency of each term: ln(sets / sets with it). */
export const inverseFrequencies = ({ sets }: Pick<Vocabulary, 'sets'>, total: number): Float64Array =>
  Float64Array.from(sets, (count) => Math.log(total / count));
