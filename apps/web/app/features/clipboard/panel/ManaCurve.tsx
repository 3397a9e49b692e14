import type { ClipboardEntry } from '@crownsmith/domain';
import styles from './ManaCurve.module.css';

const COLUMNS = 8;

/** The number of nonland cards, copies included, at mana value 0 to 6, and at 7 or more. */
export const manaCurve = (cards: readonly ClipboardEntry[]): readonly number[] => {
  const counts = Array.from({ length: COLUMNS }, () => 0);
  for (const card of cards) {
    if (card.primaryType === 'Land') continue;
    const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor(card.manaValue)));
    counts[column] = (counts[column] ?? 0) + (card.count ?? 1);
  }
  return counts;
};

/** The mana curve as a strip of bars with their counts. */
export const ManaCurve = ({ cards }: { readonly cards: readonly ClipboardEntry[] }) => {
  const counts = manaCurve(cards);
  const max = Math.max(1, ...counts);
  return (
    <figure className={styles['curve']}>
      <figcaption className={styles['caption']}>Mana curve</figcaption>
      <ol className={styles['bars']}>
        {counts.map((count, column) => (
          <li key={column} className={styles['bar']}>
            <span className={styles['count']}>{count || ''}</span>
            <svg
              className={styles['shape']}
              viewBox="0 0 10 24"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect
                x="0"
                width="10"
                y={24 - (count / max) * 24}
                height={(count / max) * 24}
                fill="currentColor"
              />
            </svg>
            <span className={styles['column']}>{column === COLUMNS - 1 ? `${column}+` : column}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
};
