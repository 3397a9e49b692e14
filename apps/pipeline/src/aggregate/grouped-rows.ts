/** Rows grouped by a number: those of group g are at `[starts[g], starts[g + 1])` of every column. */
export interface GroupedRows {
  readonly starts: Int32Array;
  readonly columns: readonly Int32Array[];
}

/** Groups rows that are sorted by their first column, which is dropped. */
export const groupRows = (groups: number, sorted: readonly Int32Array[]): GroupedRows => {
  const [keys = new Int32Array(), ...columns] = sorted;
  return { starts: groupStarts(groups, keys), columns };
};

/** The first row of each group if rows are sorted by these keys, and the number of rows as the last entry. */
export const groupStarts = (groups: number, keys: Int32Array | Uint16Array): Int32Array => {
  const starts = new Int32Array(groups + 1);
  for (let row = 0; row < keys.length; row += 1) {
    const next = (keys[row] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let group = 0; group < groups; group += 1)
    starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0);
  return starts;
};

/** First row of a group and the row after its last one. */
export const groupRange = (
  { starts }: Pick<GroupedRows, 'starts'>,
  group: number,
): readonly [from: number, to: number] => [starts[group] ?? 0, starts[group + 1] ?? 0];

/** The value of a key among the sorted keys of a group; 0 if it is not there. */
export const findValue = (grouped: GroupedRows, group: number, key: number): number => {
  const [keys = new Int32Array(), values = new Int32Array()] = grouped.columns;
  const [from, end] = groupRange(grouped, group);
  let low = from;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low < end && keys[low] === key ? (values[low] ?? 0) : 0;
};
