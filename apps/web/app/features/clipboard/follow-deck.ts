import { clipboardCard, withFittedPrintings, type CardList } from '@crownsmith/domain';
import { clipboard } from './clipboard';
import { localClipboard } from './local-clipboard';

/**
 * Makes the clipboard hold a deck, as one step for undo. What the clipboard states of copies stays for cards that stay; a card whose
 * request fails is left out.
 */
export const followDeck = async (list: CardList): Promise<void> => {
  await localClipboard.load([...list.commanders, ...Object.keys(list.cards)]);
  const state = clipboard.store.getState();
  const { printings } = withFittedPrintings({ ...list, printings: state.printings });
  clipboard.set({
    commanders: [...list.commanders].sort(),
    cards: Object.fromEntries(
      Object.entries(list.cards).flatMap(([url, count]) => {
        const card = clipboardCard(state, url);
        return card ? [[url, count > 1 ? { ...card, count } : card] as const] : [];
      }),
    ),
    printings,
    chosenColor: list.chosenColor,
  });
};
