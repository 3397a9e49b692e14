import { type RefObject, useEffect, useRef } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [data-first-focus]';

/**
 * Keeps the focus in a place when the element that has it goes away (a row is removed by its own button): it moves to
 * what stands there now, so that the next press of a key does not fall into the void.
 */
export const useKeptFocus = (place: RefObject<HTMLElement | null>): void => {
  const last = useRef(-1);

  useEffect(() => {
    const root = place.current;
    if (!root) return undefined;
    const elements = (): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility());
    const remember = (event: FocusEvent): void => {
      last.current = event.target instanceof HTMLElement ? elements().indexOf(event.target) : -1;
    };
    const forget = (event: FocusEvent): void => {
      if (event.relatedTarget instanceof Node && !root.contains(event.relatedTarget)) last.current = -1;
    };
    const onPointerDown = (event: PointerEvent): void => {
      if (event.target instanceof Node && !root.contains(event.target)) last.current = -1;
    };
    const watcher = new MutationObserver(() => {
      if (last.current < 0 || document.activeElement !== document.body) return;
      const now = elements();
      now[Math.min(last.current, now.length - 1)]?.focus();
    });
    root.addEventListener('focusin', remember);
    root.addEventListener('focusout', forget);
    document.addEventListener('pointerdown', onPointerDown);
    watcher.observe(root, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
      root.removeEventListener('focusin', remember);
      root.removeEventListener('focusout', forget);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [place]);
};
