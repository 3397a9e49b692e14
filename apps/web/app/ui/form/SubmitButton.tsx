import type { ReactNode } from 'react';
import styles from './Form.module.css';

/** The button that sends a form. */
export const SubmitButton = ({ children }: { readonly children: ReactNode }) => (
  <p>
    <button type="submit" className={styles['send']}>
      {children}
    </button>
  </p>
);
