import { groupRange, type GroupedRows } from './grouped-rows';

/** Groups of two counts that are numbered anew: for each of the new ones its number in both, -1 where it has none. */
export interface MergedGroups {
  readonly inFirst: Int32Array;
  readonly inSecond: Int32Array;
}

/** Groups that both counts number alike. */
export const sameGroups = (groups: number): MergedGroups => {
  const numbers = Int32Array.from({ length: groups }, (_, group) => group);
  return { inFirst: numbers, inSecond: numbers };
};

/**
 * Merges groups that are identified by keys, which ascend in both counts.
 * @param isLeft whether a group of these numbers is one of the result
 */
export const mergeKeys = (
  first: Float64Array,
  second: Float64Array,
  isLeft: (inFirst: number, inSecond: number) => boolean = () => true,
): MergedGroups => {
  const [inFirst, inSecond]: [number[], number[]] = [[], []];
  let [a, b] = [0, 0];
  while (a < first.length || b < second.length) {
    const [left = Infinity, right = Infinity] = [first[a], second[b]];
    const [ownA, ownB] = [left <= right ? a++ : -1, right <= left ? b++ : -1];
    if (!isLeft(ownA, ownB)) continue;
    inFirst.push(ownA);
    inSecond.push(ownB);
  }
  return { inFirst: Int32Array.from(inFirst), inSecond: Int32Array.from(inSecond) };
};

/** Adds one value by group to another, or subtracts it. */
export const addByGroup = (
  { inFirst, inSecond }: MergedGroups,
  first: Int32Array,
  second: Int32Array,
  sign: 1 | -1,
): Int32Array =>
  Int32Array.from(inFirst, (own, group) => (first[own] ?? 0) + sign * (second[inSecond[group] ?? -1] ?? 0));

/**
 * Adds the rows of one count to those of another, or subtracts them: of rows with the same key, their first column, the other
 * columns are added up. Rows whose first sum is 0 are left out. Rows are sorted by key within each group.
 */
export const addGrouped = (
  { inFirst, inSecond }: MergedGroups,
  first: GroupedRows,
  second: GroupedRows,
  sign: 1 | -1,
): GroupedRows => {
  const width = Math.max(first.columns.length, second.columns.length);
  const most = (first.columns[0]?.length ?? 0) + (second.columns[0]?.length ?? 0);
  const columns = Array.from({ length: width }, () => new Int32Array(most));
  const starts = new Int32Array(inFirst.length + 1);
  let rows = 0;
  const add = (a: number, b: number): void => {
    const key = a < 0 ? second.columns[0]?.[b] : first.columns[0]?.[a];
    (columns[0] as Int32Array)[rows] = key ?? 0;
    for (let column = 1; column < width; column += 1)
      (columns[column] as Int32Array)[rows] =
        (a < 0 ? 0 : (first.columns[column]?.[a] ?? 0)) +
        (b < 0 ? 0 : sign * (second.columns[column]?.[b] ?? 0));
    if ((columns[1] as Int32Array)[rows] !== 0) rows += 1;
  };
  for (let group = 0; group < inFirst.length; group += 1) {
    const [ownA, ownB] = [inFirst[group] ?? -1, inSecond[group] ?? -1];
    const [startA, endA] = ownA < 0 ? [0, 0] : groupRange(first, ownA);
    const [startB, endB] = ownB < 0 ? [0, 0] : groupRange(second, ownB);
    let [a, b] = [startA, startB];
    while (a < endA || b < endB) {
      const left = a < endA ? (first.columns[0]?.[a] ?? 0) : Infinity;
      const right = b < endB ? (second.columns[0]?.[b] ?? 0) : Infinity;
      add(left <= right ? a++ : -1, right <= left ? b++ : -1);
    }
    starts[group + 1] = rows;
  }
  return { starts, columns: columns.map((column) => column.slice(0, rows)) };
};

/** The rows whose key, their first column, is not below `from`. */
export const rowsFrom = (grouped: GroupedRows, from: number): GroupedRows => {
  const keys = grouped.columns[0] ?? new Int32Array();
  const isIn = Array.from(keys, (key) => key >= from);
  const starts = new Int32Array(grouped.starts.length);
  for (let group = 0; group + 1 < starts.length; group += 1) {
    const [start, end] = groupRange(grouped, group);
    let kept = 0;
    for (let row = start; row < end; row += 1) if (isIn[row] === true) kept += 1;
    starts[group + 1] = (starts[group] ?? 0) + kept;
  }
  return { starts, columns: grouped.columns.map((column) => column.filter((_, row) => isIn[row])) };
};
