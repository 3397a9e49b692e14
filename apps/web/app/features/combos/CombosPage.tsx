import { identityName, identitySlug, type ColorIdentity } from '@crownsmith/domain';
import type { PageCard } from '#app/model/card';
import type { PageCombo } from '#app/model/combo';
import button from '#app/ui/layout/Button.module.css';
import { Chips } from '#app/ui/chips/Chips';
import { IdentitySymbols } from '#app/ui/mana/IdentitySymbols';
import { EmptyState } from '#app/ui/states/EmptyState';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { countText } from '#app/ui/format/numbers';
import { SearchForm } from '#app/ui/layout/SearchForm';
import { Pagination } from '#app/ui/layout/Pagination';
import { combosUrl, type ComboQuery, type ResultCount } from './combo-query';
import { ComboGrid } from './ComboTile';
import styles from './Combos.module.css';

export interface CombosPageProps {
  readonly query: ComboQuery;
  /** the card of the query; undefined without one or with an unknown name */
  readonly card: PageCard | undefined;
  /** cards with similar names, for an unknown name */
  readonly suggestions: readonly { readonly label: string; readonly url: string }[];
  /** number of combos that match the query */
  readonly found: number;
  /** number of all combos */
  readonly all: number;
  readonly combos: readonly PageCombo[];
  /** identities of the combos that match the rest of the query */
  readonly colors: readonly { readonly identity: ColorIdentity; readonly count: number }[];
  readonly results: readonly ResultCount[];
  readonly page: number;
  readonly pages: number;
}

/** The title of a page of combos. @example combosTitle({ result: 'infinite-mana' }, undefined) // 'Combos for infinite mana' */
export const combosTitle = ({ colors, result }: ComboQuery, card: PageCard | undefined): string =>
  [
    colors === undefined ? 'Combos' : `${identityName(colors)} combos`,
    ...(card ? [`with ${frontOf(card.name)}`] : []),
    ...(result === undefined ? [] : [`for ${result.replaceAll('-', ' ')}`]),
  ].join(' ');

const Filters = ({ query, colors, results }: Pick<CombosPageProps, 'query' | 'colors' | 'results'>) => (
  <>
    <SearchForm
      action="/combos"
      name="card"
      value={query.card}
      placeholder="Card name"
      label="Combos with a card"
      button="Find"
    >
      {query.colors !== undefined && <input type="hidden" name="colors" value={identitySlug(query.colors)} />}
    </SearchForm>
    <Chips
      name="Colours"
      chips={[
        {
          label: 'All colours',
          url: combosUrl({ ...query, colors: undefined }),
          current: query.colors === undefined,
        },
        ...colors.map(({ identity, count }) => ({
          label: <IdentitySymbols identity={identity} />,
          url: combosUrl({ ...query, colors: identity }),
          current: query.colors === identity,
          count,
        })),
      ]}
    />
    <Chips
      name="Results"
      chips={[
        {
          label: 'All results',
          url: combosUrl({ ...query, result: undefined }),
          current: query.result === undefined,
        },
        ...results.map(({ slug, text, count }) => ({
          label: text,
          url: combosUrl({ ...query, result: slug }),
          current: query.result === slug,
          count,
        })),
      ]}
    />
  </>
);

/** Combos, most played first, filtered by colours, result and card. Rendered on the server only. */
export const CombosPage = (props: CombosPageProps) => {
  const { query, card, suggestions, found, all, combos, page, pages } = props;
  const title = combosTitle(query, card);
  const isFiltered = Object.keys(query).length > 0;
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: 'Cards', url: '/top' },
          ...(isFiltered ? [{ label: 'Combos', url: '/combos' }] : []),
        ]}
        title={title}
      >
        <p>
          {all === 0
            ? 'Cards that do more together than apart.'
            : `${countText(found)} ${found === 1 ? 'combo' : 'combos'}, most played first.`}
        </p>
      </PageHeader>
      {all > 0 && <Filters {...props} />}
      {query.card !== undefined && !card && (
        <EmptyState>
          There is no card named “{query.card}”.
          {suggestions.length > 0 && ' Did you mean '}
          {suggestions.map(({ label, url }, at) => (
            <span key={url}>
              {at > 0 && ', '}
              <a href={url}>{label}</a>
            </span>
          ))}
          {suggestions.length > 0 && '?'}
        </EmptyState>
      )}
      {combos.length > 0 ? (
        <>
          <ComboGrid combos={combos} />
          <Pagination page={page} pages={pages} path={combosUrl(query)} />
        </>
      ) : (
        (card || query.card === undefined) && (
          <EmptyState>
            {all === 0 ? (
              <>
                No combos have been imported yet. See the <a href="/top">top cards</a> instead.
              </>
            ) : (
              <>No combo matches these filters. Remove one, or start with all combos.</>
            )}
          </EmptyState>
        )
      )}
      {isFiltered && (
        <p className={styles['back']}>
          <a className={button['button']} href="/combos">
            All combos
          </a>
        </p>
      )}
    </>
  );
};
