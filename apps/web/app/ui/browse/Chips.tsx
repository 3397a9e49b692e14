import type { ReactNode } from 'react';
import { countText } from '../format/figures';
import styles from './Browse.module.css';

/** A way to another part of the same pages. */
interface Chip {
  readonly label: ReactNode;
  readonly url: string;
  /** names it where it is a list's key and the label is no text */
  readonly key?: string;
  readonly current?: boolean;
  readonly count?: number | null;
}

interface Props {
  readonly name: string;
  readonly chips: readonly Chip[];
  /** all of them shown on a phone, too, where else one row goes on past the edge */
  readonly all?: boolean;
}

/** Links in rows: what else there is of the kind. The current one is marked. */
export const Chips = ({ name, chips, all = false }: Props) =>
  chips.length === 0 ? null : (
    <nav aria-label={name} className={`${styles['chips']} ${all ? styles['all'] : ''}`}>
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
