import { clipboardTotals, formatPrice } from '@crownsmith/domain';
import { useStore } from 'zustand';
import { clipboard } from '../clipboard-store';
import styles from './list-view.module.css';

const SOURCES = [
  { source: 'cardkingdom', label: 'Card Kingdom' },
  { source: 'tcgplayer', label: 'TCGplayer' },
] as const;

/** What the whole list costs at two shops, and how many of its cards have no known price there. */
export const Totals = () => {
  const state = useStore(clipboard.store);
  return (
    <dl className={styles['totals']}>
      {SOURCES.map(({ source, label }) => {
        const { amount, priced, unpriced } = clipboardTotals(state, source);
        return (
          <div key={source}>
            <dt>{label}</dt>
            <dd>
              {priced === 0 ? '–' : formatPrice(amount, source)}
              {unpriced > 0 && (
                <small> {priced === 0 ? 'no known prices' : `${unpriced} without a price`}</small>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
