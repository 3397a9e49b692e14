import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import { EmbedCode } from './EmbedCode';
import { EmbedForm } from './EmbedForm';
import { EmbedNotes } from './EmbedNotes';
import styles from './EmbedPage.module.css';
import type { EmbedResult } from './embed-result';

/** The page for partners: a form for the widget's options, the widget, and the codes that embed it. */
export const EmbedPage = ({ result }: { readonly result: EmbedResult }) => (
  <>
    <Breadcrumbs steps={[{ label: 'Home', url: '/' }, { label: 'Embed' }]} />
    <div className={styles['page']}>
      <div>
        <h1>Embed a commander</h1>
        <p className={styles['lead']}>
          Show a commander with its top cards on your own site. No cookies, no tracking, no account.
        </p>
        <EmbedForm result={result} />
      </div>
      <section aria-labelledby="preview" className={styles['result']}>
        <h2 id="preview">Preview</h2>
        {result.preview ? (
          <iframe
            key={result.preview.url}
            src={result.preview.url}
            title={`Preview: ${result.commander}`}
            height={result.preview.height}
            className={styles['frame']}
          />
        ) : (
          <p>Choose a commander to see its widget.</p>
        )}
        {result.codes?.map(({ id, ...code }) => (
          <EmbedCode key={id} id={id} {...code} />
        ))}
      </section>
    </div>
    <EmbedNotes origin={result.origin} pictures={result.pictures} />
  </>
);
