import { useEffect, useState } from 'react';
import { loadOwnedCards } from './load-owned-cards';
import type { OwnedCards } from '@crownsmith/api-client';

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
