import { formatPrice, type PriceSource } from '@crownsmith/domain';
import { memo, startTransition, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Collection } from 'react-aria-components/Collection';
import {
  Cell,
  Column,
  Row,
  type Selection,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
  TableLoadMoreItem,
} from 'react-aria-components/Table';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { preventInjectedStyles } from '#app/ui/dialog/prevent-injected-styles';
import { countedText, countText } from '#app/ui/format/numbers';
import styles from './CopyTable.module.css';
import { ownedText } from './copies-text';
import { type CopyRow, filterRows, type PlaceFilter, SORT_KEYS, sortRows, totalsOf } from './copy-rows';
import { MoveCopies } from './MoveCopies';

/** Rows that the table has at first, and that come with each further step. The browser has elements of those in view alone. */
const STEP = 40;

const LAYOUT = { rowHeight: 60, headingHeight: 40, loaderHeight: 40 };

const TITLES = {
  name: 'Card',
  printing: 'Printing',
  place: 'Where',
  count: 'Copies',
  worth: 'Worth',
} as const;
/** Columns of a narrow screen, which has the printing below the name. */
const NARROW = ['name', 'place', 'worth'] as const;

/** What names a row. */
const ROW_HEADERS: ReadonlySet<string> = new Set(['name', 'printing']);

const WIDTHS = { name: '2fr', printing: '1fr', place: '1.2fr', count: 84, worth: 84 } as const;
const ARROWS = { ascending: ' ▲', descending: ' ▼' } as const;

const parseFilter = (value: string): PlaceFilter => {
  if (value === '' || value === 'free') return { kind: value === '' ? 'all' : 'free' };
  return { kind: 'place', place: value.slice(1) };
};

/** From a change to its announcement, in ms: a screen reader drops those among key presses, or among changes of the table. */
const PAUSE = 700;

/** A text as of when it, and what it is of, last stood still. */
const useSettled = (text: string, of: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, of]);
  return settled;
};

const useNarrow = (): boolean => {
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    const query = matchMedia('(width < 44rem)');
    const update = (): void => setNarrow(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return isNarrow;
};

const Box = () => (
  <Checkbox slot="selection" className={styles['box'] ?? ''}>
    <span aria-hidden="true" />
  </Checkbox>
);

const CardCell = ({ row, isNarrow }: { readonly row: CopyRow; readonly isNarrow: boolean }) => {
  const { at, name, slug, printing, kind, copy } = row;
  const notes = [isNarrow && copy.count > 1 ? `${copy.count} ×` : '', isNarrow ? printing : '', kind].filter(
    Boolean,
  );
  return (
    <>
      {at < 0 ? name : <a href={`/cards/${slug}`}>{name}</a>}
      {notes.length > 0 && <small>{notes.join(' · ')}</small>}
    </>
  );
};

interface RowsProps {
  readonly rows: readonly CopyRow[];
  /** all that were found, of which these are the first */
  readonly total: number;
  readonly source: PriceSource;
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly sort: SortDescriptor;
  readonly onSort: (sort: SortDescriptor) => void;
  readonly selected: Selection;
  readonly onSelect: (selected: Selection) => void;
}

/** The table. It renders apart from the fields of the search, which wait for nothing. */
const Rows = memo(function Rows({
  rows,
  total,
  source,
  hasMore,
  onMore,
  sort,
  onSort,
  selected,
  onSelect,
}: RowsProps) {
  const isNarrow = useNarrow();
  const columns = isNarrow ? NARROW : SORT_KEYS;
  return (
    <Virtualizer layout={TableLayout} layoutOptions={LAYOUT}>
      <Table
        aria-label="Copies of your collection"
        className={styles['table'] ?? ''}
        data-collection=""
        // Its own count is that of the rows that it has: those that are still to come are rows, too, and so is the header.
        render={(props) => <div {...props} aria-rowcount={total + 1} />}
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={onSelect}
        sortDescriptor={sort}
        onSortChange={onSort}
      >
        <TableHeader>
          <Column width={44} minWidth={44}>
            <Box />
          </Column>
          {columns.map((key) => (
            <Column
              key={key}
              id={key}
              isRowHeader={ROW_HEADERS.has(key)}
              allowsSorting
              width={WIDTHS[key]}
              minWidth={72}
            >
              {({ sortDirection }) => (
                <>
                  {TITLES[key]}
                  <span aria-hidden="true">{sortDirection === undefined ? '' : ARROWS[sortDirection]}</span>
                </>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody renderEmptyState={() => <p>No copy of your collection has these words.</p>}>
          <Collection items={rows} dependencies={[isNarrow, source]}>
            {(row) => (
              <Row textValue={`${row.name} ${row.printing}`.trim()}>
                <Cell>
                  <Box />
                </Cell>
                {columns.map((key) => (
                  <Cell key={key}>
                    {key === 'name' && <CardCell row={row} isNarrow={isNarrow} />}
                    {key === 'printing' && (row.printing || '–')}
                    {key === 'place' && row.place}
                    {key === 'count' && countText(row.copy.count)}
                    {key === 'worth' &&
                      (row.worth === undefined ? '–' : formatPrice(row.worth / 100, source))}
                  </Cell>
                ))}
              </Row>
            )}
          </Collection>
          {hasMore && <TableLoadMoreItem onLoadMore={onMore} isLoading={false} />}
        </TableBody>
      </Table>
    </Virtualizer>
  );
});

const NONE: Selection = new Set();

preventInjectedStyles();

/** The rows of a collection: searched, sorted, and moved. */
export const CopyTable = ({
  rows,
  source,
  places,
}: {
  readonly rows: readonly CopyRow[];
  readonly source: PriceSource;
  /** places of its copies */
  readonly places: readonly string[];
}) => {
  const [search, setSearch] = useState('');
  const [where, setWhere] = useState('');
  const [sort, setSort] = useState<SortDescriptor>({ column: 'name', direction: 'ascending' });
  const [shown, setShown] = useState(STEP);
  const [selected, setSelected] = useState<Selection>(NONE);
  const order = useDeferredValue(sort);
  const sorted = useMemo(
    () =>
      sortRows(
        rows,
        SORT_KEYS.find((key) => key === order.column) ?? 'name',
        order.direction === 'descending',
      ),
    [rows, order],
  );
  const found = useMemo(
    () => filterRows(sorted, { search, where: parseFilter(where) }),
    [sorted, search, where],
  );
  const visible = useMemo(
    () => ({ rows: found.slice(0, shown), total: found.length, hasMore: found.length > shown }),
    [found, shown],
  );
  // What a key press does is shown before the table is rendered, and the next one ends that rendering.
  const rendered = useDeferredValue(visible);
  const restart = (): void => {
    setShown(STEP);
    startTransition(() => setSelected(NONE));
  };
  const onMore = useCallback(() => setShown((before) => before + STEP), []);
  const onSort = useCallback((next: SortDescriptor) => {
    setSort(next);
    setShown(STEP);
  }, []);
  const chosen = useMemo(
    () => (selected === 'all' ? found : found.filter(({ id }) => selected.has(id))),
    [found, selected],
  );
  const summary = useMemo(() => {
    const { copies, wished } = totalsOf(found);
    return `${countedText(found.length, 'row')}, ${ownedText(copies, wished)}`;
  }, [found]);
  const announced = useSettled(summary, search);
  return (
    <>
      <div className={styles['filters']}>
        <label>
          Find in your collection{' '}
          <input
            type="search"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              restart();
            }}
          />
        </label>
        <label>
          Where{' '}
          <select
            value={where}
            onChange={({ target }) => {
              setWhere(target.value);
              restart();
            }}
          >
            <option value="">Everywhere</option>
            <option value="free">Free for a deck</option>
            {places.map((place) => (
              <option key={place} value={`=${place}`}>
                {place}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className={styles['hint']}>
        <span aria-hidden="true">{summary}</span>
        <span className="sr-only" role="status">
          {announced}
        </span>
      </p>
      <MoveCopies rows={chosen} places={places} onDone={() => setSelected(NONE)} />
      <Rows
        {...rendered}
        source={source}
        onMore={onMore}
        sort={order}
        onSort={onSort}
        selected={selected}
        onSelect={setSelected}
      />
      {visible.hasMore && (
        <p className={styles['hint']}>
          The table has {countText(shown)} of these rows; the others come as you go on.{' '}
          <button type="button" className={styles['more']} onClick={onMore}>
            {countText(Math.min(STEP, found.length - shown))} more
          </button>
        </p>
      )}
    </>
  );
};
