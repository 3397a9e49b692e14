import { RenderContextProvider, useRenderContext } from '../render-context/render-context';
import { countedText } from '../format/figures';
import { Section } from '../layout/Section';
import { comparedPrice } from '../price/shown-prices';
import styles from './CardList.module.css';
import { applyListOptions, makeListUrl, withoutFilters } from './list-options';
import { CardRows, DRAWN_ROWS } from './CardRows';
import { isRated, type ListedCards } from './listed-row';
import { ListToolbar } from './ListToolbar';

/** Lists of cards one below the other, in the view that the address asks for, under one toolbar. Drawn on the server only. */
export const CardLists = ({
  lists,
  salty = false,
}: {
  readonly lists: readonly ListedCards[];
  /** they are about salt: tables show it to everybody */
  readonly salty?: boolean;
}) => {
  const drawn = useRenderContext();
  const rated = lists.some(({ rows }) => isRated(rows));
  const view = rated ? drawn.view : { ...drawn.view, minInclusion: undefined };
  const { path, rest, rememberedStyle, settings } = drawn;
  if (lists.length === 0) return null;
  const isGrid = (view.style ?? rememberedStyle) === 'images';
  const shown = lists.map((list) => ({
    ...list,
    all: list.rows.length,
    rows: applyListOptions(list.rows, view, ({ card }) => comparedPrice(card.prices, settings)),
  }));
  return (
    <RenderContextProvider value={{ ...drawn, view }}>
      <div data-hide-clipped={view.hidesClipped || undefined} className={styles['lists']}>
        <ListToolbar rated={rated} />
        {shown.map(({ tag, header, rows, all, lead, tool }) => (
          <Section
            key={tag}
            id={tag}
            title={header}
            count={rows.length}
            lead={lead}
            tool={tool}
            {...(isGrid && rows.length > 0 && { tiles: Math.min(rows.length, DRAWN_ROWS.images) })}
          >
            {rows.length > 0 ? (
              <CardRows rows={rows} label={header} rated={rated} salty={salty} />
            ) : (
              <p className={styles['none']}>
                None of its {countedText(all, 'card')} passes the filters.{' '}
                <a href={makeListUrl(path, rest, withoutFilters(view))} data-keep-place="">
                  Clear them
                </a>
              </p>
            )}
          </Section>
        ))}
      </div>
    </RenderContextProvider>
  );
};
