import type { ReactNode } from 'react';
import styles from './TextSection.module.css';

/** A section of running text below the lists of a page. */
export const TextSection = ({
  id,
  title,
  children,
}: {
  /** of the heading */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <section className={styles['section']}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
