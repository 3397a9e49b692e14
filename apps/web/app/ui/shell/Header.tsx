import type { ReactNode } from 'react';
import { Logo } from './Logo';
import styles from './Header.module.css';

interface Props {
  readonly brand: string;
  /** the main navigation bar */
  readonly menus: ReactNode;
  readonly search: ReactNode;
  /** a line below the header */
  readonly notice?: ReactNode;
  /** switches and buttons at the end of the line */
  readonly tools: ReactNode;
  /** the navigation bar below */
  readonly secondary: ReactNode;
}

/** The header of every page: brand, menus, search, tools and a second bar, in the order of Tab. */
export const Header = ({ brand, menus, search, tools, secondary, notice }: Props) => (
  <header id="header" className={styles['header']}>
    <div className={styles['line']}>
      <a href="/" className={styles['brand']} aria-label={`${brand}, home`}>
        <Logo />
        <span>{brand}</span>
      </a>
      {menus}
      {search}
      <div className={styles['tools']}>{tools}</div>
      {secondary}
    </div>
    {notice}
  </header>
);
