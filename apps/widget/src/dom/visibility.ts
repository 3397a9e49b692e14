/** How far from the viewport an element counts as in view. */
const MARGIN = '300px';

const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

const isSupported = (): boolean => typeof IntersectionObserver === 'function';

/**
 * Calls back once an element comes near the viewport, or before the page is printed; at once where the browser cannot
 * tell. Returns a function that ends it.
 */
export const whenInView = (element: Element, callback: () => void): (() => void) => {
  if (!isSupported()) {
    callback();
    return () => undefined;
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) callbacks.get(target)?.();
    },
    { rootMargin: MARGIN },
  );
  const end = (): void => {
    callbacks.delete(element);
    observer?.unobserve(element);
    removeEventListener('beforeprint', run);
  };
  const run = (): void => {
    end();
    callback();
  };
  callbacks.set(element, run);
  observer.observe(element);
  addEventListener('beforeprint', run);
  return end;
};
