import type { ListStyle } from '#app/visitor/list-style';

/** How a list is shown at first: whole, or its first two rows or one row of cards. */
export type Collapse = 'whole' | 'two-rows' | 'one-row';

/** Pages with fewer lists show all of them whole. */
const MIN_LISTS = 3;
/** On pages with more lists than this only the first ones get two rows. */
const MAX_TALL_LISTS = 8;
const TALL_LISTS = 4;

/** How a list of a page is shown at first, by its place. @example collapseOf(0, 14) // 'two-rows' */
export const collapseOf = (index: number, lists: number): Collapse => {
  if (lists < MIN_LISTS) return 'whole';
  return lists > MAX_TALL_LISTS && index >= TALL_LISTS ? 'one-row' : 'two-rows';
};

const LENGTHS: Readonly<Record<ListStyle, Readonly<Record<Collapse, number>>>> = {
  images: { whole: Infinity, 'two-rows': 12, 'one-row': 6 },
  text: { whole: Infinity, 'two-rows': 18, 'one-row': 9 },
  table: { whole: Infinity, 'two-rows': 10, 'one-row': 5 },
};

/** Most cards that a list shows at first. @example initialLength('images', 'two-rows') // 12 */
export const initialLength = (style: ListStyle, collapse: Collapse): number => LENGTHS[style][collapse];
