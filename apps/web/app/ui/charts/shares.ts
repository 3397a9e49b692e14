import { arc, pie } from 'd3-shape';

/** A part of a whole. */
export interface Share {
  readonly key: string;
  readonly value: number;
}

/** Parts that are there at all, largest first where `sorted`. */
export const presentShares = (values: Readonly<Record<string, number>>, order: readonly string[]): readonly Share[] =>
  order.flatMap((key) => {
    const value = values[key] ?? 0;
    return value > 0 ? [{ key, value }] : [];
  });

/**
 * The outlines of a ring of parts, clockwise from the top, in a box centred on 0, 0.
 * @example ringPaths([{ key: 'W', value: 1 }], { inner: 10, outer: 20 }).length // 1
 */
export const ringPaths = (
  shares: readonly Share[],
  { inner, outer }: { readonly inner: number; readonly outer: number },
): readonly { readonly key: string; readonly path: string }[] => {
  const draw = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(inner)
    .outerRadius(outer)
    .padAngle(shares.length > 1 ? 0.05 : 0)
    .cornerRadius(1.5);
  const slices = pie<Share>()
    .sort(null)
    .value((share) => share.value)([...shares]);
  return slices.map((slice) => ({ key: slice.data.key, path: draw(slice) ?? '' }));
};
