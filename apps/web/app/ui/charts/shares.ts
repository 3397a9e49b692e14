import { arc, pie } from 'd3-shape';

/** A part of a whole. */
export interface Share {
  readonly key: string;
  readonly value: number;
}

/** Smaller shares would be invisible. */
const MIN_SHARE = 0.005;

/**
 * The visible parts of a whole, in a given order.
 * @example visibleShares({ W: 3, U: 0, B: 1 }, ['W', 'U', 'B']).map(({ key }) => key) // ['W', 'B']
 */
export const visibleShares = (
  values: Readonly<Record<string, number>>,
  order: readonly string[],
): readonly Share[] => {
  const all = order.map((key) => ({ key, value: values[key] ?? 0 }));
  const total = all.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  return all.filter(({ value }) => value > 0 && value / total >= MIN_SHARE);
};

/**
 * The SVG paths of a ring chart, clockwise from the top, centred on 0, 0.
 * @example ringPaths([{ key: 'W', value: 1 }], { inner: 10, outer: 20 }).length // 1
 */
export const ringPaths = (
  shares: readonly Share[],
  { inner, outer }: { readonly inner: number; readonly outer: number },
): readonly { readonly key: string; readonly path: string }[] => {
  const slicePath = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(inner)
    .outerRadius(outer)
    .padAngle(shares.length > 1 ? 0.05 : 0)
    .cornerRadius(1.5);
  const slices = pie<Share>()
    .sort(null)
    .value((share) => share.value)([...shares]);
  return slices.map((slice) => ({ key: slice.data.key, path: slicePath(slice) ?? '' }));
};
