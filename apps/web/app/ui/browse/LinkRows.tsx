import type { ReactNode } from 'react';
import styles from './Browse.module.css';

/** A line of a list of things to open. */
export interface LinkRow {
  readonly url: string;
  readonly label: string;
  readonly sign?: ReactNode;
  /** what stands at the end of the line */
  readonly note?: string | undefined;
}

/** Things to open, in columns. */
export const LinkRows = ({ rows }: { readonly rows: readonly LinkRow[] }) => (
  <ul className={styles['rows']}>
    {rows.map(({ url, label, sign, note }) => (
      <li key={url}>
        <a href={url}>
          {sign}
          <b>{label}</b>
          {note && <small>{note}</small>}
        </a>
      </li>
    ))}
  </ul>
);
