import { useEffect, useState } from 'react';
import { hasCollection } from './collection-flag';
import type { OwnedCards } from '@crownsmith/api-client';

/** The cards of this browser's collection; undefined without one. Without one no code is loaded. */
export const loadOwnedCards = async (): Promise<OwnedCards | undefined> => {
  if (!hasCollection()) return undefined;
  const { readCollection } = await import('./collection-storage');
  return (await readCollection())?.cards;
};

/** The cards of this browser's collection, once they are loaded; undefined without one. */
export const useOwnedCards = (): OwnedCards | undefined => {
  const [cards, setCards] = useState<OwnedCards>();
  useEffect(() => {
    let isCurrent = true;
    loadOwnedCards().then(
      (loaded) => isCurrent && setCards(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return cards;
};
