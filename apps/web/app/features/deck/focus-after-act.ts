/** Lists whose items have buttons that act. */
const LISTS = ':is(ol, ul):has(> li button[name="do"])';

const UNDO = '[data-undo]';
const CURRENT_TAB = 'nav a[aria-current="page"]';

const listsOf = (root: ParentNode): readonly Element[] => [...root.querySelectorAll(LISTS)];

/** A button in an item of a list, by places that stay when the item is gone: that of the list, of the item, of the button in it. */
const placeOf = (root: ParentNode, button: Element): readonly [number, number, number] | undefined => {
  const item = button.closest('li');
  const list = item?.parentElement;
  if (!item || !list) return undefined;
  return [
    listsOf(root).indexOf(list),
    [...list.children].indexOf(item),
    [...item.querySelectorAll('button')].findIndex((one) => one === button),
  ];
};

/**
 * Remembers where the focus is to be after a button acted on a deck: at the same button of the item that took the place of its own, or of the
 * last one, else at Undo, else at the current tab. What acts on all items, or on a card of the list, leads to Undo.
 * @returns focuses it in the new markup, by default without scrolling to an item
 */
export const focusAfterAct = (root: HTMLElement, button: Element): ((scrolls?: boolean) => void) => {
  const tab = '[data-acts]';
  const area = button.closest(tab);
  const [list, item, at] = (area && placeOf(area, button)) ?? [];
  return (scrolls = list === undefined) => {
    const lists = listsOf(root.querySelector(tab) ?? root);
    const items = [...((list === undefined ? undefined : (lists[list] ?? lists.at(-1)))?.children ?? [])];
    const next = items[Math.min(item ?? 0, items.length - 1)];
    const buttons = [...(next?.querySelectorAll('button') ?? [])];
    const inPlace = buttons[at ?? 0] ?? buttons[0];
    if (inPlace) inPlace.focus({ preventScroll: !scrolls });
    else (root.querySelector<HTMLElement>(UNDO) ?? root.querySelector<HTMLElement>(CURRENT_TAB))?.focus();
  };
};
