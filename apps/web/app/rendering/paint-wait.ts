/** Longest that scripts wait for a page that is never painted, such as one in a background tab, in ms. */
export const LONGEST_WAIT_FOR_PAINT = 3000;
