const onClick = (event: MouseEvent): void => {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-crown-all]') : null;
  const place = button && document.getElementById(button.dataset['crownAll'] ?? '');
  const crowns = place?.querySelectorAll<HTMLElement>('[data-card-act="crown"][aria-pressed="false"]');
  for (const crown of crowns ?? []) crown.click();
};

/**
 * Gives life to the button that crowns both commanders of a pair: `data-crown-all` names the element whose crown
 * buttons it presses, those that are not pressed yet.
 * @returns what undoes it (for an effect)
 */
export const bindCrownAll = (root: Document): (() => void) => {
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
};
