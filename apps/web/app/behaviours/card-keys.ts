import { openDialog } from '#app/ui/dialog/dialog-store';
import { delegate } from './delegate';

/** Keys that press a button of the focused card, with the button's `data-card-act`. */
const CARD_KEYS: Readonly<Record<string, string>> = { c: 'crown', p: 'clip' };

const isEditable = (element: HTMLElement): boolean =>
  element.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName);

/**
 * Keyboard shortcuts: `c` presses the crown button and `p` the clipboard button of the focused card, `?` opens the list
 * of shortcuts. Fields keep their keys.
 * @returns removes the shortcuts
 */
export const bindCardKeys = (root: Document): (() => void) =>
  delegate(root, 'keydown', '*', (target, event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isEditable(target))
      return;
    if (event.key === '?') {
      event.preventDefault();
      openDialog('keys');
      return;
    }
    const act = CARD_KEYS[event.key.toLowerCase()];
    const card = target.closest('li, tr, [data-card]');
    const button = act && card?.querySelector<HTMLElement>(`[data-card-act="${act}"]`);
    if (!button) return;
    event.preventDefault();
    button.click();
  });
