import { Fragment } from 'react';
import { countedText, countText } from '../format/numbers';
import button from '../layout/Button.module.css';
import { Section } from '../layout/Section';
import { comparedPrice } from '../price/visible-prices';
import { RenderContextProvider, useRenderContext } from '../render-context/render-context';
import { useShops } from '../render-context/shops';
import { type CardListGroup, hasInclusion } from './card-list-row';
import styles from './CardList.module.css';
import { CardRows, MAX_FULL_ROWS } from './CardRows';
import { collapseOf, initialLength, type Collapse } from './initial-length';
import { listChoices } from './list-choices';
import { applyListOptions, countFilters, makeListUrl, toggleExpanded, withoutFilters } from './list-options';
import { ListToolbar } from './ListToolbar';

/** Of the tiles of a collapsed list, as many as fill its rows in about every width: they give its height before it is rendered. */
const COLLAPSED_TILES: Readonly<Record<Collapse, number>> = { whole: 0, 'two-rows': 6, 'one-row': 3 };

interface FilteredList extends CardListGroup {
  /** rows before the filters */
  readonly total: number;
}

/** How many cards of the page pass the filters, with a link that clears them. */
const FilterSummary = ({
  lists,
  clearUrl,
}: {
  readonly lists: readonly FilteredList[];
  readonly clearUrl: string;
}) => {
  const found = lists.reduce((sum, { rows }) => sum + rows.length, 0);
  const total = lists.reduce((sum, list) => sum + list.total, 0);
  return (
    <p className={styles['summary']}>
      <span data-announce="">
        {countText(found)} of {countedText(total, 'card')} {found === 1 ? 'passes' : 'pass'} the filters.
      </span>{' '}
      <a href={clearUrl} data-keep-place="">
        Clear filters
      </a>
    </p>
  );
};

/** A list with its title: its first rows, or all of them. */
const ListSection = ({
  list: { tag, header, rows, lead, tool },
  collapse,
  byInclusion,
  showsSalt,
}: {
  readonly list: CardListGroup;
  /** how the list is shown unless the URL opens it */
  readonly collapse: Collapse;
  readonly byInclusion: boolean;
  readonly showsSalt: boolean;
}) => {
  const { path, otherParameters, listOptions, rememberedStyle } = useRenderContext();
  const style = listOptions.style ?? rememberedStyle;
  const length = initialLength(style, collapse);
  const isLong = rows.length > length;
  const isCollapsed = isLong && !listOptions.expanded.includes(tag);
  const visible = isCollapsed ? rows.slice(0, length) : rows;
  return (
    <Section
      id={tag}
      title={header}
      count={rows.length}
      lead={lead}
      tool={tool}
      {...(style === 'images' && {
        tiles: isCollapsed ? COLLAPSED_TILES[collapse] : Math.min(visible.length, MAX_FULL_ROWS.images),
      })}
    >
      <div className={isCollapsed && style === 'images' ? styles[collapse] : undefined}>
        <CardRows rows={visible} label={header} byInclusion={byInclusion} showsSalt={showsSalt} />
      </div>
      {isLong && (
        <p className={styles['more']}>
          <a
            id={`${tag}-toggle`}
            className={button['button']}
            href={`${makeListUrl(path, otherParameters, toggleExpanded(listOptions, tag))}#${tag}`}
            rel="nofollow"
            data-keep-place={isCollapsed ? '' : undefined}
          >
            {isCollapsed ? `Show all ${countText(rows.length)}` : 'Show fewer'}
            <span className="sr-only"> {header}</span>
          </a>
        </p>
      )}
    </Section>
  );
};

/** Card lists one below the other under one toolbar, filtered and sorted by the list options of the URL. Rendered on the server only. */
export const CardLists = ({
  lists,
  showsSalt = false,
  whole = false,
}: {
  readonly lists: readonly CardListGroup[];
  /** every list is shown whole, such as the parts of a decklist */
  readonly whole?: boolean;
  /** tables have a salt column whatever the visitor's settings */
  readonly showsSalt?: boolean;
}) => {
  const context = useRenderContext();
  const { path, otherParameters, settings } = context;
  const { tcgplayerPercent } = useShops();
  const byInclusion = lists.some(({ rows }) => hasInclusion(rows));
  const listOptions = byInclusion ? context.listOptions : { ...context.listOptions, minInclusion: undefined };
  if (lists.length === 0) return null;
  const choices = listChoices(
    lists.flatMap(({ rows }) => rows),
    listOptions,
  );
  const filtered: readonly FilteredList[] = lists.map((list) => ({
    ...list,
    total: list.rows.length,
    rows: applyListOptions(list.rows, listOptions, ({ card }) =>
      comparedPrice(card.prices, settings, tcgplayerPercent),
    ),
  }));
  const empty = filtered.filter(({ rows }) => rows.length === 0);
  return (
    <RenderContextProvider value={{ ...context, listOptions }}>
      <div data-hide-clipped={listOptions.hidesClipped || undefined} className={styles['lists']}>
        <ListToolbar byInclusion={byInclusion} choices={choices} />
        {countFilters(listOptions) > 0 && (
          <FilterSummary
            lists={filtered}
            clearUrl={makeListUrl(path, otherParameters, withoutFilters(listOptions))}
          />
        )}
        {filtered
          .filter(({ rows }) => rows.length > 0)
          .map((list, index) => (
            <ListSection
              key={list.tag}
              list={list}
              collapse={whole ? 'whole' : collapseOf(index, lists.length)}
              byInclusion={byInclusion}
              showsSalt={showsSalt}
            />
          ))}
        {empty.length > 0 && (
          <p className={styles['none']}>
            No match in{' '}
            {empty.map(({ tag, header }, index) => (
              <Fragment key={tag}>
                {index > 0 && ', '}
                <span id={tag}>{header}</span>
              </Fragment>
            ))}
            .
          </p>
        )}
      </div>
    </RenderContextProvider>
  );
};
