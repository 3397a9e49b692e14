import { openDialog } from '#app/ui/dialog/dialog-store';

/** What a key does to the card that has the focus. */
const ACTS: Readonly<Record<string, string>> = { c: 'crown', p: 'clip' };

/** Whether somebody writes into a field, where letters are letters. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const onKeyDown = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
    return;
  if (event.key === '?') {
    event.preventDefault();
    openDialog('keys');
    return;
  }
  const act = ACTS[event.key.toLowerCase()];
  const place = event.target instanceof Element ? event.target.closest('li, tr, [data-card]') : null;
  const button = act && place?.querySelector<HTMLElement>(`[data-card-act="${act}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
};

/**
 * Keys for the card that has the focus: `c` crowns it, `p` clips it; and `?` for the list of keys.
 * @returns what undoes it (for an effect)
 */
export const bindCardKeys = (root: Document): (() => void) => {
  root.addEventListener('keydown', onKeyDown);
  return () => root.removeEventListener('keydown', onKeyDown);
};
