import type { ReactNode } from 'react';
import styles from './LinkList.module.css';

/** A link with its icon and note. */
export interface LinkListItem {
  readonly url: string;
  readonly label: string;
  /** before the label */
  readonly icon?: ReactNode;
  /** at the end of the line */
  readonly note?: string | undefined;
}

/** Links in columns. */
export const LinkList = ({ items }: { readonly items: readonly LinkListItem[] }) => (
  <ul className={styles['list']}>
    {items.map(({ url, label, icon, note }) => (
      <li key={url}>
        <a href={url}>
          {icon}
          <b>{label}</b>
          {note && <small>{note}</small>}
        </a>
      </li>
    ))}
  </ul>
);
