import { Section } from '../layout/Section';
import { comparedPrice } from '../price/visible-prices';
import { RenderContextProvider, useRenderContext } from '../render-context/render-context';
import { type CardListGroup, hasInclusion } from './card-list-row';
import styles from './CardList.module.css';
import { CardRows, MAX_FULL_ROWS } from './CardRows';
import { applyListOptions, makeListUrl, withoutFilters } from './list-options';
import { ListToolbar } from './ListToolbar';

/** Card lists one below the other under one toolbar, filtered and sorted by the list options of the URL. Rendered on the server only. */
export const CardLists = ({
  lists,
  showsSalt = false,
}: {
  readonly lists: readonly CardListGroup[];
  /** tables have a salt column whatever the visitor's settings */
  readonly showsSalt?: boolean;
}) => {
  const context = useRenderContext();
  const { path, otherParameters, rememberedStyle, settings } = context;
  const byInclusion = lists.some(({ rows }) => hasInclusion(rows));
  const listOptions = byInclusion ? context.listOptions : { ...context.listOptions, minInclusion: undefined };
  if (lists.length === 0) return null;
  const isGrid = (listOptions.style ?? rememberedStyle) === 'images';
  const filtered = lists.map((list) => ({
    ...list,
    rows: applyListOptions(list.rows, listOptions, ({ card }) => comparedPrice(card.prices, settings)),
  }));
  return (
    <RenderContextProvider value={{ ...context, listOptions }}>
      <div data-hide-clipped={listOptions.hidesClipped || undefined} className={styles['lists']}>
        <ListToolbar byInclusion={byInclusion} />
        {filtered.map(({ tag, header, rows, lead, tool }) => (
          <Section
            key={tag}
            id={tag}
            title={header}
            count={rows.length}
            lead={lead}
            tool={tool}
            {...(isGrid && rows.length > 0 && { tiles: Math.min(rows.length, MAX_FULL_ROWS.images) })}
          >
            {rows.length > 0 ? (
              <CardRows rows={rows} label={header} byInclusion={byInclusion} showsSalt={showsSalt} />
            ) : (
              <p className={styles['none']}>
                No card matches the filters.{' '}
                <a href={makeListUrl(path, otherParameters, withoutFilters(listOptions))} data-keep-place="">
                  Clear filters
                </a>
              </p>
            )}
          </Section>
        ))}
      </div>
    </RenderContextProvider>
  );
};
