import type { CSSProperties, ReactNode } from 'react';
import styles from './Section.module.css';

/** The number of tiles, for the style sheet. */
type TilesStyle = CSSProperties & Record<'--tiles', number>;

const tilesStyle = (tiles: number): TilesStyle => ({ '--tiles': tiles });

interface Props {
  readonly id: string;
  readonly title: string;
  /** how many things it holds */
  readonly count?: number;
  /** how many cards it shows in a grid: its height can be told before it is drawn, so that it is drawn when it is near */
  readonly tiles?: number;
  /** a sentence under the title */
  readonly lead?: ReactNode;
  /** what stands across from the title */
  readonly tool?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a page that an address can point at. */
export const Section = ({ id, title, count, tiles, lead, tool, children }: Props) => (
  <section
    id={id}
    className={`${styles['section']} ${tiles === undefined ? '' : styles['tiled']}`}
    style={tiles === undefined ? undefined : tilesStyle(tiles)}
    aria-labelledby={`${id}-title`}
  >
    <div className={styles['head']}>
      <h2 id={`${id}-title`}>{title}</h2>
      {count !== undefined && <span className={styles['count']}>{count}</span>}
      {tool && <div className={styles['tool']}>{tool}</div>}
    </div>
    {lead && <p className={styles['lead']}>{lead}</p>}
    {children}
  </section>
);
