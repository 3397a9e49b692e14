import type { ReactNode } from 'react';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import styles from './Form.module.css';

interface Props {
  readonly title: string;
  /** pages between the home page and this one */
  readonly parents?: readonly { readonly label: string; readonly url: string }[];
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** A page with a form, as narrow as text is read well. */
export const FormPage = ({ title, parents = [], lead, children }: Props) => (
  <div className={styles['page']}>
    <Breadcrumbs steps={[{ label: 'Home', url: '/' }, ...parents, { label: title }]} />
    <h1>{title}</h1>
    {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
    {children}
  </div>
);
