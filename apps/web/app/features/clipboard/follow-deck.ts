import {
  CLIPBOARD_STORAGE_KEY,
  clipboardCard,
  excessCopies,
  migrateClipboard,
  withFittedPrintings,
  type CardList,
} from '@crownsmith/domain';
import { excessCopiesText } from '#app/ui/format/excess-copies';
import { showToast } from '#app/ui/toast/toast-store';
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

/** Most cards that a toast names. */
const MAX_NAMED = 3;

/** Says which copies the clipboard does not hold: a deck may not have them. */
const sayExcess = (copies: Parameters<typeof excessCopies>[0]): void => {
  const texts = excessCopies(copies).map(excessCopiesText);
  if (texts.length > 0) showToast([...texts.slice(0, MAX_NAMED), 'The others were left out.'].join(' '));
};

/**
 * Makes the clipboard hold a deck, as one step for undo; a toast says which copies it has too many of. What the clipboard states of copies stays for cards that stay; a card whose
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
  sayExcess(
    [...list.commanders.map((url) => [url, 1] as const), ...Object.entries(list.cards)].map(
      ([url, count]) => ({
        card: clipboardCard(state, url),
        count,
      }),
    ),
  );
  return () => clipboard.set({ commanders, cards, printings: stated, chosenColor });
});
