import { TYPEAHEAD_MIN_LENGTH } from '@crownsmith/domain';
import { CardFrame, type FrameCard } from '#app/ui/card-frame/CardFrame';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import { SearchForm } from '#app/ui/layout/SearchForm';
import styles from './SearchPage.module.css';

/** A card that matches the query. */
export interface FoundCard {
  readonly url: string;
  readonly frame: FrameCard;
}

interface Props {
  readonly query: string;
  /** the query is long enough to search for */
  readonly searchable: boolean;
  readonly found: readonly FoundCard[];
}

const summary = ({ query, searchable, found }: Props): string => {
  if (query.trim() === '') return 'Enter the name of a card or commander.';
  if (!searchable) return `Enter at least ${TYPEAHEAD_MIN_LENGTH} letters or digits of a name.`;
  if (found.length === 0) return `No card matches “${query}”. Check the spelling or enter less of the name.`;
  return `Cards that match “${query}”.`;
};

/** The results of a search. Rendered on the server only. */
export const SearchPage = (props: Props) => (
  <>
    <Breadcrumbs steps={[{ label: 'Home', url: '/' }, { label: 'Search' }]} />
    <h1 className={styles['title']}>Search</h1>
    <div className={styles['search']}>
      <SearchForm
        action="/search"
        name="q"
        value={props.query}
        label="Name of a card"
        button="Search"
        search="Search by name"
      />
    </div>
    <p className={styles['summary']}>{summary(props)}</p>
    <ul className={styles['grid']}>
      {props.found.map(({ url, frame }) => (
        <li key={url}>
          <a href={url}>
            <CardFrame card={frame} />
          </a>
        </li>
      ))}
    </ul>
  </>
);
