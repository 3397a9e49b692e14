import { PriceText } from '../price/PriceText';
import styles from './Statistics.module.css';

/** A labelled number. */
export interface Statistic {
  readonly label: string;
  readonly value: string;
  /** of a price during a sale: the price without it */
  readonly regular?: string | undefined;
  /** qualifies the number, such as its sample */
  readonly note?: string | undefined;
}

/** The key numbers of a page, in large type. */
export const Statistics = ({ items }: { readonly items: readonly Statistic[] }) => (
  <dl className={styles['statistics']}>
    {items.map(({ label, value, regular, note }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <PriceText text={value} regular={regular} />
          {note && <small> {note}</small>}
        </dd>
      </div>
    ))}
  </dl>
);
