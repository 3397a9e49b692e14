import { SearchForm } from '#app/ui/layout/SearchForm';
import { QUERY_FIELD_ID } from './query-field';
import styles from './SearchPage.module.css';

/** The form of a search: names, or the language. Works without scripts. */
export const QueryForm = ({
  query,
  isInvalid = false,
}: {
  readonly query: string;
  readonly isInvalid?: boolean;
}) => (
  <div className={styles['search']}>
    <SearchForm
      id={QUERY_FIELD_ID}
      action="/search"
      name="q"
      value={query}
      label="What to search for"
      button="Search"
      search="Search by name, or as in t:creature id<=sultai"
      isInvalid={isInvalid}
    />
  </div>
);
