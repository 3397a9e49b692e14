/** Sparse vectors as rows: the entries of row i are at `[starts[i], starts[i + 1])`, places ascending. */
export interface SparseRows {
  readonly starts: Uint32Array;
  readonly places: Uint32Array;
  readonly values: Float32Array;
}

/** Makes sparse rows of lists of entries. */
export const makeSparseRows = (
  rows: readonly (readonly (readonly [place: number, value: number])[])[],
): SparseRows => {
  const starts = new Uint32Array(rows.length + 1);
  rows.forEach((row, i) => (starts[i + 1] = starts[i] + row.length));
  const places = new Uint32Array(starts[rows.length]);
  const values = new Float32Array(places.length);
  rows.forEach((row, i) =>
    row.forEach(([place, value], at) => {
      places[starts[i] + at] = place;
      values[starts[i] + at] = value;
    }),
  );
  return { starts, places, values };
};

/**
 * The rows that have an entry at each place: rows and places swapped.
 * @param size number of places
 * @param chosen rows that take part, all unless given; a row is then its index among them
 */
export const transpose = (rows: SparseRows, size: number, chosen?: Uint32Array): SparseRows => {
  const count = chosen?.length ?? rows.starts.length - 1;
  const rowAt = (index: number): number => (chosen === undefined ? index : chosen[index]);
  const starts = new Uint32Array(size + 1);
  for (let index = 0; index < count; index++) {
    const row = rowAt(index);
    const end = rows.starts[row + 1];
    for (let i = rows.starts[row]; i < end; i++) {
      const place = rows.places[i];
      starts[place + 1] = starts[place + 1] + 1;
    }
  }
  for (let i = 0; i < size; i++) starts[i + 1] = starts[i + 1] + starts[i];
  const next = starts.slice();
  const places = new Uint32Array(starts[size]);
  const values = new Float32Array(places.length);
  for (let index = 0; index < count; index++) {
    const row = rowAt(index);
    const end = rows.starts[row + 1];
    for (let i = rows.starts[row]; i < end; i++) {
      const place = rows.places[i];
      const at = next[place];
      places[at] = index;
      values[at] = rows.values[i];
      next[place] = at + 1;
    }
  }
  return { starts, places, values };
};

/** The product of a row with a dense vector. */
export const dotRow = ({ starts, places, values }: SparseRows, row: number, vector: Float64Array): number => {
  const end = starts[row + 1];
  let sum = 0;
  for (let i = starts[row]; i < end; i++) sum += values[i] * vector[places[i]];
  return sum;
};

/** Vectors that are multiplied with rows together: value i of vector v is at LANES · i + v. */
export const LANES = 8;

/** The products of a row with LANES dense vectors, written from a place on. */
export const dotRowLanes = (
  { starts, places, values }: SparseRows,
  row: number,
  vectors: Float64Array,
  products: Float64Array,
  place = 0,
): void => {
  const end = starts[row + 1];
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  let fifth = 0;
  let sixth = 0;
  let seventh = 0;
  let eighth = 0;
  for (let i = starts[row]; i < end; i++) {
    const value = values[i];
    const at = places[i] * LANES;
    first += value * vectors[at];
    second += value * vectors[at + 1];
    third += value * vectors[at + 2];
    fourth += value * vectors[at + 3];
    fifth += value * vectors[at + 4];
    sixth += value * vectors[at + 5];
    seventh += value * vectors[at + 6];
    eighth += value * vectors[at + 7];
  }
  products[place] = first;
  products[place + 1] = second;
  products[place + 2] = third;
  products[place + 3] = fourth;
  products[place + 4] = fifth;
  products[place + 5] = sixth;
  products[place + 6] = seventh;
  products[place + 7] = eighth;
};

/** Adds a row times a factor to a dense vector. */
export const addRowTo = (
  { starts, places, values }: SparseRows,
  row: number,
  factor: number,
  into: Float64Array | Float32Array,
): void => {
  const end = starts[row + 1];
  for (let i = starts[row]; i < end; i++) {
    const place = places[i];
    into[place] = into[place] + factor * values[i];
  }
};
