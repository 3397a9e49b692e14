import type { ReactNode } from 'react';
import styles from './Footer.module.css';

/** What stands under every page: what the site is, what its numbers are made of, and whose game it is. */
export const Footer = ({ brand, children }: { readonly brand: string; readonly children?: ReactNode }) => (
  <footer className={styles['footer']}>
    <div className={styles['inner']}>
      <p className={styles['line']}>
        <strong>{brand}</strong> recommends cards and commanders for the Commander format, from decks that
        people built.
      </p>
      {children}
      <p>
        Unofficial fan content. Card names, mana symbols and card pictures belong to Wizards of the Coast, who
        have no part in this site.
      </p>
    </div>
  </footer>
);
