import { delegate } from '#app/behaviours/delegate';
import { pageOfClick } from '#app/behaviours/use-delegated-links';
import { deckHref } from '../deck-page-state';

/** Replaces the page by another view of it, as links of the page do. */
const followView = (address: string): void => {
  const view = document.createElement('p');
  view.dataset['keepPlace'] = '';
  const link = document.createElement('a');
  link.href = address;
  view.append(link);
  document.body.append(view);
  link.click();
  view.remove();
};

/**
 * Lets the browser deal the next hands of a deck. What deals and renders them loads with the first press; where that fails, the
 * server answers the same address.
 */
export const bindHands = (): (() => void) =>
  delegate(
    document,
    'click',
    '[data-hand] a[href^="/deck?"]',
    (link, event) => {
      const section = link.closest<HTMLElement>('[data-hand]');
      const page = link instanceof HTMLAnchorElement ? pageOfClick(link, event) : undefined;
      if (section === null || page === undefined) return;
      event.preventDefault();
      const hand = new URL(page, location.href).searchParams.get('hand') ?? '';
      const show = async (): Promise<void> => (await import('./deal-step')).dealStep(section, hand);
      void show()
        .catch(() => undefined)
        .then(() => {
          if (section.isConnected) followView(deckHref([...new URLSearchParams(location.search)], { hand }));
        });
    },
    { capture: true },
  );
