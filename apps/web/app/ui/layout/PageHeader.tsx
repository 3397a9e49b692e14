import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import styles from './PageHeader.module.css';

interface Props {
  /** the pages above this one */
  readonly breadcrumbs: readonly Crumb[];
  readonly title: string;
  /** before the title */
  readonly icon?: ReactNode;
  /** the page's own breadcrumb; the title by default */
  readonly currentLabel?: string;
  /** introduction under the title */
  readonly children?: ReactNode;
}

/** The top of a page: its breadcrumbs, its title and an introduction. */
export const PageHeader = ({ breadcrumbs, title, icon, currentLabel, children }: Props) => (
  <>
    <Breadcrumbs steps={[...breadcrumbs, { label: currentLabel ?? title }]} />
    <div className={styles['title']}>
      <h1>
        {icon && <span className={styles['icon']}>{icon}</span>}
        {title}
      </h1>
      {children}
    </div>
  </>
);
