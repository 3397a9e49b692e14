/** Sparse vectors as rows: the entries of row i are at `[starts[i], starts[i + 1])`, places ascending. */
export interface SparseRows {
  readonly starts: Uint32Array;
  readonly places: Uint32Array;
  readonly values: Float32Array;
}

/** Calls a function for every entry of a row. */
const eachEntry = (
  { starts, places, values }: SparseRows,
  row: number,
  call: (place: number, value: number) => void,
): void => {
  const end = starts[row + 1] as number;
  for (let i = starts[row] as number; i < end; i++) call(places[i] as number, values[i] as number);
};

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

/** The rows that have an entry at each place: rows and places swapped. */
export const transpose = (rows: SparseRows, size: number): SparseRows => {
  const starts = new Uint32Array(size + 1);
  for (const place of rows.places) starts[place + 1] = (starts[place + 1] as number) + 1;
  for (let i = 0; i < size; i++) starts[i + 1] = (starts[i + 1] as number) + (starts[i] as number);
  const next = starts.slice();
  const places = new Uint32Array(rows.places.length);
  const values = new Float32Array(rows.places.length);
  for (let row = 0; row + 1 < rows.starts.length; row++)
    eachEntry(rows, row, (place, value) => {
      const at = next[place] as number;
      places[at] = row;
      values[at] = value;
      next[place] = at + 1;
    });
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
