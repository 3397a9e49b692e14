import { showsScrollButton } from '@crownsmith/domain';
import { combine, delegate } from './delegate';

/**
 * Makes `[data-scroll-top]` scroll to the top of the page, and shows it by the rule of the domain.
 * @returns removes the behaviour
 */
export const bindScrollTop = (root: Document): (() => void) => {
  const button = root.querySelector<HTMLElement>('[data-scroll-top]');
  if (!button) return () => undefined;
  const update = (): void => {
    button.hidden = !showsScrollButton(window.innerWidth, window.scrollY);
  };
  update();
  window.addEventListener('scroll', update, { passive: true });
  window.addEventListener('resize', update);
  return combine(
    () => window.removeEventListener('scroll', update),
    () => window.removeEventListener('resize', update),
    delegate(root, 'click', '[data-scroll-top]', () => {
      window.scrollTo({ top: 0 });
      root.getElementById('main')?.focus({ preventScroll: true });
    }),
  );
};
