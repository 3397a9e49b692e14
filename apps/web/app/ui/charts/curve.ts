import { scaleBand, scaleLinear } from 'd3-scale';

/** A bar of a chart, in px. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The bars of a mana curve. A bar above zero is at least 2 px high.
 * @param means mean number of cards at mana value 0 to 6, and at 7 or more
 * @param size of the plot in px
 * @example curveBars([2, 4], { width: 100, height: 50 })[1]?.height // 50
 */
export const curveBars = (
  means: readonly number[],
  size: { readonly width: number; readonly height: number },
): readonly Bar[] => {
  const labels = means.map((_, i) => (i === means.length - 1 && i > 0 ? `${i}+` : String(i)));
  const xScale = scaleBand(labels, [0, size.width]).paddingInner(0.22);
  const yScale = scaleLinear([0, Math.max(0, ...means)], [0, size.height]);
  return means.map((value, i) => {
    const label = labels[i] ?? '';
    const height = value > 0 ? Math.max(2, yScale(value)) : 0;
    return {
      label,
      value,
      x: xScale(label) ?? 0,
      y: size.height - height,
      width: xScale.bandwidth(),
      height,
    };
  });
};
