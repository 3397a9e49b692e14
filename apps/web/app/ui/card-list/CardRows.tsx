import { showsSalt, visibleSynergy } from '@crownsmith/domain';
import { shareAlone, shareValue } from '@crownsmith/answers/text';
import { ManaCost } from '../mana/ManaCost';
import { frontOf } from '../card-frame/frame-card';
import { BannedMark } from '../card-tile/BannedMark';
import { CardButtons } from '../card-tile/CardButtons';
import { usePreviews } from '../render-context/previews';
import { useRenderContext } from '../render-context/render-context';
import { countText } from '../format/numbers';
import styles from './CardList.module.css';
import type { ListStyle } from '#app/visitor/list-style';
import { type ListSort, makeListUrl, defaultOrder } from './list-options';
import { type CardListRow, rowUrl } from './card-list-row';
import { sortLabel } from './sort-labels';
import { Price } from '../price/Price';
import { ImageRows } from './ImageRows';
import { Synergy } from './Synergy';

/** Most rows of one list in full, by style; further rows are names only, to bound the size of the page. */
export const MAX_FULL_ROWS: Readonly<Record<ListStyle, number>> = { images: 180, text: 600, table: 240 };

const CardLink = ({ row }: { readonly row: CardListRow }) => (
  <>
    <a href={rowUrl(row)}>{frontOf(row.card.name)}</a>
    {row.card.banned && <BannedMark />}
  </>
);

const mainFigure = ({ figure, numDecks, potentialDecks }: CardListRow): string =>
  figure?.value ?? shareAlone(numDecks, potentialDecks);

/** The inclusion of a row with its sample, or the row's own figure. */
const Inclusion = ({ row, byInclusion }: { readonly row: CardListRow; readonly byInclusion: boolean }) =>
  byInclusion && !row.figure ? (
    <>
      {shareValue(row.numDecks, row.potentialDecks)} <small>of {countText(row.potentialDecks)}</small>
    </>
  ) : (
    <>{mainFigure(row)}</>
  );

const TextRows = ({ rows }: { readonly rows: readonly CardListRow[] }) => (
  <ul className={styles['text']} {...usePreviews(rows.map(({ card }) => card))}>
    {rows.map((row) => (
      <li key={row.card.slug} data-copies={row.copies}>
        <b>{mainFigure(row)}</b> <CardLink row={row} /> <CardButtons card={row.card} />
      </li>
    ))}
  </ul>
);

/** A column header that sorts by its column; a second click reverses the order. */
const SortHeader = ({
  sort,
  byInclusion,
  minor = false,
}: {
  readonly sort: ListSort;
  readonly byInclusion: boolean;
  /** hidden in narrow windows */
  readonly minor?: boolean;
}) => {
  const { path, otherParameters, listOptions, deckNouns } = useRenderContext();
  const isCurrent = listOptions.sort === sort;
  const order = listOptions.order ?? defaultOrder(sort);
  const reversed = order === 'asc' ? ('desc' as const) : ('asc' as const);
  const url = makeListUrl(path, otherParameters, {
    ...listOptions,
    sort,
    order: isCurrent ? reversed : undefined,
  });
  return (
    <th
      scope="col"
      className={minor ? styles['minor'] : undefined}
      aria-sort={isCurrent ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <a href={url} rel="nofollow" data-keep-place="">
        {sortLabel(sort, byInclusion)}
      </a>
      {sort === 'inclusion' && deckNouns && <small> of {deckNouns[1]}</small>}
    </th>
  );
};

interface RowsProps {
  readonly rows: readonly CardListRow[];
  readonly label: string;
  /** the rows have inclusion */
  readonly byInclusion: boolean;
  /** the salt column is shown whatever the visitor's settings */
  readonly showsSalt: boolean;
}

const TableRows = ({ rows, label, byInclusion, showsSalt: always }: RowsProps) => {
  const { listOptions, settings } = useRenderContext();
  const level = always || listOptions.sort === 'salt' ? 2 : settings.saltLevel;
  const withSalt = level > 0;
  const withSynergy = byInclusion && rows.some(({ synergy, lift }) => synergy !== null || lift !== null);
  const sorts: readonly ListSort[] = [
    'inclusion',
    ...(withSynergy ? (['synergy', 'lift'] as const) : []),
    ...(withSalt ? (['salt'] as const) : []),
    'price',
  ];
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={`${label}, table`}>
      <table className={styles['table']} {...usePreviews(rows.map(({ card }) => card))}>
        <thead>
          <tr>
            <SortHeader sort="name" byInclusion={byInclusion} />
            <SortHeader sort="mana-value" byInclusion={byInclusion} minor />
            <th scope="col" className={styles['minor']}>
              Type
            </th>
            {sorts.map((sort) => (
              <SortHeader key={sort} sort={sort} byInclusion={byInclusion} minor={sort === 'lift'} />
            ))}
            <th scope="col">
              <span className="sr-only">Clipboard</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.card.slug} data-copies={row.copies}>
              <th scope="row">
                <CardLink row={row} />
              </th>
              <td className={styles['minor']}>
                {row.card.manaCost ? (
                  <ManaCost cost={frontOf(row.card.manaCost)} className={styles['cost']} />
                ) : (
                  row.card.manaValue
                )}
              </td>
              <td className={styles['minor']}>{row.card.primaryType}</td>
              <td>
                <Inclusion row={row} byInclusion={byInclusion} />
              </td>
              {withSynergy && (
                <>
                  <td>
                    <Synergy value={visibleSynergy(row)} unlabelled />
                  </td>
                  <td className={styles['minor']}>{row.lift?.toFixed(1)}</td>
                </>
              )}
              {withSalt && (
                <td>{showsSalt(level, row.card.salt ?? undefined) && row.card.salt?.toFixed(2)}</td>
              )}
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

/** The rows of a list in the chosen style; of a very long list the last rows as names only. */
export const CardRows = ({ rows, ...rest }: RowsProps) => {
  const { listOptions, rememberedStyle } = useRenderContext();
  const style = listOptions.style ?? rememberedStyle;
  const full = rows.slice(0, MAX_FULL_ROWS[style]);
  const names = rows.slice(MAX_FULL_ROWS[style]);
  const previews = usePreviews(names.map(({ card }) => card));
  return (
    <>
      {style === 'images' && <ImageRows rows={full} />}
      {style === 'text' && <TextRows rows={full} />}
      {style === 'table' && <TableRows rows={full} {...rest} />}
      {names.length > 0 && (
        <ul className={styles['names']} {...previews}>
          {names.map((row) => (
            <li key={row.card.slug}>
              <CardLink row={row} /> <span>{mainFigure(row)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
