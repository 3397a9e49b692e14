import { type RefObject, useEffect, useRef } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [data-first-focus]';

/**
 * Moves the focus within an element when the focused descendant is removed (a row by its own button): to the focusable
 * descendant that is now at its index.
 */
export const useFocusRecovery = (container: RefObject<HTMLElement | null>): void => {
  const lastIndex = useRef(-1);

  useEffect(() => {
    const root = container.current;
    if (!root) return undefined;
    const focusable = (): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
        // A toast goes by itself.
        (element) => element.checkVisibility() && !element.closest('[role="status"]'),
      );
    const onFocusIn = (event: FocusEvent): void => {
      lastIndex.current = event.target instanceof HTMLElement ? focusable().indexOf(event.target) : -1;
    };
    const onFocusOut = (event: FocusEvent): void => {
      if (event.relatedTarget instanceof Node && !root.contains(event.relatedTarget)) lastIndex.current = -1;
    };
    const onPointerDown = (event: PointerEvent): void => {
      if (event.target instanceof Node && !root.contains(event.target)) lastIndex.current = -1;
    };
    const observer = new MutationObserver(() => {
      if (lastIndex.current < 0 || document.activeElement !== document.body) return;
      const elements = focusable();
      elements[Math.min(lastIndex.current, elements.length - 1)]?.focus();
    });
    root.addEventListener('focusin', onFocusIn);
    root.addEventListener('focusout', onFocusOut);
    document.addEventListener('pointerdown', onPointerDown);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', onFocusIn);
      root.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [container]);
};
