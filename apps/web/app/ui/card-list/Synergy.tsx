import { signedText } from '../format/numbers';
import styles from './Synergy.module.css';

const toneOf = (value: number): string | undefined => {
  if (Math.abs(value) <= 0.005) return styles['neutral'];
  return value < 0 ? styles['less'] : styles['more'];
};

/** A synergy with its sign; the colour only repeats the sign. */
export const Synergy = ({
  value,
  unlabelled = false,
}: {
  readonly value: number | null;
  /** the number alone, below a column header */
  readonly unlabelled?: boolean;
}) =>
  value === null ? null : (
    <span className={toneOf(value)}>
      {signedText(value)}
      {!unlabelled && ' synergy'}
    </span>
  );
