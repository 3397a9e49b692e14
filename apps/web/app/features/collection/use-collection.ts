import { createFindPrintings, PRICE_SOURCES, type PriceSource } from '@crownsmith/domain';
import { useEffect, useMemo, useState } from 'react';
import { type CardIndex, loadCardIndex, loadPricedSets, loadPrices } from './card-names';
import { COLLECTION_FLAG } from '#app/visitor/collection-flag';
import { readCollection } from '#app/visitor/collection-storage';
import type { OwnedCards, OwnedCollection } from '@crownsmith/api-client';
import { type CollectionPrices, copyRows, type CopyRow, priceRowSteps, setsOf } from './copy-rows';
import { runSteps } from './run-steps';

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

const loadAll = async (
  sources: readonly PriceSource[],
  index: CardIndex,
  cards: OwnedCards,
): Promise<CollectionPrices | undefined> => {
  const shop = await loadFirst(sources, index, cards);
  return (
    shop && { ...shop, findPrintings: createFindPrintings(await loadPricedSets(shop.source, setsOf(cards))) }
  );
};

interface PricesState {
  /** the last ones, until others are loaded */
  readonly prices?: CollectionPrices;
  readonly error?: string;
}

/**
 * The prices of a collection, once they are loaded: those of the first of some shops that has any.
 * @param sources most preferred first
 */
export const usePrices = (
  sources: readonly PriceSource[],
  index: CardIndex | undefined,
  cards: OwnedCards | undefined,
): PricesState => {
  const key = sources.join(' ');
  const [state, setState] = useState<PricesState>({});
  useEffect(() => {
    if (!index || !cards) return undefined;
    let isCurrent = true;
    const error = 'The prices could not be loaded. Reload the page.';
    const wanted = PRICE_SOURCES.filter((source) => key.split(' ').includes(source)).toSorted(
      (a, b) => key.indexOf(a) - key.indexOf(b),
    );
    loadAll(wanted, index, cards).then(
      (prices) => isCurrent && setState(prices ? { prices } : { error }),
      () => isCurrent && setState({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, index, cards]);
  return state;
};

interface PricedRows {
  readonly rows: readonly CopyRow[];
  /** whose prices they have; none where they have no prices */
  readonly source?: PriceSource;
}

/**
 * The rows of a collection. They are priced in steps, between which the page answers its keys; until that is done they are the last ones that
 * were priced, or have no prices.
 */
export const useRows = (
  index: CardIndex | undefined,
  cards: OwnedCards | undefined,
  prices: CollectionPrices | undefined,
): PricedRows | undefined => {
  const rows = useMemo(() => (index && cards ? copyRows(cards, index) : undefined), [index, cards]);
  const [priced, setPriced] = useState<PricedRows>();
  useEffect(() => {
    if (!rows || !prices) {
      setPriced(undefined);
      return undefined;
    }
    let isCurrent = true;
    void runSteps(priceRowSteps(rows, prices)).then(
      (done) => isCurrent && setPriced({ rows: done, source: prices.source }),
    );
    return () => {
      isCurrent = false;
    };
  }, [rows, prices]);
  return priced ?? (rows && { rows });
};
