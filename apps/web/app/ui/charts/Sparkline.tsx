import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { percentText } from '../format/numbers';
import styles from './Charts.module.css';

interface Point {
  readonly period: string;
  readonly numDecks: number;
  readonly potentialDecks: number;
}

const SIZE = { width: 240, height: 56 };

/**
 * The points of a sparkline, in px; periods without decks are left out.
 * @example sparkPoints([{ period: '2026', numDecks: 1, potentialDecks: 2 }])[0]?.share // 0.5
 */
export const sparkPoints = (history: readonly Point[], size = SIZE) => {
  const shares = history
    .filter(({ potentialDecks }) => potentialDecks > 0)
    .map(({ period, numDecks, potentialDecks }) => ({ period, share: numDecks / potentialDecks }));
  const xScale = scaleLinear([0, Math.max(1, shares.length - 1)], [2, size.width - 2]);
  const yScale = scaleLinear([0, Math.max(0.01, ...shares.map(({ share }) => share))], [size.height, 4]);
  return shares.map(({ period, share }, i) => ({ period, share, x: xScale(i), y: yScale(share) }));
};
type SparkPoint = ReturnType<typeof sparkPoints>[number];

/** A line chart of a card's inclusion over time; nothing for fewer than two periods. */
export const Sparkline = ({ history }: { readonly history: readonly Point[] }) => {
  const points = sparkPoints(history);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const x = (point: SparkPoint): number => point.x;
  const y = (point: SparkPoint): number => point.y;
  const description = `From ${percentText(first.share)} in ${first.period} to ${percentText(last.share)} in ${last.period}`;
  return (
    <figure className={styles['figure']}>
      <figcaption>Share of decks over time</figcaption>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={description}>
        <path className={styles['area']} d={area<SparkPoint>().x(x).y0(SIZE.height).y1(y)(points) ?? ''} />
        <path className={styles['trend']} d={line<SparkPoint>().x(x).y(y)(points) ?? ''} />
        <circle className={styles['bar']} cx={last.x} cy={last.y} r="2.5" />
      </svg>
      <p className={styles['description']}>{description}.</p>
    </figure>
  );
};
