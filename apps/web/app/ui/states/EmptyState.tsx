import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** A message that there is nothing to list, and what to do instead. */
export const EmptyState = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles['empty']}>{children}</p>
);
