import { countCards, namesOfPastedList } from '@crownsmith/domain';
import { excessCopiesText } from '#app/ui/format/excess-copies';
import { countedText } from '#app/ui/format/numbers';
import { showToast } from '#app/ui/toast/toast-store';
import { clipboard } from './clipboard';
import { findCards } from './panel/find-cards';
import { importPatch, resolveImport } from './panel/import-list';

/**
 * Adds a list of the page to the clipboard, its commanders and copies included, as the import of its text does. A toast
 * says how many cards were added and which were not. Throws an ApiError.
 */
export const addList = async (text: string): Promise<void> => {
  const list = resolveImport(text, await findCards(namesOfPastedList(text)));
  clipboard.set(importPatch(clipboard.store.getState(), list));
  const added = countedText(countCards(list.cards) + list.commanders.length, 'card');
  const leftOut = [
    ...list.unknown.map(({ name }) => `${name} was not found.`),
    ...list.excess.map(excessCopiesText),
  ];
  const [first = '', ...more] = leftOut;
  const rest = more.length > 0 ? `Not added: ${leftOut.length} cards.` : first;
  showToast(clipboard.store.getState().error ?? `Added ${added}. ${rest}`.trimEnd());
};
