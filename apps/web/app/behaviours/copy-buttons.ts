import { showToast } from '#app/ui/toast/toast-store';

/** The lines of a list on the page, as text. */
const linesOf = (list: Element): string =>
  [...list.querySelectorAll('li')]
    .map((line) => (line.textContent ?? '').replace(/\s+/g, ' ').trim())
    .join('\n');

const onClick = (event: MouseEvent): void => {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy-list]') : null;
  const list = button && document.getElementById(button.dataset['copyList'] ?? '');
  if (!list) return;
  navigator.clipboard.writeText(linesOf(list)).then(
    () => showToast('The list is copied'),
    () => showToast('This browser does not let us copy. Select the list instead.'),
  );
};

/**
 * Gives life to the buttons that copy a list of the page: `data-copy-list` names its id.
 * @returns what undoes it (for an effect)
 */
export const bindCopyButtons = (root: Document): (() => void) => {
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
};
