import { CardPreview } from '@crownsmith/widget-view';
import { render } from 'preact';
import type { WidgetContext } from '../commander/mount-commander';
import { hostTheme } from '../dom/host-theme';
import { addStyles } from '../dom/shadow-styles';
import { linkedCards } from './linked-cards';

/** Time from leaving a link to the end of its preview, in ms: the pointer may move into it. */
const LEAVE_MS = 150;

/** Space between a link and its preview, in px. */
const GAP = 6;

/** Shows a card's preview beside its link: for the mouse, for the keyboard's focus, for the first touch. */
export const bindCardPreview = ({ nonce }: WidgetContext): void => {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  addStyles(shadow, nonce);
  const box = document.createElement('div');
  box.className = 'float';
  shadow.append(box);
  let shown: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTouch = false;
  // Safari before 15.4 has no :focus-visible.
  let isKey = false;

  const hide = (): void => {
    clearTimeout(timer);
    shown = undefined;
    host.remove();
  };
  const hideSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(hide, LEAVE_MS);
  };
  const show = (link: Element): void => {
    const found = linkedCards.get(link);
    clearTimeout(timer);
    if (!found || shown === link) return;
    shown = link;
    document.body.append(host);
    render(<CardPreview card={found.card} options={found.options} hostTheme={hostTheme(link)} />, box);
    const { left, top, bottom } = link.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = box;
    const { clientWidth, clientHeight } = document.documentElement;
    const below = bottom + GAP + offsetHeight <= clientHeight;
    const y = below ? bottom + GAP : Math.max(0, top - GAP - offsetHeight);
    box.style.left = `${Math.max(0, Math.min(left, clientWidth - offsetWidth))}px`;
    box.style.top = `${y}px`;
  };
  const linkOf = ({ target }: Event): Element | null =>
    target instanceof Element ? target.closest('a') : null;

  document.addEventListener('pointerover', (event) => {
    isTouch = event.pointerType === 'touch';
    isKey = false;
    const link = linkOf(event);
    if (event.target === host) clearTimeout(timer);
    else if (link && linkedCards.has(link)) {
      if (!isTouch) show(link);
    } else if (shown) hideSoon();
  });
  document.addEventListener('focusin', (event) => {
    const link = linkOf(event);
    if (link && isKey) show(link);
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', ({ key }) => {
    isKey = true;
    if (key === 'Escape') hide();
  });
  addEventListener('scroll', hide, { passive: true, capture: true });
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (isTouch && link && link !== shown && linkedCards.has(link)) {
        event.preventDefault();
        show(link);
      } else if (event.target !== host) hide();
    },
    true,
  );
};
