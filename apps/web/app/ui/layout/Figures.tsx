import styles from './Figures.module.css';

/** A number and what it says. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  /** what the number is made of, where that needs saying */
  readonly note?: string | undefined;
}

/** The numbers of a page in large type. */
export const Figures = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl className={styles['figures']}>
    {figures.map(({ label, value, note }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value}
          {note && <small> {note}</small>}
        </dd>
      </div>
    ))}
  </dl>
);
