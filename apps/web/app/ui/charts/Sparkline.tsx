import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { percentText } from '../format/numbers';
import styles from './Charts.module.css';

interface Point {
  readonly period: string;
  readonly numDecks: number;
  readonly potentialDecks: number;
  /** whose decks those of the period are; undefined where it is not known */
  readonly origin?: string | undefined;
}

const SIZE = { width: 240, height: 56 };

/**
 * The points of a sparkline, in px; periods without decks are left out.
 * @example sparkPoints([{ period: '2026', numDecks: 1, potentialDecks: 2 }])[0]?.share // 0.5
 */
export const sparkPoints = (history: readonly Point[], size = SIZE) => {
  const shares = history
    .filter(({ potentialDecks }) => potentialDecks > 0)
    .map(({ period, numDecks, potentialDecks, origin }) => ({
      period,
      share: numDecks / potentialDecks,
      origin,
    }));
  const xScale = scaleLinear([0, Math.max(1, shares.length - 1)], [2, size.width - 2]);
  const yScale = scaleLinear([0, Math.max(0.01, ...shares.map(({ share }) => share))], [size.height, 4]);
  return shares.map((point, i) => ({ ...point, x: xScale(i), y: yScale(point.share) }));
};
type SparkPoint = ReturnType<typeof sparkPoints>[number];

/** Points of the same origin, in the order of their first periods: only these are comparable. */
const curvesOf = (points: readonly SparkPoint[]): readonly (readonly SparkPoint[])[] => {
  const curves = new Map<string | undefined, SparkPoint[]>();
  for (const point of points) curves.set(point.origin, [...(curves.get(point.origin) ?? []), point]);
  return [...curves.values()];
};

const describe = (points: readonly SparkPoint[]): string => {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (points.length === 1) return `${percentText(first.share)} in ${first.period}`;
  return `from ${percentText(first.share)} in ${first.period} to ${percentText(last.share)} in ${last.period}`;
};

const capitalize = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** What the chart shows, in a sentence or two. */
const describeAll = (curves: readonly (readonly SparkPoint[])[]): string => {
  const [only] = curves;
  if (only === undefined) return '';
  if (curves.length === 1) return capitalize(describe(only));
  const parts = curves.map((points) => `${points[0]?.origin ?? 'other decks'} ${describe(points)}`);
  return `${capitalize(parts.join('; '))}. Each line is of decks of one origin: from one to the other, shares do not compare`;
};

const x = (point: SparkPoint): number => point.x;
const y = (point: SparkPoint): number => point.y;

/** Line charts of a card's inclusion over time, one for each origin of decks; nothing for fewer than two periods. */
export const Sparkline = ({ history }: { readonly history: readonly Point[] }) => {
  const points = sparkPoints(history);
  if (points.length < 2) return null;
  const curves = curvesOf(points);
  const description = describeAll(curves);
  return (
    <figure className={styles['figure']}>
      <figcaption>Share of decks over time</figcaption>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={description}>
        {curves.map((curve) => {
          const last = curve.at(-1);
          return (
            <g key={curve[0]?.origin ?? ''}>
              <path
                className={styles['area']}
                d={area<SparkPoint>().x(x).y0(SIZE.height).y1(y)([...curve]) ?? ''}
              />
              <path className={styles['trend']} d={line<SparkPoint>().x(x).y(y)([...curve]) ?? ''} />
              {last && <circle className={styles['bar']} cx={last.x} cy={last.y} r="2.5" />}
            </g>
          );
        })}
      </svg>
      <p className={styles['description']}>{description}.</p>
    </figure>
  );
};
