/** Limits and sizes of the product (specification, sections 2, 3 and 9), each named once. */

/** States that undo can go back. */
export const MAX_UNDO_STATES = 10;
/** Commanders of a deck (CR 702.124). */
export const MAX_COMMANDERS = 2;
/** Names per request for cards. */
export const CARD_NAME_BATCH_SIZE = 100;
/** Characters from which the typeahead starts. */
export const TYPEAHEAD_MIN_LENGTH = 3;
/** How long a toast is shown, in ms. */
export const TOAST_MS = 3000;
/** What a supporter pays, in USD per month. */
export const SUPPORTER_PRICE_USD = 2;

/** The scroll-to-top button appears from this window width (px), beyond this scroll position (px). */
export const SCROLL_BUTTON_MIN_WIDTH = 768;
export const SCROLL_BUTTON_AFTER = 1000;

/** Widths of delivered images in px, for devices and for small images; quality in percent. */
export const IMAGE_DEVICE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const IMAGE_SMALL_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;
export const IMAGE_QUALITY = 75;

/** Default size of the spinner. */
export const SPINNER_SIZE = 'small';

/**
 * Whether the scroll-to-top button shows: width at least 768 px, scroll beyond 1000 px.
 * @example showsScrollButton(768, 1001) // true
 * @example showsScrollButton(768, 1000) // false
 */
export const showsScrollButton = (windowWidth: number, scrollY: number): boolean =>
  windowWidth >= SCROLL_BUTTON_MIN_WIDTH && scrollY > SCROLL_BUTTON_AFTER;
