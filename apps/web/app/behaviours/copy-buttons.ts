import { showToast } from '#app/ui/toast/toast-store';
import { delegate } from './delegate';
import { listText } from './list-text';

/**
 * Makes buttons copy a list of the page to the system's clipboard: `data-copy-list` is the id of the list.
 * @returns removes the behaviour
 */
export const bindCopyButtons = (root: Document): (() => void) =>
  delegate(root, 'click', '[data-copy-list]', ({ dataset }) => {
    const list = root.getElementById(dataset['copyList'] ?? '');
    if (!list) return;
    navigator.clipboard.writeText(listText(list)).then(
      () => showToast('Copied the list'),
      () => showToast('Your browser blocked copying. Select the list and copy it.'),
    );
  });
