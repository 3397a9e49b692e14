import { reportUrl } from './report-url';
import styles from './ErrorPage.module.css';

/** An existing page with a similar URL. */
export interface Suggestion {
  readonly label: string;
  readonly url: string;
}

/** The page for an unknown URL. */
export const NotFoundPage = ({
  reason,
  suggestions,
  path,
}: {
  /** why there is no page, in a sentence */
  readonly reason?: string | undefined;
  readonly suggestions: readonly Suggestion[];
  /** path of the request */
  readonly path: string;
}) => (
  <div className={styles['page']}>
    <h1>Page not found</h1>
    <p>{reason ?? 'The address may have a typo, or the page may have moved.'}</p>
    {suggestions.length > 0 && (
      <>
        <h2>{reason === undefined ? 'Did you mean' : 'See also'}</h2>
        <ul>
          {suggestions.map(({ label, url }) => (
            <li key={url}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      </>
    )}
    <p>
      Search for a name above, or start with the <a href="/commanders">commanders</a> or the{' '}
      <a href="/top">top cards</a>.
    </p>
    <p>
      If a link on this site led you here, please{' '}
      <a href={reportUrl(path)} rel="nofollow">
        report it
      </a>
      .
    </p>
  </div>
);
