import { clipboardCard, isCommandZone } from '@crownsmith/domain';
import { loadMissingCards } from './card-actions';
import { clipboard } from './clipboard';
import type { LocalClipboard } from './clipboard-sync';

/** The clipboard of this tab, which its storage connection keeps the same in all tabs. */
export const localClipboard: LocalClipboard = {
  read: () => clipboard.store.getState(),
  load: async (urls) => {
    await loadMissingCards(urls);
    const state = clipboard.store.getState();
    return urls.filter((url) => !clipboardCard(state, url));
  },
  apply: ({ commanders, cards, printings, chosenColor }) => {
    const state = clipboard.store.getState();
    const entries = Object.entries(cards).flatMap(([url, count]) => {
      const card = clipboardCard(state, url);
      return card ? [[url, count > 1 ? { ...card, count } : card] as const] : [];
    });
    // Steps of undo stay those of this browser.
    clipboard.set({
      commanders,
      cards: Object.fromEntries(entries),
      printings,
      chosenColor,
      prevStates: state.prevStates,
    });
  },
  canLead: (urls) => {
    const state = clipboard.store.getState();
    const cards = urls.flatMap((url) => clipboardCard(state, url) ?? []);
    return cards.length === urls.length && isCommandZone(cards);
  },
};
