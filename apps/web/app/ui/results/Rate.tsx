import { rateRange, rateText } from '@crownsmith/answers/text';
import styles from './Results.module.css';

interface Props {
  /** 0–1, as are all */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** undefined where nothing is expected */
  readonly expected?: number;
  /** ends of the scale of the bar */
  readonly scale: readonly [from: number, to: number];
}

/** A rate, its 95% interval, and a bar of both around the rate that is expected. */
export const Rate = ({ share, low, high, expected, scale: [from, to] }: Props) => {
  const at = (rate: number): number =>
    Math.round((1000 * (Math.min(to, Math.max(from, rate)) - from)) / (to - from)) / 10;
  return (
    <span className={styles['rate']}>
      <b>{rateText(share)}</b> <small>{rateRange({ low, high })}</small>
      <svg className={styles['bar']} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect y="3" width="100" height="2" className={styles['track']} />
        <rect
          x={at(low)}
          y="2"
          width={Math.max(1, at(high) - at(low))}
          height="4"
          className={styles['range']}
        />
        <rect x={Math.max(0, at(share) - 0.75)} width="1.5" height="8" className={styles['point']} />
        {expected !== undefined && (
          <rect x={at(expected)} width="0.75" height="8" className={styles['expected']} />
        )}
      </svg>
    </span>
  );
};
