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
  rows.forEach((row, i) => (starts[i + 1] = (starts[i] as number) + row.length));
  const places = new Uint32Array(starts[rows.length] as number);
  const values = new Float32Array(places.length);
  rows.forEach((row, i) =>
    row.forEach(([place, value], at) => {
      places[(starts[i] as number) + at] = place;
      values[(starts[i] as number) + at] = value;
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
  const rowAt = (index: number): number => (chosen === undefined ? index : (chosen[index] as number));
  const starts = new Uint32Array(size + 1);
  for (let index = 0; index < count; index++) {
    const row = rowAt(index);
    const end = rows.starts[row + 1] as number;
    for (let i = rows.starts[row] as number; i < end; i++) {
      const place = rows.places[i] as number;
      starts[place + 1] = (starts[place + 1] as number) + 1;
    }
  }
  for (let i = 0; i < size; i++) starts[i + 1] = (starts[i + 1] as number) + (starts[i] as number);
  const next = starts.slice();
  const places = new Uint32Array(starts[size] as number);
  const values = new Float32Array(places.length);
  for (let index = 0; index < count; index++) {
    const row = rowAt(index);
    const end = rows.starts[row + 1] as number;
    for (let i = rows.starts[row] as number; i < end; i++) {
      const place = rows.places[i] as number;
      const at = next[place] as number;
      places[at] = index;
      values[at] = rows.values[i] as number;
      next[place] = at + 1;
    }
  }
  return { starts, places, values };
};

/** The product of a row with a dense vector. */
export const dotRow = (
  { starts, places, values }: SparseRows,
  row: number,
  vector: Float64Array | Float32Array,
): number => {
  const end = starts[row + 1] as number;
  let sum = 0;
  for (let i = starts[row] as number; i < end; i++)
    sum += (values[i] as number) * (vector[places[i] as number] as number);
  return sum;
};

/** Vectors that are multiplied with rows together: value i of vector v is at LANES · i + v. */
export const LANES = 4;

/** The products of a row with LANES dense vectors. */
export const dotRowLanes = (
  { starts, places, values }: SparseRows,
  row: number,
  vectors: Float64Array,
  products: Float64Array,
): void => {
  const end = starts[row + 1] as number;
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let i = starts[row] as number; i < end; i++) {
    const value = values[i] as number;
    const at = (places[i] as number) * LANES;
    first += value * (vectors[at] as number);
    second += value * (vectors[at + 1] as number);
    third += value * (vectors[at + 2] as number);
    fourth += value * (vectors[at + 3] as number);
  }
  products[0] = first;
  products[1] = second;
  products[2] = third;
  products[3] = fourth;
};

/** Adds a row times a factor to a dense vector. */
export const addRowTo = (
  { starts, places, values }: SparseRows,
  row: number,
  factor: number,
  into: Float64Array | Float32Array,
): void => {
  const end = starts[row + 1] as number;
  for (let i = starts[row] as number; i < end; i++) {
    const place = places[i] as number;
    into[place] = (into[place] as number) + factor * (values[i] as number);
  }
};
