import type { ClipboardCard } from '@crownsmith/domain';
import styles from './ManaCurve.module.css';

const STEPS = 8;

/** How many cards stand at each mana value 0..6 and 7 or more; lands are left out. */
export const manaCurve = (cards: readonly ClipboardCard[]): readonly number[] => {
  const steps = Array.from({ length: STEPS }, () => 0);
  for (const card of cards) {
    if (card.primaryType === 'Land') continue;
    const step = Math.min(STEPS - 1, Math.max(0, Math.floor(card.manaValue)));
    steps[step] = (steps[step] ?? 0) + 1;
  }
  return steps;
};

/** The mana curve in a strip; its figures are there for everybody. */
export const ManaCurve = ({ cards }: { readonly cards: readonly ClipboardCard[] }) => {
  const steps = manaCurve(cards);
  const most = Math.max(1, ...steps);
  return (
    <figure className={styles['curve']}>
      <figcaption className={styles['caption']}>Mana curve</figcaption>
      <ol className={styles['bars']}>
        {steps.map((count, step) => (
          <li key={step} className={styles['bar']}>
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
                y={24 - (count / most) * 24}
                height={(count / most) * 24}
                fill="currentColor"
              />
            </svg>
            <span className={styles['step']}>{step === STEPS - 1 ? `${step}+` : step}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
};
