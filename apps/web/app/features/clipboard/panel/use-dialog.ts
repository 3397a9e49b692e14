import { type RefObject, useEffect } from 'react';

/** Below this width the panel is a sheet over the whole page. */
export const SHEET_QUERY = '(width < 48rem)';

/**
 * Opens a `<dialog>`: beside the page where there is room, else over it, with the focus kept inside. The browser does
 * the trapping and the inertness; what it leaves open is Escape in the first case and where the focus goes back to.
 * @param returnTo id of the element that gets the focus when the dialog closes
 */
export const useDialog = (ref: RefObject<HTMLDialogElement | null>, returnTo: string): void => {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const sheet = window.matchMedia(SHEET_QUERY);
    const open = (): void => {
      const focused = document.activeElement;
      const inside = focused instanceof HTMLElement && dialog.contains(focused) ? focused : undefined;
      dialog.close();
      if (sheet.matches) dialog.showModal();
      else dialog.show();
      (inside ?? dialog.querySelector<HTMLElement>('[data-first-focus]'))?.focus();
    };
    open();
    sheet.addEventListener('change', open);
    return () => {
      sheet.removeEventListener('change', open);
      const focused = document.activeElement;
      const ours = !focused || focused === document.body || dialog.contains(focused);
      dialog.close();
      if (ours) document.getElementById(returnTo)?.focus();
    };
  }, [ref, returnTo]);
};
