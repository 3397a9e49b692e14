/** The scroll-to-top button needs this window width and a greater scroll position, in px (specification, section 2). */
const MIN_WIDTH = 768;
const MIN_SCROLL = 1000;

/**
 * Whether the scroll-to-top button is visible; arguments in px.
 * @example showsScrollButton(768, 1001) // true
 * @example showsScrollButton(768, 1000) // false
 */
export const showsScrollButton = (windowWidth: number, scrollY: number): boolean =>
  windowWidth >= MIN_WIDTH && scrollY > MIN_SCROLL;
