import { MIN_RESULT_GAMES } from '@crownsmith/answers/lists';
import type { SearchError, SearchOrder } from '@crownsmith/domain';
import { Chips } from '#app/ui/chips/Chips';
import { ImageRows } from '#app/ui/card-list/ImageRows';
import type { CardListRow } from '#app/ui/card-list/card-list-row';
import { countedText, countText } from '#app/ui/format/numbers';
import { urlWithQuery } from '#app/ui/format/query-string';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import { Pagination } from '#app/ui/layout/Pagination';
import { Section } from '#app/ui/layout/Section';
import { QueryForm } from './QueryForm';
import { SearchErrors } from './SearchErrors';
import styles from './SearchPage.module.css';
import { Results, type FoundPage } from './SearchPage';
import { sortQuery } from './sort-query';

/** What a search in the language found. */
export interface FoundCards {
  readonly total: number;
  /** of this page */
  readonly rows: readonly CardListRow[];
  readonly order: SearchOrder;
  /** of results in that order, the format whose win rates they are sorted by */
  readonly rankedIn?: string | undefined;
  readonly page: number;
  readonly pages: number;
  /** whose decks are counted */
  readonly commander?: { readonly name: string; readonly slug: string; readonly decks: number } | undefined;
}

interface Props {
  readonly query: string;
  readonly found?: FoundCards | undefined;
  /** whether the query asks for the visitor's own copies, which only the browser knows */
  readonly asksForCopies?: boolean;
  readonly errors?: readonly SearchError[] | undefined;
  /** pages whose names match the query, where it was not understood */
  readonly names?: readonly FoundPage[] | undefined;
}

/** Orders that the page links to; the first is the default. */
const ORDERS: readonly (readonly [order: SearchOrder, label: string])[] = [
  ['popularity', 'Most played'],
  ['inclusion', 'Inclusion'],
  ['name', 'Name'],
  ['mv', 'Mana value'],
  ['usd', 'Price'],
  ['released', 'Newest'],
  ['salt', 'Salt'],
];
const COMMANDER_ORDERS: typeof ORDERS = [
  ['inclusion', 'Inclusion'],
  ['synergy', 'Synergy'],
  ...ORDERS.filter(([order]) => order !== 'inclusion'),
];

const SortChips = ({
  query,
  order,
  commander,
}: Pick<FoundCards, 'order' | 'commander'> & { readonly query: string }) => (
  <Chips
    name="Sort by"
    chips={(commander ? COMMANDER_ORDERS : ORDERS).map(([key, label], at) => ({
      label,
      url: urlWithQuery('/search', { q: sortQuery(query, at === 0 ? undefined : key) }),
      current: key === order,
    }))}
  />
);

const Found = ({ query, found }: { readonly query: string; readonly found: FoundCards }) => {
  const { total, rows, commander, rankedIn, page, pages } = found;
  return (
    <>
      <p className={styles['summary']}>
        {total === 0
          ? 'No card matches'
          : `${countedText(total, 'card')} ${total === 1 ? 'matches' : 'match'}`}{' '}
        this search.
        {commander && (
          <>
            {' '}
            Figures are those among {countText(commander.decks)} decks of{' '}
            <a href={`/commanders/${commander.slug}`}>{commander.name}</a>.
          </>
        )}{' '}
        <a href="/search/syntax">How to search</a>
      </p>
      {rankedIn !== undefined && (
        <p className={styles['summary']}>
          Sorted by how often the decks that a card leads win in {rankedIn}: by the lower end of the interval
          of their win rate, as in <a href="/commanders/results">commanders by results</a>. Cards without{' '}
          {MIN_RESULT_GAMES} decided games come last.
        </p>
      )}
      {total > 0 && (
        <>
          <SortChips query={query} {...found} />
          <Section id="cards" title="Cards" count={total}>
            <ImageRows rows={rows} />
          </Section>
          <Pagination page={page} pages={pages} path={urlWithQuery('/search', { q: query })} />
        </>
      )}
    </>
  );
};

/** The results of a search in the language, or what of it was not understood. Rendered on the server only. */
export const CardSearchPage = ({ query, asksForCopies = false, found, errors, names = [] }: Props) => (
  <>
    <Breadcrumbs steps={[{ label: 'Home', url: '/' }, { label: 'Search' }]} />
    <h1 className={styles['title']}>Search</h1>
    <QueryForm query={query} isInvalid={errors !== undefined} />
    {errors && <SearchErrors query={query} errors={errors} />}
    {asksForCopies && (
      <p className={styles['summary']} data-copy-terms={query}>
        Your collection and your deck are known to this browser alone: of each page of results it shows the
        cards that you ask for. Without a collection in it, or without scripts, all are shown. The number
        below is that of the other conditions.
      </p>
    )}
    {found && <Found query={query} found={found} />}
    {names.length > 0 && (
      <Section id="names" title="Names that match" count={names.length}>
        <Results found={names} />
      </Section>
    )}
  </>
);
