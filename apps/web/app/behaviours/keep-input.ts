type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input:not([type=hidden]):not([type=file]), textarea, select';

/** Names an element among those of its kind, so that it is found again in the same page's new markup. */
const placeOf = (root: ParentNode, element: Element): string =>
  element.id !== ''
    ? `#${element.id}`
    : `${element.localName}:${[...root.querySelectorAll(element.localName)].indexOf(element)}`;

const findPlace = (root: ParentNode, place: string): Element | undefined => {
  if (place.startsWith('#')) return root.querySelector(`#${CSS.escape(place.slice(1))}`) ?? undefined;
  const [name = '', at] = place.split(':');
  return root.querySelectorAll(name)[Number(at)];
};

const stateOf = (field: Field): string =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
    ? String(field.checked)
    : field.value;

const setState = (field: Field, state: string): void => {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type))
    field.checked = state === 'true';
  else field.value = state;
};

const isField = (element: Element | undefined): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/**
 * Remembers what a visitor has entered and opened in a part of the page, the focus and the scroll position.
 * @returns puts all of it back after the part's markup was replaced; what is still there is left alone
 */
export const keepInput = (root: HTMLElement): (() => void) => {
  const fields = [...root.querySelectorAll<Field>(FIELDS)].map((field) => ({
    field,
    place: placeOf(root, field),
    state: stateOf(field),
  }));
  const opened = [...root.querySelectorAll('details')].map((details) => details.open);
  const focused = document.activeElement;
  const focus = focused && root.contains(focused) && focused !== root ? placeOf(root, focused) : undefined;
  const selection =
    focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
      ? { start: focused.selectionStart, end: focused.selectionEnd }
      : undefined;
  const { scrollX, scrollY } = window;
  return () => {
    for (const { field, place, state } of fields) {
      const found = field.isConnected ? undefined : findPlace(root, place);
      if (isField(found) && found.name === field.name && found.type === field.type) setState(found, state);
    }
    const details = [...root.querySelectorAll('details')];
    if (details.length === opened.length)
      details.forEach((each, at) => {
        if (each.open !== opened[at]) each.open = opened[at] ?? false;
      });
    if (focus !== undefined && focused?.isConnected === false) {
      const found = findPlace(root, focus);
      if (found instanceof HTMLElement) found.focus({ preventScroll: true });
      if (
        selection?.start != null &&
        (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)
      )
        found.setSelectionRange(selection.start, selection.end);
    }
    if (window.scrollX !== scrollX || window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY);
  };
};
