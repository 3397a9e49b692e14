import { showsSalt } from '@crownsmith/domain';
import { Cost } from '../card-frame/CardFrame';
import { frontOf } from '../card-frame/frame-card';
import { CardButtons } from '../card-tile/CardButtons';
import { CardGrid, Synergy } from '../card-tile/CardTile';
import { useRenderContext } from '../render-context/render-context';
import { percentText } from '../format/figures';
import styles from './CardList.module.css';
import type { ListStyle } from '#app/visitor/list-style';
import { type ListSort, makeListUrl, usualOrder } from './list-options';
import { type ListedRow, rowUrl } from './listed-row';
import { sortLabel } from './ListToolbar';
import { Price } from '../price/Price';

/** How many cards of one list are drawn in each style; the rest are named, so that a page stays small. */
export const DRAWN_ROWS: Readonly<Record<ListStyle, number>> = { images: 180, text: 600, table: 240 };

const CardLink = ({ row }: { readonly row: ListedRow }) => <a href={rowUrl(row)}>{frontOf(row.card.name)}</a>;

const rowFigure = ({ figure, inclusion }: ListedRow): string => figure?.value ?? percentText(inclusion);

/** What a column says of a row by its share of decks, or by its number of them where no share is known. */
const Share = ({ row, rated }: { readonly row: ListedRow; readonly rated: boolean }) =>
  rated ? (
    <>
      {percentText(row.inclusion)} <small>of {row.potentialDecks}</small>
    </>
  ) : (
    <>{rowFigure(row)}</>
  );

const TextRows = ({ rows }: { readonly rows: readonly ListedRow[] }) => (
  <ul className={styles['text']}>
    {rows.map((row) => (
      <li key={row.card.slug}>
        <b>{rowFigure(row)}</b> <CardLink row={row} /> <CardButtons card={row.card} />
      </li>
    ))}
  </ul>
);

/** A column's title, which sorts by it; once more turns the order round. */
const SortHead = ({
  sort,
  rated,
  minor = false,
}: {
  readonly sort: ListSort;
  readonly rated: boolean;
  /** narrow windows have no room for it */
  readonly minor?: boolean;
}) => {
  const { path, rest, view } = useRenderContext();
  const current = view.sort === sort;
  const order = view.order ?? usualOrder(sort);
  const turned = order === 'asc' ? ('desc' as const) : ('asc' as const);
  const url = makeListUrl(path, rest, { ...view, sort, order: current ? turned : undefined });
  return (
    <th
      scope="col"
      className={minor ? styles['minor'] : undefined}
      aria-sort={current ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <a href={url} rel="nofollow" data-keep-place="">
        {sortLabel(sort, rated)}
      </a>
    </th>
  );
};

interface RowsProps {
  readonly rows: readonly ListedRow[];
  readonly label: string;
  /** the rows know which share of decks plays their cards */
  readonly rated: boolean;
  readonly salty: boolean;
}

const TableRows = ({ rows, label, rated, salty: always }: RowsProps) => {
  const { view, settings } = useRenderContext();
  const level = always || view.sort === 'salt' ? 2 : settings.saltLevel;
  const salty = level > 0;
  const compared = rated && rows.some(({ synergy, lift }) => synergy !== null || lift !== null);
  const sorts: readonly ListSort[] = [
    'inclusion',
    ...(compared ? (['synergy', 'lift'] as const) : []),
    ...(salty ? (['salt'] as const) : []),
    'price',
  ];
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={`${label}, table`}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <SortHead sort="name" rated={rated} />
            <SortHead sort="mana-value" rated={rated} minor />
            <th scope="col" className={styles['minor']}>
              Type
            </th>
            {sorts.map((sort) => (
              <SortHead key={sort} sort={sort} rated={rated} minor={sort === 'lift'} />
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
              <td className={styles['minor']}>
                {row.card.manaCost ? (
                  <Cost cost={frontOf(row.card.manaCost)} className={styles['cost']} />
                ) : (
                  row.card.manaValue
                )}
              </td>
              <td className={styles['minor']}>{row.card.primaryType}</td>
              <td>
                <Share row={row} rated={rated} />
              </td>
              {compared && (
                <>
                  <td>
                    <Synergy value={row.synergy} bare />
                  </td>
                  <td className={styles['minor']}>{row.lift?.toFixed(1)}</td>
                </>
              )}
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
export const CardRows = ({ rows, ...about }: RowsProps) => {
  const { view, rememberedStyle } = useRenderContext();
  const style = view.style ?? rememberedStyle;
  const drawn = rows.slice(0, DRAWN_ROWS[style]);
  const named = rows.slice(DRAWN_ROWS[style]);
  return (
    <>
      {style === 'images' && <CardGrid rows={drawn} />}
      {style === 'text' && <TextRows rows={drawn} />}
      {style === 'table' && <TableRows rows={drawn} {...about} />}
      {named.length > 0 && (
        <ul className={styles['names']}>
          {named.map((row) => (
            <li key={row.card.slug}>
              <CardLink row={row} /> <span>{rowFigure(row)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
