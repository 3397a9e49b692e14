/** The items below some elements, one per line. */
const linesOf = (list: Element, selector: string): string =>
  [...list.querySelectorAll(selector)]
    .map((item) => (item.textContent ?? '').replace(/\s+/g, ' ').trim())
    .join('\n');

/**
 * A list of the page as text, an item per line. Where groups are marked as commanders (`data-commanders`), they come first
 * and the blocks have headings, so that programs find the commanders.
 */
export const listText = (list: Element): string => {
  const commanders = linesOf(list, '[data-commanders] li');
  const others = linesOf(list, ':not([data-commanders]) > ul > li');
  return commanders === '' ? others : `Commander\n${commanders}\n\nDeck\n${others}`;
};
