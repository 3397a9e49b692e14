import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import styles from './Developers.module.css';
import type { CompatibleApi } from './reference.server';

/** The documentation of compatible page JSON. Rendered on the server only. */
export const CompatibleApiPage = ({ document: { title, html } }: { readonly document: CompatibleApi }) => (
  <div className={styles['page']}>
    <Breadcrumbs
      steps={[{ label: 'Home', url: '/' }, { label: 'Developers', url: '/developers' }, { label: title }]}
    />
    <h1>{title}</h1>
    {/* Of the project's own document: the build escapes what is no Markdown. */}
    <div className={styles['document']} dangerouslySetInnerHTML={{ __html: html }} />
  </div>
);
