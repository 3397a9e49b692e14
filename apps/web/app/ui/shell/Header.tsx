import type { ReactNode } from 'react';
import { Logo } from './Logo';
import styles from './Header.module.css';

interface Props {
  readonly brand: string;
  /** both navigation bars */
  readonly menus: ReactNode;
  readonly search: ReactNode;
  /** a line across the page under the header, where there is something to say */
  readonly notice?: ReactNode;
  /** what stands at the end of the line: switches and buttons */
  readonly tools: ReactNode;
}

/** What stands above every page: the brand, the menus, the search, the tools; and the second bar under them. */
export const Header = ({ brand, menus, search, tools, notice }: Props) => (
  <header id="header" className={styles['header']}>
    <div className={styles['line']}>
      <a href="/" className={styles['brand']} aria-label={`${brand}, home`}>
        <Logo />
        <span>{brand}</span>
      </a>
      {menus}
      {search}
      <div className={styles['tools']}>{tools}</div>
    </div>
    {notice}
  </header>
);
