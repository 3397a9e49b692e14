import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import styles from './ListPage.module.css';
import browse from '../browse/Browse.module.css';

interface Props {
  /** the way here, without the page itself */
  readonly way: readonly Crumb[];
  readonly title: string;
  /** what stands before the title */
  readonly sign?: ReactNode;
  /** the last step of the way, where the title is too long for it */
  readonly step?: string;
  readonly children?: ReactNode;
}

/** The way to a page of lists, its title, and what it holds in a sentence or two. */
export const ListTitle = ({ way, title, sign, step, children }: Props) => (
  <>
    <Breadcrumbs steps={[...way, { label: step ?? title }]} />
    <div className={styles['title']}>
      <h1>
        {sign && <span className={browse['sign']}>{sign}</span>}
        {title}
      </h1>
      {children}
    </div>
  </>
);
