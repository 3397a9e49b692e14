import type { PageList } from '#app/platform/page-data';
import { useDrawn } from '../drawn-context';
import { countedText } from '../figure-format';
import { Section } from '../Section';
import styles from './CardList.module.css';
import { applyCardListView, makeListAddress, withoutFilters } from './card-list-view';
import { CardRows, DRAWN_ROWS } from './CardRows';
import { ListToolbar } from './ListToolbar';
import { comparedPrice } from '../shown-prices';

/** Lists of cards one below the other, in the view that the address asks for, under one toolbar. Drawn on the server only. */
export const CardLists = ({ lists }: { readonly lists: readonly PageList[] }) => {
  const { path, rest, view, rememberedStyle, settings } = useDrawn();
  if (lists.length === 0) return null;
  const isGrid = (view.style ?? rememberedStyle) === 'images';
  const shown = lists.map((list) => ({
    ...list,
    all: list.rows.length,
    rows: applyCardListView(list.rows, view, ({ card }) => comparedPrice(card.prices, settings)),
  }));
  return (
    <div data-hide-clipped={view.hidesClipped || undefined} className={styles['lists']}>
      <ListToolbar />
      {shown.map(({ tag, header, rows, all }) => (
        <Section
          key={tag}
          id={tag}
          title={header}
          count={rows.length}
          {...(isGrid && rows.length > 0 && { tiles: Math.min(rows.length, DRAWN_ROWS.images) })}
        >
          {rows.length > 0 ? (
            <CardRows rows={rows} label={header} />
          ) : (
            <p className={styles['none']}>
              None of its {countedText(all, 'card')} passes the filters.{' '}
              <a href={makeListAddress(path, rest, withoutFilters(view))} data-keep-place="">
                Clear them
              </a>
            </p>
          )}
        </Section>
      ))}
    </div>
  );
};
