import { PRICE_SOURCES, type PriceSource } from '@crownsmith/domain';
import { useEffect, useMemo, useState } from 'react';
import { type CardIndex, loadCardIndex, loadPricedSets, loadPrices } from './card-names';
import { COLLECTION_FLAG } from '#app/visitor/collection-flag';
import { readCollection } from '#app/visitor/collection-storage';
import type { OwnedCards, OwnedCollection } from '@crownsmith/api-client';
import { type CollectionPrices, copyRows, type CopyRow, priceRowSteps, setsOf } from './copy-rows';
import { runSteps } from './run-steps';
import { createFindPrintings } from '#app/platform/find-printings';

interface CollectionState {
  readonly collection?: OwnedCollection | undefined;
  readonly index?: CardIndex;
  readonly error?: string;
}

/** The collection of this browser with the names of all cards; it follows changes in this tab. */
export const useCollection = (): CollectionState => {
  const [state, setState] = useState<CollectionState>({});
  useEffect(() => {
    let isCurrent = true;
    const load = (): void => {
      Promise.all([readCollection(), loadCardIndex()]).then(
        ([collection, index]) => isCurrent && setState({ collection, index }),
        () => isCurrent && setState({ error: 'Your collection could not be loaded. Reload the page.' }),
      );
    };
    load();
    // In another tab, too: its flag in local storage has the time of the change.
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === COLLECTION_FLAG) load();
    };
    addEventListener('collection', load);
    addEventListener('storage', onStorage);
    return () => {
      isCurrent = false;
      removeEventListener('collection', load);
      removeEventListener('storage', onStorage);
    };
  }, []);
  return state;
};

/** What prices the cards of a shop. */
type ShopPrices = Pick<CollectionPrices, 'source' | 'priceOf'>;

/** The first of some shops that prices any card of a collection, or the first one where none does. */
const loadFirst = async (
  sources: readonly PriceSource[],
  index: CardIndex,
  cards: OwnedCards,
): Promise<ShopPrices | undefined> => {
  const owned = Object.keys(cards).flatMap((slug) => index.bySlug.get(slug) ?? []);
  let first: ShopPrices | undefined;
  for (const source of sources) {
    const priceOf = await loadPrices(source, index);
    if (!priceOf) return undefined;
    if (owned.some((card) => priceOf(card) !== undefined)) return { source, priceOf };
    first ??= { source, priceOf };
  }
  return first;
};

/** The rows of a collection with the prices of a shop. */
interface PricedRows {
  readonly source: PriceSource;
  readonly rows: readonly CopyRow[];
}

const loadPriced = async (
  rows: readonly CopyRow[],
  sources: readonly PriceSource[],
  index: CardIndex,
  cards: OwnedCards,
): Promise<PricedRows | undefined> => {
  const shop = await loadFirst(sources, index, cards);
  if (!shop) return undefined;
  const findPrintings = createFindPrintings(await loadPricedSets(shop.source, setsOf(cards)));
  return {
    source: shop.source,
    rows: await runSteps(priceRowSteps(rows, { ...shop, findPrintings })),
  };
};

interface RowsState {
  /** without prices until those of a shop have been read for the first time; then with the last ones, until the next are read */
  readonly rows?: readonly CopyRow[] | undefined;
  /** whose prices they have */
  readonly source?: PriceSource;
  readonly error?: string;
}

/**
 * The rows of a collection, priced by the first of some shops that has any price. They are priced in steps, between which the page answers
 * its keys.
 * @param sources most preferred first
 */
export const useRows = (
  sources: readonly PriceSource[],
  index: CardIndex | undefined,
  cards: OwnedCards | undefined,
): RowsState => {
  const key = sources.join(' ');
  const rows = useMemo(() => (index && cards ? copyRows(cards, index) : undefined), [index, cards]);
  const [state, setState] = useState<RowsState>({});
  useEffect(() => {
    if (!index || !cards || !rows) return undefined;
    let isCurrent = true;
    const fail = (): void => {
      if (isCurrent) setState({ rows, error: 'The prices could not be loaded. Reload the page.' });
    };
    const wanted = PRICE_SOURCES.filter((source) => key.split(' ').includes(source)).toSorted(
      (a, b) => key.indexOf(a) - key.indexOf(b),
    );
    loadPriced(rows, wanted, index, cards).then((priced) => {
      if (!priced) fail();
      else if (isCurrent) setState(priced);
    }, fail);
    return () => {
      isCurrent = false;
    };
  }, [key, index, cards, rows]);
  return { ...state, rows: state.rows ?? rows };
};
