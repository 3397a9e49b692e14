import { Link, NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CrownMark } from './CrownMark';
import styles from './Header.module.css';

/** A link of the first line. */
export interface MenuLink {
  readonly label: string;
  readonly url: string;
}

interface Props {
  readonly brand: string;
  readonly links: readonly MenuLink[];
  readonly search: ReactNode;
  /** a line across the page under the header, where there is something to say */
  readonly notice?: ReactNode;
  /** what stands at the end of the line: switches and buttons */
  readonly tools: ReactNode;
}

/** The one line above every page. */
export const Header = ({ brand, links, search, tools, notice }: Props) => (
  <header className={styles['header']}>
    <div className={styles['line']}>
      <Link to="/" className={styles['brand']} aria-label={`${brand}, home`}>
        <CrownMark />
        <span>{brand}</span>
      </Link>
      <nav aria-label="Main" className={styles['nav']}>
        {links.map(({ label, url }) => (
          <NavLink key={url} to={url} prefetch="none">
            {label}
          </NavLink>
        ))}
      </nav>
      {search}
      <div className={styles['tools']}>{tools}</div>
    </div>
    {notice}
  </header>
);
