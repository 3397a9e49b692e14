import { reportUrl } from './report-url';
import styles from './ErrorPage.module.css';

/** An address that a visitor may have meant. */
export interface Suggestion {
  readonly label: string;
  readonly url: string;
}

/** The page for an address that leads nowhere. */
export const NotFoundPage = ({
  suggestions,
  path,
}: {
  readonly suggestions: readonly Suggestion[];
  /** what was asked for, with its leading slash */
  readonly path: string;
}) => (
  <div className={styles['problem']}>
    <h1>There is no such page</h1>
    <p>The address may have a typo, or the page may have moved.</p>
    {suggestions.length > 0 && (
      <>
        <h2>Did you mean</h2>
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
      Look a name up in the search above, or begin with the <a href="/commanders">commanders</a> or the{' '}
      <a href="/top">top cards</a>.
    </p>
    <p>
      If a link of this site has led you here, please{' '}
      <a href={reportUrl(path)} rel="nofollow">
        report it
      </a>
      .
    </p>
  </div>
);
