import { delegate } from './delegate';

/**
 * Makes a button crown both commanders of a pair: `data-crown-all` is the id of the element whose unpressed crown buttons
 * it presses.
 * @returns removes the behaviour
 */
export const bindCrownAll = (root: Document): (() => void) =>
  delegate(root, 'click', '[data-crown-all]', ({ dataset }) => {
    const crowns = root
      .getElementById(dataset['crownAll'] ?? '')
      ?.querySelectorAll<HTMLElement>('[data-card-act="crown"][aria-pressed="false"]');
    for (const crown of crowns ?? []) crown.click();
  });
