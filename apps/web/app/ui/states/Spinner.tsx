import styles from './Spinner.module.css';

interface Props {
  /** small by default (specification, section 9) */
  readonly size?: 'small' | 'medium' | 'large';
  /** what is being done; absent where the text beside it says so */
  readonly label?: string;
  /** which part is done, 0–1, where that is known */
  readonly part?: number | undefined;
}

/** Shows that work goes on, once it has taken 300 ms. */
export const Spinner = ({ size = 'small', label, part }: Props) => {
  const percent = part === undefined ? undefined : Math.round(part * 100);
  return (
    <span
      className={`${styles['spinner']} ${styles[size]}`}
      data-part={percent}
      style={
        percent === undefined
          ? undefined
          : { background: `conic-gradient(currentcolor ${percent}%, transparent 0)` }
      }
      {...(label === undefined && percent === undefined
        ? { 'aria-hidden': true }
        : { role: 'progressbar', 'aria-label': label ?? 'Progress', 'aria-valuenow': percent })}
    />
  );
};
