import type { PriceSource } from '@crownsmith/domain';
import { useEffect, useState } from 'react';
import { type CardIndex, loadCardIndex, loadPrices, type PriceOf } from './card-names';
import { readCollection } from '#app/visitor/collection-storage';
import type { OwnedCollection } from '@crownsmith/api-client';

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
    addEventListener('collection', load);
    return () => {
      isCurrent = false;
      removeEventListener('collection', load);
    };
  }, []);
  return state;
};

interface PricesState {
  readonly of?: PriceOf | undefined;
  readonly error?: string;
}

/** The prices of a shop, once they are loaded. */
export const usePrices = (source: PriceSource, index: CardIndex | undefined): PricesState => {
  const [state, setState] = useState<PricesState & { readonly source?: PriceSource }>({});
  useEffect(() => {
    if (!index) return undefined;
    let isCurrent = true;
    const error = 'The prices could not be loaded. Reload the page.';
    loadPrices(source, index).then(
      (of) => isCurrent && setState(of ? { source, of } : { source, error }),
      () => isCurrent && setState({ source, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, index]);
  return state.source === source ? state : {};
};
