import { scaleLinear } from 'd3-scale';
import charts from './Charts.module.css';
import styles from './TurnChart.module.css';

/** How a part of a bar is filled: which differ without colour, too. */
export type Fill = 'solid' | 'hatched' | 'outlined';

/** A bar of a turn: its parts from the ground up, and the interval around their sum. */
export interface TurnBar {
  readonly turn: number;
  readonly parts: readonly { readonly fill: Fill; readonly value: number }[];
  readonly low: number;
  readonly high: number;
  /** what stands above it */
  readonly label: string;
}

const COLUMN = 27;
const WIDTH = 19;
const HEIGHT = 92;
const ABOVE = 16;
const BELOW = 18;

/** The parts of a bar as rectangles. @param scale from a value to px */
const Parts = ({
  bar,
  scale,
  hatch,
}: {
  readonly bar: TurnBar;
  readonly scale: (value: number) => number;
  readonly hatch: string;
}) => {
  let below = 0;
  return (
    <>
      {bar.parts.map(({ fill, value }) => {
        const y = HEIGHT - scale(below + value);
        const height = scale(value);
        below += value;
        return value > 0 ? (
          <rect
            key={fill}
            className={styles[fill]}
            fill={fill === 'hatched' ? `url(#${hatch})` : undefined}
            y={y}
            width={WIDTH}
            height={height}
          />
        ) : null;
      })}
    </>
  );
};

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * A bar for each turn, in parts that differ in their pattern, with the interval of its height as a line. Without colour and without the
 * picture it reads as its description.
 * @param id of its pattern, one of its own on the page
 * @param most the value of a full bar
 */
export const TurnChart = ({
  id,
  title,
  description,
  bars,
  most,
}: {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly bars: readonly TurnBar[];
  readonly most: number;
}) => {
  const linear = scaleLinear([0, Math.max(most, Number.EPSILON)], [0, HEIGHT]);
  const scale = (value: number): number => round(linear(value));
  const width = COLUMN * bars.length;
  const hatch = `${id}-hatch`;
  return (
    <figure className={`${charts['figure']} ${styles['turns']}`}>
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 ${-ABOVE} ${width} ${HEIGHT + ABOVE + BELOW}`}
        role="img"
        aria-label={`${title}: ${description}`}
      >
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles['hatchGround']} width="5" height="5" />
          <rect className={styles['hatchLine']} width="2" height="5" />
        </pattern>
        {bars.map((bar) => (
          <g key={bar.turn} transform={`translate(${COLUMN * (bar.turn - 1) + (COLUMN - WIDTH) / 2} 0)`}>
            <Parts bar={bar} scale={scale} hatch={hatch} />
            {bar.high > 0 && (
              <path
                className={styles['whisker']}
                d={`M${WIDTH / 2} ${round(HEIGHT - scale(bar.low))}V${round(HEIGHT - scale(bar.high))}`}
              />
            )}
            <text x={WIDTH / 2} y={round(Math.min(HEIGHT, HEIGHT - scale(bar.high)) - 4)}>
              {bar.label}
            </text>
            <text className={charts['axis']} x={WIDTH / 2} y={HEIGHT + 14}>
              {bar.turn}
            </text>
          </g>
        ))}
        <path className={charts['baseline']} d={`M0 ${HEIGHT}.5H${width}`} />
      </svg>
    </figure>
  );
};

/** What the parts of a chart's bars mean, each with a sample of its pattern. */
export const FillLegend = ({
  id,
  labels,
}: {
  /** that of the chart */
  readonly id: string;
  readonly labels: readonly (readonly [fill: Fill, label: string])[];
}) => (
  <ul className={styles['fills']}>
    {labels.map(([fill, label]) => (
      <li key={fill}>
        <svg viewBox="0 0 14 14" aria-hidden="true">
          <rect
            className={styles[fill]}
            fill={fill === 'hatched' ? `url(#${id}-hatch)` : undefined}
            x="1"
            y="1"
            width="12"
            height="12"
          />
        </svg>
        {label}
      </li>
    ))}
  </ul>
);
