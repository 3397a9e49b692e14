import type { ReactNode } from 'react';
import { countText } from '../figure-format';
import styles from './Browse.module.css';

/** A way to another part of the same pages. */
export interface Chip {
  readonly label: ReactNode;
  readonly url: string;
  /** names it where it is a list's key and the label is no text */
  readonly key?: string;
  readonly current?: boolean;
  readonly count?: number | null;
}

/** Links in rows: what else there is of the kind. The current one is marked. */
export const Chips = ({ name, chips }: { readonly name: string; readonly chips: readonly Chip[] }) =>
  chips.length === 0 ? null : (
    <nav aria-label={name} className={styles['chips']}>
      <ul>
        {chips.map(({ label, url, key, current, count }) => (
          <li key={key ?? url}>
            <a href={url} aria-current={current ? 'page' : undefined}>
              {label}
              {typeof count === 'number' && <small> {countText(count)}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
