import { deckSize } from '#app/ui/deck/DeckList';
import { countedText } from '#app/ui/format/numbers';
import { deckHref } from '../deck-page-state';
import type { DeckView } from '../deck-view';
import { ShoppingList } from './ShoppingList';

/** What has to be bought of the deck: what came in on this page, else all of it. */
export const BuyTab = ({ view: { toBuy, shops, state, parameters } }: { readonly view: DeckView }) => {
  const isOfChanges = state.from !== undefined;
  return (
    <>
      <h2>Shopping list</h2>
      <p>
        {toBuy.length === 0
          ? 'Nothing is to be bought.'
          : `${countedText(deckSize(toBuy), 'card')} ${isOfChanges ? 'that came in since you opened the deck' : 'of the deck'}, without basic lands and what your collection has.`}{' '}
        {isOfChanges && <a href={deckHref(parameters, { from: undefined })}>List the whole deck</a>}
      </p>
      {toBuy.length > 0 && <ShoppingList entries={toBuy} shops={shops} />}
    </>
  );
};
