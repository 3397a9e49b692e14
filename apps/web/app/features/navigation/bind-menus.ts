const MENU = '[data-menus] details';
const openMenu = (root: ParentNode): HTMLDetailsElement | null =>
  root.querySelector<HTMLDetailsElement>(`${MENU}[open]`);

const shown = (element: HTMLElement): boolean => element.offsetParent !== null;
const summaryOf = (menu: Element | null | undefined): HTMLElement | null =>
  menu?.querySelector<HTMLElement>('summary') ?? null;
const itemsOf = (menu: Element): readonly HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>('a, button')].filter(shown);

/** The item that a key leads to, from a place in a menu (−1 is its summary). */
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

/** Moves to the menu beside, and opens it where one was open. */
const moveAside = (root: ParentNode, menu: HTMLDetailsElement, step: number): void => {
  const menus = [...root.querySelectorAll<HTMLDetailsElement>(MENU)].filter(shown);
  const next = menus[(menus.indexOf(menu) + step + menus.length) % menus.length];
  if (!next) return;
  if (menu.open) {
    menu.open = false;
    next.open = true;
  }
  summaryOf(next)?.focus();
};

const onKeyDown = (event: KeyboardEvent): void => {
  if (!(event.target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'Escape') {
    const open = openMenu(document);
    if (!open) return;
    event.preventDefault();
    const inside = open.contains(event.target);
    open.open = false;
    if (inside) summaryOf(open)?.focus();
    return;
  }
  const menu = event.target.closest<HTMLDetailsElement>(MENU);
  if (!menu) return;
  if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
    event.preventDefault();
    moveAside(document, menu, event.key === 'ArrowRight' ? 1 : -1);
    return;
  }
  const onSummary = event.target === summaryOf(menu);
  if (onSummary && event.key !== 'ArrowDown') return;
  const items = itemsOf(menu);
  const at = items.findIndex((item) => item === event.target);
  const next = nextItem(event.key, onSummary ? -1 : at, Math.max(items.length, 1));
  if (next === undefined) return;
  event.preventDefault();
  menu.open = true;
  itemsOf(menu)[next]?.focus();
};

const closeBeside = (event: Event): void => {
  const open = openMenu(document);
  if (!open || !(event.target instanceof Element)) return;
  const inPanel = open.contains(event.target);
  const leads = event.type === 'click' && inPanel && event.target.closest('a, button') !== null;
  if (!inPanel || leads) open.open = false;
};

/** Fills an open menu that has places for more. */
const fill = (menu: HTMLDetailsElement | null): void => {
  if (!menu?.open || !menu.querySelector('[data-rest]')) return;
  import('./fill-menu').then(
    ({ fillMenu }) => fillMenu(menu),
    // The links that it was drawn with stay; the next opening tries again.
    () => undefined,
  );
};

/** `toggle` does not bubble: it is heard on its way down. */
const fillOnOpening = ({ target }: Event): void => {
  if (target instanceof HTMLDetailsElement) fill(target);
};

/**
 * What scripts add to the menus: Escape closes, arrows move along them and through their links, a click or the focus
 * beside an open one closes it.
 * @returns what undoes it (for an effect)
 */
export const bindMenus = (root: Document): (() => void) => {
  root.addEventListener('keydown', onKeyDown);
  root.addEventListener('click', closeBeside);
  root.addEventListener('focusin', closeBeside);
  root.addEventListener('toggle', fillOnOpening, true);
  fill(openMenu(root));
  return () => {
    root.removeEventListener('keydown', onKeyDown);
    root.removeEventListener('click', closeBeside);
    root.removeEventListener('focusin', closeBeside);
    root.removeEventListener('toggle', fillOnOpening, true);
  };
};

/** Marks the links of the shell that lead to the page that is shown. */
export const markCurrent = (root: ParentNode, path: string): void => {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('header nav a, footer nav a')) {
    if (link.pathname === path && link.origin === location.origin) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
};
