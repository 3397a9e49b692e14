import { type RefObject, useEffect } from 'react';

/** Where the panel covers the page. */
export const SHEET_QUERY = '(width < 48rem)';

/**
 * Opens a `<dialog>` while it is mounted: non-modal beside the page, modal where it covers the page.
 * @param returnTo id of the element to focus after closing
 */
export const useDialog = (ref: RefObject<HTMLDialogElement | null>, returnTo: string): void => {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const sheet = window.matchMedia(SHEET_QUERY);
    const open = (): void => {
      const focused = document.activeElement;
      const focusedInside = focused instanceof HTMLElement && dialog.contains(focused) ? focused : undefined;
      dialog.close();
      if (sheet.matches) dialog.showModal();
      else dialog.show();
      (focusedInside ?? dialog.querySelector<HTMLElement>('[data-first-focus]'))?.focus();
    };
    open();
    sheet.addEventListener('change', open);
    return () => {
      sheet.removeEventListener('change', open);
      const focused = document.activeElement;
      const hadFocus = !focused || focused === document.body || dialog.contains(focused);
      dialog.close();
      if (hadFocus) document.getElementById(returnTo)?.focus();
    };
  }, [ref, returnTo]);
};
