import type { ReactNode } from 'react';
import { Logo } from './Logo';
import styles from './Header.module.css';

interface Props {
  readonly brand: string;
  /** both navigation bars */
  readonly menus: ReactNode;
  readonly search: ReactNode;
  /** a line below the header */
  readonly notice?: ReactNode;
  /** switches and buttons at the end of the line */
  readonly tools: ReactNode;
}

/** The header of every page: brand, menus, search and tools. */
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
