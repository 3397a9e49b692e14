import { PRICE_SOURCES, type PriceSource } from '@crownsmith/domain';
import { useEffect, useState } from 'react';
import { type CardIndex, loadCardIndex, loadPricedSets, loadPrices, type PriceOf } from './card-names';
import { COLLECTION_FLAG } from '#app/visitor/collection-flag';
import { readCollection } from '#app/visitor/collection-storage';
import type { OwnedCards, OwnedCollection } from '@crownsmith/api-client';
import { type CollectionPrices, setsOf } from './copy-rows';
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

interface PricesState {
  readonly prices?: CollectionPrices;
  readonly error?: string;
}

interface ShopPrices {
  readonly source: PriceSource;
  readonly priceOf: PriceOf;
}

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
  const [state, setState] = useState<PricesState & { readonly key?: string }>({});
  useEffect(() => {
    if (!index || !cards) return undefined;
    let isCurrent = true;
    const error = 'The prices could not be loaded. Reload the page.';
    const wanted = PRICE_SOURCES.filter((source) => key.split(' ').includes(source)).toSorted(
      (a, b) => key.indexOf(a) - key.indexOf(b),
    );
    loadAll(wanted, index, cards).then(
      (prices) => isCurrent && setState(prices ? { key, prices } : { key, error }),
      () => isCurrent && setState({ key, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, index, cards]);
  return state.key === key ? state : {};
};
