import type { ReactNode } from 'react';
import styles from '../browse/Browse.module.css';

/** Says that there is nothing to list, and what to do instead. */
export const Empty = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles['empty']}>{children}</p>
);
