import {
  CLIPBOARD_STORAGE_KEY,
  clipboardCard,
  migrateClipboard,
  withFittedPrintings,
  type CardList,
} from '@crownsmith/domain';
import { uidOf } from '#app/visitor/user-cookie';
import { track } from './card-actions';
import { clipboard } from './clipboard';
import { hasExchanged } from './exchanged';
import { localClipboard } from './local-clipboard';

/**
 * Whether this browser surely holds no deck: nothing is stored, not even cards that are still to be loaded, and what the account of a
 * signed-in person holds has been fetched before.
 */
export const holdsNoDeck = (): boolean => {
  const { cards, commanders } = clipboard.store.getState();
  if (Object.keys(cards).length + commanders.length > 0) return false;
  try {
    const text = window.localStorage.getItem(CLIPBOARD_STORAGE_KEY);
    const stored = text === null ? undefined : migrateClipboard(text);
    if (stored !== undefined && (!stored.ok || stored.value.toLoad.length > 0)) return false;
    const uid = uidOf(document.cookie);
    return uid === undefined || hasExchanged(uid, window.localStorage);
  } catch {
    // Storage is blocked: this page alone remembers the deck.
    return true;
  }
};

/**
 * Makes the clipboard hold a deck, as one step for undo. What the clipboard states of copies stays for cards that stay; a card whose
 * request fails is left out.
 * @returns makes it hold again what it held before, as another step
 */
export const followDeck = track(async (list: CardList): Promise<() => void> => {
  await localClipboard.load([...list.commanders, ...Object.keys(list.cards)]);
  const state = clipboard.store.getState();
  const { commanders, cards, printings: stated, chosenColor } = state;
  const { printings } = withFittedPrintings({ ...list, printings: list.printings ?? stated });
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
  return () => clipboard.set({ commanders, cards, printings: stated, chosenColor });
});
