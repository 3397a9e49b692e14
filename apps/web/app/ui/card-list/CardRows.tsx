import { showsSalt } from '@crownsmith/domain';
import type { PageRow } from '#app/platform/page-data';
import { Cost } from '../card-frame/CardFrame';
import { frontOf } from '../card-frame/frame-card';
import { CardButtons } from '../card-tile/CardButtons';
import { CardGrid, Synergy } from '../card-tile/CardTile';
import { useDrawn } from '../drawn-context';
import { percentText } from '../figure-format';
import styles from './CardList.module.css';
import { type ListSort, type ListStyle, makeListAddress, usualOrder } from './card-list-view';
import { Price } from './Price';
import { SORT_LABELS } from './ListToolbar';

/** How many cards of one list are drawn in each style; the rest are named, so that a page stays small. */
export const DRAWN_ROWS: Readonly<Record<ListStyle, number>> = { images: 180, text: 600, table: 240 };

const CardLink = ({ row: { card } }: { readonly row: PageRow }) => (
  <a href={`/cards/${card.slug}`}>{frontOf(card.name)}</a>
);

const TextRows = ({ rows }: { readonly rows: readonly PageRow[] }) => (
  <ul className={styles['text']}>
    {rows.map((row) => (
      <li key={row.card.slug}>
        <b>{percentText(row.inclusion)}</b> <CardLink row={row} /> <CardButtons card={row.card} />
      </li>
    ))}
  </ul>
);

/** A column's title, which sorts by it; once more turns the order round. */
const SortHead = ({ sort }: { readonly sort: ListSort }) => {
  const { path, rest, view } = useDrawn();
  const current = view.sort === sort;
  const order = view.order ?? usualOrder(sort);
  const turned = order === 'asc' ? ('desc' as const) : ('asc' as const);
  const url = makeListAddress(path, rest, { ...view, sort, order: current ? turned : undefined });
  return (
    <th scope="col" aria-sort={current ? (order === 'asc' ? 'ascending' : 'descending') : undefined}>
      <a href={url} rel="nofollow" data-keep-place="">
        {SORT_LABELS[sort]}
      </a>
    </th>
  );
};

const TableRows = ({ rows, label }: { readonly rows: readonly PageRow[]; readonly label: string }) => {
  const { view, settings } = useDrawn();
  const salty = settings.saltLevel > 0 || view.sort === 'salt';
  const level = view.sort === 'salt' ? 2 : settings.saltLevel;
  const sorts = ['inclusion', 'synergy', 'lift', ...(salty ? (['salt'] as const) : []), 'price'] as const;
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={`${label}, table`}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <SortHead sort="name" />
            <SortHead sort="mana-value" />
            <th scope="col">Type</th>
            {sorts.map((sort) => (
              <SortHead key={sort} sort={sort} />
            ))}
            <th scope="col">
              <span className="unseen">Clipboard</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.card.slug}>
              <th scope="row">
                <CardLink row={row} />
              </th>
              <td>
                {row.card.manaCost ? (
                  <Cost cost={frontOf(row.card.manaCost)} className={styles['cost']} />
                ) : (
                  row.card.manaValue
                )}
              </td>
              <td>{row.card.primaryType}</td>
              <td>
                {percentText(row.inclusion)} <small>of {row.potentialDecks}</small>
              </td>
              <td>
                <Synergy value={row.synergy} bare />
              </td>
              <td>{row.lift?.toFixed(1)}</td>
              {salty && <td>{showsSalt(level, row.card.salt ?? undefined) && row.card.salt?.toFixed(2)}</td>}
              <td>
                <Price card={row.card} />
              </td>
              <td>
                <CardButtons card={row.card} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** The cards of a list in the style of the visitor; of a very long one the rest as names. */
export const CardRows = ({ rows, label }: { readonly rows: readonly PageRow[]; readonly label: string }) => {
  const { view, rememberedStyle } = useDrawn();
  const style = view.style ?? rememberedStyle;
  const drawn = rows.slice(0, DRAWN_ROWS[style]);
  const named = rows.slice(DRAWN_ROWS[style]);
  return (
    <>
      {style === 'images' && <CardGrid rows={drawn} />}
      {style === 'text' && <TextRows rows={drawn} />}
      {style === 'table' && <TableRows rows={drawn} label={label} />}
      {named.length > 0 && (
        <ul className={styles['names']}>
          {named.map((row) => (
            <li key={row.card.slug}>
              <CardLink row={row} /> <span>{percentText(row.inclusion)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
