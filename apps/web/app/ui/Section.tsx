import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  /** how many things it holds */
  readonly count?: number;
  /** a sentence under the title */
  readonly lead?: ReactNode;
  /** what stands across from the title */
  readonly tool?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a page that an address can point at. */
export const Section = ({ id, title, count, lead, tool, children }: Props) => (
  <section id={id} className={styles['section']} aria-labelledby={`${id}-title`}>
    <div className={styles['head']}>
      <h2 id={`${id}-title`}>{title}</h2>
      {count !== undefined && <span className={styles['count']}>{count}</span>}
      {tool && <div className={styles['tool']}>{tool}</div>}
    </div>
    {lead && <p className={styles['lead']}>{lead}</p>}
    {children}
  </section>
);
