/**
 * Handles events on every element that matches a selector, those added later included, with one listener on the document.
 * An event inside a matching element counts for the closest one.
 * @param selector `*` for every element
 * @param options `capture` for events that do not bubble
 * @returns removes the listener
 * @example delegate(document, 'click', '[data-open]', (button) => openDialog(button.dataset.open))
 */
export const delegate = <Type extends keyof DocumentEventMap>(
  root: Document,
  type: Type,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
  options: { readonly capture?: boolean } = {},
): (() => void) => {
  const listener = (event: DocumentEventMap[Type]): void => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element) handle(element, event);
  };
  root.addEventListener(type, listener, options);
  return () => root.removeEventListener(type, listener, options);
};

/** One clean-up function for several. */
export const combine =
  (...cleanUps: readonly (() => void)[]): (() => void) =>
  () =>
    cleanUps.forEach((cleanUp) => cleanUp());
