import { combine, delegate } from '#app/behaviours/delegate';

const MENU = '[data-menus] details';
const openMenu = (root: ParentNode): HTMLDetailsElement | null =>
  root.querySelector<HTMLDetailsElement>(`${MENU}[open]`);

const isVisible = (element: HTMLElement): boolean => element.offsetParent !== null;
const summaryOf = (menu: Element | null | undefined): HTMLElement | null =>
  menu?.querySelector<HTMLElement>('summary') ?? null;
const itemsOf = (menu: Element): readonly HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>('a, button')].filter(isVisible);

/** The index of the item that a key moves to. @param at index of the focused item; −1 for the menu's summary */
const nextItem = (key: string, at: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

/** Focuses the next or previous menu, opened if the current one was open. */
const moveToMenu = (root: ParentNode, menu: HTMLDetailsElement, step: number): void => {
  const menus = [...root.querySelectorAll<HTMLDetailsElement>(MENU)].filter(isVisible);
  const next = menus[(menus.indexOf(menu) + step + menus.length) % menus.length];
  if (!next) return;
  if (menu.open) {
    menu.open = false;
    next.open = true;
  }
  summaryOf(next)?.focus();
};

const onKeyDown = (target: HTMLElement, event: KeyboardEvent): void => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'Escape') {
    const open = openMenu(document);
    if (!open) return;
    event.preventDefault();
    const hadFocus = open.contains(target);
    open.open = false;
    if (hadFocus) summaryOf(open)?.focus();
    return;
  }
  const menu = target.closest<HTMLDetailsElement>(MENU);
  if (!menu) return;
  if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
    event.preventDefault();
    moveToMenu(document, menu, event.key === 'ArrowRight' ? 1 : -1);
    return;
  }
  const onSummary = target === summaryOf(menu);
  if (onSummary && event.key !== 'ArrowDown') return;
  const items = itemsOf(menu);
  const next = nextItem(event.key, onSummary ? -1 : items.indexOf(target), Math.max(items.length, 1));
  if (next === undefined) return;
  event.preventDefault();
  menu.open = true;
  itemsOf(menu)[next]?.focus();
};

/** Closes the open menu after a click or focus outside it, and after a click on one of its items. */
const closeMenu = (target: HTMLElement, event: Event): void => {
  const open = openMenu(document);
  if (!open) return;
  const isInside = open.contains(target);
  const isItem = event.type === 'click' && isInside && target.closest('a, button') !== null;
  if (!isInside || isItem) open.open = false;
};

/** Loads the rest of a menu's links when it is open. */
const loadLinks = (menu: HTMLDetailsElement | null): void => {
  if (!menu?.open || !menu.querySelector('[data-lazy]')) return;
  import('./fill-menu').then(
    ({ fillMenu }) => fillMenu(menu),
    // The static links stay; the next opening tries again.
    () => undefined,
  );
};

/**
 * Adds to the menus what needs scripts: Escape closes them, arrow keys move between them and through their links, a click
 * or focus outside closes them, and opening one loads the rest of its links.
 * @returns removes the behaviour
 */
export const bindMenus = (root: Document): (() => void) => {
  loadLinks(openMenu(root));
  return combine(
    delegate(root, 'keydown', '*', onKeyDown),
    delegate(root, 'click', '*', closeMenu),
    delegate(root, 'focusin', '*', closeMenu),
    // `toggle` does not bubble.
    delegate(root, 'toggle', 'details', (menu) => loadLinks(menu as HTMLDetailsElement), { capture: true }),
  );
};

/** Marks the navigation links to the current page. */
export const markCurrent = (root: ParentNode, path: string): void => {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('header nav a, footer nav a')) {
    if (link.pathname === path && link.origin === location.origin) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
};
