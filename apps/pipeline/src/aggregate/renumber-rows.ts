import { groupRange, type GroupedRows } from './grouped-rows';

/** Where things that had numbers have others now. */
export interface Renumbering {
  /** by former number */
  readonly map: Int32Array;
  /** how many numbers there are now */
  readonly size: number;
  /** whether the order is the same */
  readonly isAscending: boolean;
}

const ascends = (values: ArrayLike<number>, from = 0, to = values.length): boolean => {
  for (let at = from + 1; at < to; at += 1) if ((values[at] ?? 0) < (values[at - 1] ?? 0)) return false;
  return true;
};

/** Finds new numbers by what identifies things; those that are none any more have the last ones. */
export const renumber = (
  before: ArrayLike<string | number>,
  now: ArrayLike<string | number>,
): Renumbering => {
  const numbers = new Map(Array.from(now, (one, number) => [one, number]));
  let size = now.length;
  const map = Int32Array.from({ length: before.length }, (_, at) => numbers.get(before[at] ?? -1) ?? size++);
  return { map, size, isAscending: ascends(map) };
};

/** Whether all have the numbers that they had. */
export const isSameNumbering = ({ map, size }: Renumbering): boolean =>
  size === map.length && map.every((number, former) => number === former);

/** Values by new number. */
export const spread = (values: Int32Array, { map, size }: Renumbering, missing: number): Int32Array => {
  const all = new Int32Array(size).fill(missing);
  map.forEach((number, former) => void (all[number] = values[former] ?? missing));
  return all;
};

/** Sorts rows from `from` up to `to` by their first column. */
const sortRows = (columns: readonly Int32Array[], from: number, to: number): void => {
  const [keys] = columns;
  if (keys === undefined || ascends(keys, from, to)) return;
  const order = Int32Array.from({ length: to - from }, (_, at) => from + at).sort(
    (a, b) => (keys[a] ?? 0) - (keys[b] ?? 0),
  );
  for (const [at, sorted] of columns.map((column) => order.map((row) => column[row] ?? 0)).entries())
    columns[at]?.set(sorted, from);
};

/** Gives the keys of rows, their first column, other numbers, in place; rows stay sorted. */
export const renumberKeys = (rows: GroupedRows, { map, isAscending }: Renumbering): GroupedRows => {
  const [keys = new Int32Array()] = rows.columns;
  for (let row = 0; row < keys.length; row += 1) keys[row] = map[keys[row] ?? -1] ?? -1;
  if (!isAscending)
    for (let group = 0; group + 1 < rows.starts.length; group += 1)
      sortRows(rows.columns, ...groupRange(rows, group));
  return rows;
};

/** Rows of groups in another order. @param order by new group: the former one, or -1 */
export const reorderGroups = (rows: GroupedRows, order: Int32Array): GroupedRows => {
  const starts = new Int32Array(order.length + 1);
  order.forEach((former, group) => {
    const [from, to] = former < 0 ? [0, 0] : groupRange(rows, former);
    starts[group + 1] = (starts[group] ?? 0) + to - from;
  });
  if (ascends(order.filter((former) => former >= 0))) return { starts, columns: rows.columns };
  const columns = rows.columns.map((column) => {
    const own = new Int32Array(column.length);
    order.forEach((former, group) => {
      if (former >= 0) own.set(column.subarray(...groupRange(rows, former)), starts[group]);
    });
    return own;
  });
  return { starts, columns };
};

/** Rows by new number of their group. */
export const renumberGroups = (rows: GroupedRows, numbers: Renumbering): GroupedRows =>
  reorderGroups(rows, spread(Int32Array.from(numbers.map.keys()), numbers, -1));

/** The order that sorts keys, as places among them; undefined if they are sorted. */
export const sortedOrder = (keys: Float64Array): Int32Array | undefined =>
  ascends(keys) ? undefined : Int32Array.from(keys.keys()).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));

/** The first groups alone, without rows of later keys. @param keys so many keys are left; all if undefined */
export const withoutLast = (rows: GroupedRows, groups: number, keys?: number): GroupedRows => {
  const end = rows.starts[groups] ?? 0;
  const { columns } = rows;
  const starts = rows.starts.slice(0, groups + 1);
  if (keys === undefined || columns[0]?.subarray(0, end).every((key) => key < keys) !== false)
    return { starts, columns: columns.map((column) => column.subarray(0, end)) };
  let left = 0;
  const kept = Int32Array.from({ length: end }, (_, row) => row).filter(
    (row) => (columns[0]?.[row] ?? 0) < keys,
  );
  for (let group = 0; group < groups; group += 1) {
    const last = rows.starts[group + 1] ?? 0;
    while (left < kept.length && (kept[left] ?? 0) < last) left += 1;
    starts[group + 1] = left;
  }
  return { starts, columns: columns.map((column) => kept.map((row) => column[row] ?? 0)) };
};
