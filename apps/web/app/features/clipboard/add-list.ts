import { clearClipboard, type Color, countCards, namesOfPastedList } from '@crownsmith/domain';
import { excessCopiesText } from '#app/ui/format/excess-copies';
import { countedText } from '#app/ui/format/numbers';
import { showToast } from '#app/ui/toast/toast-store';
import { clipboard } from './clipboard';
import { findCards } from './panel/find-cards';
import { type Import, importPatch, resolveImport } from './panel/import-list';

/**
 * Adds a list of the page to the clipboard, its commanders and copies included, as the import of its text does. A toast
 * says how many cards were added and which were not. Throws an ApiError.
 */
export const addList = async (text: string): Promise<void> => {
  const list = resolveImport(text, await findCards(namesOfPastedList(text)));
  clipboard.set(importPatch(clipboard.store.getState(), list));
  showOutcome(list, 'Added');
};

/**
 * Replaces the clipboard by a list, as one step for undo; otherwise as `addList`.
 * @param chosenColor the colour that is chosen for its commanders, which no text states
 */
export const openList = async (text: string, chosenColor?: Color): Promise<void> => {
  const list = resolveImport(text, await findCards(namesOfPastedList(text)));
  clipboard.set({ ...importPatch(clearClipboard(clipboard.store.getState()), list), chosenColor });
  showOutcome(list, 'Opened');
};

const showOutcome = (list: Import, done: string): void => {
  const added = countedText(countCards(list.cards) + list.commanders.length, 'card');
  const leftOut = [
    ...list.unknown.map(({ name }) => `${name} was not found.`),
    ...list.excess.map(excessCopiesText),
  ];
  const [first = '', ...more] = leftOut;
  const rest = more.length > 0 ? `Not added: ${leftOut.length} cards.` : first;
  showToast(clipboard.store.getState().error ?? `${done} ${added}. ${rest}`.trimEnd());
};
