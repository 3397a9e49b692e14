import { type ScaleBand, scaleBand, scaleLinear } from 'd3-scale';

/** A bar of a chart, in px. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const scales = new Map<string, ScaleBand<string>>();

/** The places of mana values on a plot; made once, because a page waits for it longer than for its bars. */
const valueScale = (values: number, width: number): ScaleBand<string> => {
  const key = `${values} ${width}`;
  const labels = Array.from({ length: values }, (_, i) => (i === values - 1 && i > 0 ? `${i}+` : String(i)));
  const scale = scales.get(key) ?? scaleBand(labels, [0, width]).paddingInner(0.22);
  scales.set(key, scale);
  return scale;
};

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
  const xScale = valueScale(means.length, size.width);
  const labels = xScale.domain();
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
