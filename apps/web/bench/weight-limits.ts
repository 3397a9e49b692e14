/** Most that pages may weigh, in bytes after gzip (fonts: in bytes); `npm test -- weight` checks it. */
export const WEIGHT_LIMITS = {
  /**
   * initial JavaScript of a page, as a multiple of an empty Remix page's: less than before there were accounts (1.18).
   * Suggestions that say by which of its names a card was found added 0.3 kB; what keeps the collections of two browsers in step, and
   * which deck is the visitor's own, 0.3 kB. Names of files that only collections and lists load added 0.05 kB.
   */
  contentScript: 1.15,
  /**
   * the same of a tool, which works on what the visitor has entered at once (1.24 before there were accounts). The field for
   * the colour of a commander added 0.2 kB to /recs, and what scripts share 0.07 kB,
   * then 0.4 kB as above. Number formats that are made when they are first used, and tasks behind hydration, added 0.03 kB.
   * What copies of a deck cost where it counts, and its companion, added 0.1 kB.
   */
  toolScript: 1.243,
  /**
   * the same of a page of forms, whose fields are react-aria's; visitors who only read never load it. That a list whose form does not arrive
   * stays as it was typed added 0.2 kB; what a list says besides its cards, 0.05 kB.
   */
  formScript: 1.36,
  /** HTML of a commander page */
  html: 60_000,
  /** the style sheet: fits the initial congestion window of a connection, less the headers */
  styles: 14_000,
  /** both preloaded fonts */
  fonts: 100_000,
  /** the widget for other sites: script and styles in one file, in bytes after Brotli */
  widget: 12_000,
  /** the userscript for the pages of decks, in bytes after gzip */
  userscript: 40_000,
} as const;

/** Routes that are tools. */
const TOOL_ROUTES: readonly string[] = [
  'routes/build',
  'routes/collection',
  'routes/deck',
  'routes/embed',
  'routes/offline',
  'routes/recs',
];

/** Routes of forms. */
const FORM_ROUTES: readonly string[] = [
  'routes/account',
  'routes/account_.delete',
  'routes/confirm-email',
  'routes/confirm-password',
  'routes/forgot-password',
  'routes/lists.$id',
  'routes/lists._index',
  'routes/reset-password',
  'routes/signin',
  'routes/signin_.openid',
  'routes/signin_.openid_.link',
  'routes/signup',
];

/**
 * Most initial JavaScript of a route: bytes as a multiple of an empty Remix page's, and files (bundle-shared.ts), for each is a
 * request, and while it is answered the page's own work waits.
 */
export const scriptLimitOf = (route: string): { readonly bytes: number; readonly files: number } => {
  if (TOOL_ROUTES.includes(route)) return { bytes: WEIGHT_LIMITS.toolScript, files: 12 };
  if (FORM_ROUTES.includes(route)) return { bytes: WEIGHT_LIMITS.formScript, files: 16 };
  return { bytes: WEIGHT_LIMITS.contentScript, files: 8 };
};
