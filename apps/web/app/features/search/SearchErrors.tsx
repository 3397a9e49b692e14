import type { SearchError } from '@crownsmith/domain';
import styles from './SearchPage.module.css';
import { underlineErrors } from './underline-errors';

interface Props {
  readonly query: string;
  readonly errors: readonly SearchError[];
}

/** What of a query was not understood: the query with those parts underlined, and each with its column. */
export const SearchErrors = ({ query, errors }: Props) => (
  <div className={styles['errors']} role="alert">
    <p>This search was not understood:</p>
    <pre className={styles['query']}>
      <code>
        {underlineErrors(query, errors).map(({ text, isWrong }, at) =>
          isWrong ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
        )}
      </code>
    </pre>
    <ul>
      {errors.map(({ column, message }) => (
        <li key={`${column} ${message}`}>
          <b>Column {column}:</b> {message}
        </li>
      ))}
    </ul>
    <p>
      <a href="/search/syntax">How to search</a>
    </p>
  </div>
);
