import type { ReactNode } from 'react';
import { countText } from '../format/numbers';
import styles from './Section.module.css';

/** Grids of more tiles render near the viewport only, in every browser; smaller ones where the style sheet knows their height. */
const FEW_TILES = 24;

interface Props {
  readonly id: string;
  readonly title: string;
  /** number of items, after the title */
  readonly count?: number;
  /** number of tiles of its grid: the style sheet computes the height, so that it can render near the viewport only */
  readonly tiles?: number;
  /** introduction under the title */
  readonly lead?: ReactNode;
  /** control at the end of the title's line */
  readonly tool?: ReactNode;
  readonly children: ReactNode;
}

const tiledClass = (tiles: number): string =>
  tiles > FEW_TILES ? `${styles['tiled']} ${styles['many']}` : (styles['tiled'] ?? '');

/** A section of a page with a title and an anchor. */
export const Section = ({ id, title, count, tiles, lead, tool, children }: Props) => (
  <section
    id={id}
    className={`${styles['section']} ${tiles === undefined ? '' : tiledClass(tiles)}`}
    data-tiles={tiles}
    aria-labelledby={`${id}-title`}
  >
    <div className={styles['head']}>
      <h2 id={`${id}-title`}>{title}</h2>
      {count !== undefined && <span className={styles['count']}>{countText(count)}</span>}
      {tool && <div className={styles['tool']}>{tool}</div>}
    </div>
    {lead && <p className={styles['lead']}>{lead}</p>}
    {children}
  </section>
);
