import styles from './Breadcrumbs.module.css';

/** A breadcrumb; the last one, of the page itself, has no URL. */
export interface Crumb {
  readonly label: string;
  readonly url?: string;
}

/** The breadcrumbs of a page. */
export const Breadcrumbs = ({ steps }: { readonly steps: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumb" className={styles['crumbs']}>
    <ol>
      {steps.map(({ label, url }) => (
        <li key={label}>{url ? <a href={url}>{label}</a> : <span aria-current="page">{label}</span>}</li>
      ))}
    </ol>
  </nav>
);
