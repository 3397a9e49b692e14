import button from '#app/ui/layout/Button.module.css';
import { reportUrl } from './report-url';
import styles from './ErrorPage.module.css';

/** An existing page with a similar URL. */
export interface Suggestion {
  readonly label: string;
  readonly url: string;
}

/** A list that was sent to an address that is gone, and what its player says of it, as parameters of an address. */
export interface KeptList {
  readonly text: string;
  readonly words?: string | undefined;
}

const KeptListForm = ({ text, words }: KeptList) => (
  <form method="post" action="/lists">
    <input type="hidden" name="intent" value="create" />
    {words !== undefined && <input type="hidden" name="words" value={words} />}
    <label htmlFor="text">What you typed</label>
    <textarea id="text" name="text" rows={12} defaultValue={text} />
    <button type="submit" className={button['primary']}>
      Save as a new list
    </button>
  </form>
);

/** The page for an unknown URL. */
export const NotFoundPage = ({
  reason,
  kept,
  suggestions,
  path,
}: {
  /** why there is no page, in a sentence */
  readonly reason?: string | undefined;
  /** what was sent there */
  readonly kept?: KeptList | undefined;
  readonly suggestions: readonly Suggestion[];
  /** path of the request */
  readonly path: string;
}) => (
  <div className={styles['page']}>
    <h1>Page not found</h1>
    <p>{reason ?? 'The address may have a typo, or the page may have moved.'}</p>
    {kept && <KeptListForm {...kept} />}
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
