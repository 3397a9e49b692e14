import { delegate } from '#app/behaviours/delegate';
import { showToast } from '#app/ui/toast/toast-store';

/** Makes buttons copy the line of code that they name (`data-copy-code`). @returns removes the behaviour */
export const bindCopyCode = (root: Document): (() => void) =>
  delegate(root, 'click', '[data-copy-code]', ({ dataset }) => {
    navigator.clipboard.writeText(dataset['copyCode'] ?? '').then(
      () => showToast('Copied the line'),
      () => showToast('Your browser blocked copying. Select the line and copy it.'),
    );
  });
