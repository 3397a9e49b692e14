import type { ReactNode } from 'react';
import { countText } from '../format/numbers';
import styles from './Chips.module.css';

/** A link to a related page. */
interface Chip {
  readonly label: ReactNode;
  readonly url: string;
  /** React key; the URL by default */
  readonly key?: string;
  readonly current?: boolean;
  readonly count?: number | null;
}

interface Props {
  /** label of the navigation landmark */
  readonly name: string;
  readonly chips: readonly Chip[];
  /** wraps on phones too, where chips scroll sideways in one row by default */
  readonly wrap?: boolean;
}

/** Links to related pages as chips; the current one is marked. */
export const Chips = ({ name, chips, wrap = false }: Props) =>
  chips.length === 0 ? null : (
    <nav aria-label={name} className={`${styles['chips']} ${wrap ? styles['wrap'] : ''}`}>
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
