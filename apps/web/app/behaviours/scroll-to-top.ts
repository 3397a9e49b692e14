import { showsScrollButton } from '@crownsmith/domain';

/**
 * Shows the button `[data-scroll-top]` where the domain's rule says so, and lets it lead back to the start of the page.
 * @returns what undoes it (for an effect)
 */
export const bindScrollTop = (root: Document): (() => void) => {
  const button = root.querySelector<HTMLElement>('[data-scroll-top]');
  if (!button) return () => undefined;
  const update = (): void => {
    button.hidden = !showsScrollButton(window.innerWidth, window.scrollY);
  };
  const onClick = (): void => {
    window.scrollTo({ top: 0 });
    root.getElementById('main')?.focus({ preventScroll: true });
  };
  update();
  window.addEventListener('scroll', update, { passive: true });
  window.addEventListener('resize', update);
  button.addEventListener('click', onClick);
  return () => {
    window.removeEventListener('scroll', update);
    window.removeEventListener('resize', update);
    button.removeEventListener('click', onClick);
  };
};
