import type { PriceSource } from '@crownsmith/domain';
import { lazy, Suspense, useMemo } from 'react';
import { useHasCollection } from '#app/visitor/use-has-collection';

const DeckCopies = lazy(() => import('./DeckCopies'));

interface Deck {
  readonly name: string;
  /** urls of cards */
  readonly commanders: readonly string[];
  /** copies by the urls of cards */
  readonly cards: Readonly<Record<string, number>>;
  /** url of its companion */
  readonly companion?: string | undefined;
  /** the shops at whose prices the page counts */
  readonly shops: readonly PriceSource[];
  /** urls of its basic lands */
  readonly basics: readonly string[];
}

/** Where the copies of a deck are, for who has a collection; nobody else loads its code. */
export const DeckCopiesSlot = ({ deck, pageKey }: { readonly deck: Deck; readonly pageKey: string }) => {
  const isOwned = useHasCollection();
  const cards = useMemo(
    () => ({
      ...Object.fromEntries([...deck.commanders, deck.companion ?? []].flat().map((url) => [url, 1])),
      ...deck.cards,
    }),
    [deck],
  );
  return (
    isOwned && (
      <Suspense>
        <DeckCopies
          name={deck.name}
          cards={cards}
          shops={deck.shops}
          basics={deck.basics}
          pageKey={pageKey}
        />
      </Suspense>
    )
  );
};
