import { isShellDialog, openDialog } from '#app/ui/dialog/dialog-store';
import { delegate } from './delegate';

/**
 * Makes buttons open a dialog of the shell: `data-open` is its name.
 * @returns removes the behaviour
 */
export const bindDialogButtons = (root: Document): (() => void) =>
  delegate(root, 'click', '[data-open]', ({ dataset }) => {
    const name = dataset['open'];
    if (isShellDialog(name)) openDialog(name);
  });
