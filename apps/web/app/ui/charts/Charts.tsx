import { COLORS, colorName, isColor, PRIMARY_TYPES } from '@crownsmith/domain';
import { meanText } from '../format/numbers';
import styles from './Charts.module.css';
import { curveBars } from './curve';
import { visibleShares, ringPaths } from './shares';

const PLOT = { width: 272, height: 84 };
/** Room for labels above and below the plot. */
const ABOVE = 18;
const BELOW = 20;

/** A bar chart of the number of nonland cards by mana value: of a deck, or the mean of decks. */
export const ManaCurve = ({ means }: { readonly means: readonly number[] }) => {
  const bars = curveBars(means, PLOT);
  const description = bars
    .map((bar) => `${meanText(bar.value)} at ${bar.label.replace('+', ' or more')}`)
    .join(', ');
  return (
    <figure className={styles['figure']}>
      <figcaption>Mana curve</figcaption>
      <svg
        viewBox={`0 ${-ABOVE} ${PLOT.width} ${PLOT.height + ABOVE + BELOW}`}
        role="img"
        aria-label={`${means.every(Number.isInteger) ? 'Number' : 'Mean number'} of cards by mana value: ${description}`}
      >
        {bars.map((bar) => (
          <g key={bar.label} transform={`translate(${bar.x} 0)`}>
            <rect className={styles['bar']} y={bar.y} width={bar.width} height={bar.height} rx="2" />
            <text x={bar.width / 2} y={bar.y - 5}>
              {meanText(bar.value)}
            </text>
            <text className={styles['axis']} x={bar.width / 2} y={PLOT.height + 15}>
              {bar.label}
            </text>
          </g>
        ))}
        <path className={styles['baseline']} d={`M0 ${PLOT.height}.5H${PLOT.width}`} />
      </svg>
    </figure>
  );
};

/** A stacked bar of a deck's primary types with a legend. */
export const TypeBar = ({ means }: { readonly means: Readonly<Record<string, number>> }) => {
  const shares = visibleShares(means, PRIMARY_TYPES);
  const total = shares.reduce((sum, share) => sum + share.value, 0);
  let x = 0;
  return (
    <figure className={styles['figure']}>
      <figcaption>Types</figcaption>
      <svg className={styles['strip']} viewBox="0 0 272 10" preserveAspectRatio="none" aria-hidden="true">
        {shares.map(({ key, value }) => {
          const width = (value / total) * 272;
          x += width;
          const part = styles[`part${PRIMARY_TYPES.findIndex((type) => type === key) + 1}`];
          return (
            <rect key={key} className={part} x={x - width} width={Math.max(0, width - 1.5)} height="10" />
          );
        })}
      </svg>
      <ul className={styles['legend']}>
        {shares.map(({ key, value }) => (
          <li key={key}>
            <i className={styles[`part${PRIMARY_TYPES.findIndex((type) => type === key) + 1}`]} />
            {key} <b>{meanText(value)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
};

const shareName = (key: string): string => (isColor(key) ? colorName(key) : 'Colourless');

/** A ring chart of the mana symbols in a deck's costs, in the colours of mana. */
export const ColorRing = ({ means }: { readonly means: Readonly<Record<string, number>> }) => {
  const shares = visibleShares(means, [...COLORS, 'C']);
  if (shares.length === 0) return null;
  const total = shares.reduce((sum, share) => sum + share.value, 0);
  return (
    <figure className={`${styles['figure']} ${styles['colors']}`}>
      <figcaption>Colours in costs</figcaption>
      <svg viewBox="-30 -30 60 60" width="60" height="60" aria-hidden="true">
        {ringPaths(shares, { inner: 15, outer: 29 }).map(({ key, path }) => (
          <path key={key} className={styles[`mana${key}`]} d={path} />
        ))}
      </svg>
      <ul className={styles['legend']}>
        {shares.map(({ key, value }) => (
          <li key={key}>
            <i className={`m m-${key.toLowerCase()} ${styles['symbol']}`} />
            {shareName(key)} <b>{Math.round((value / total) * 100)}%</b>
          </li>
        ))}
      </ul>
    </figure>
  );
};
