import { isShellDialog, openDialog } from '#app/ui/dialog/dialog-store';

const onClick = (event: MouseEvent): void => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-open]') : null;
  const name = button?.dataset['open'];
  if (isShellDialog(name)) openDialog(name);
};

/**
 * Opens a dialog of the shell on a click on `[data-open]`, which names it.
 * @returns the clean-up function
 */
export const bindDialogButtons = (root: Document): (() => void) => {
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
};
