/** Most that pages may weigh, in bytes after gzip (fonts: in bytes); `npm test -- weight` checks it. */
export const WEIGHT_LIMITS = {
  /** initial JavaScript of a page, as a multiple of an empty Remix page's */
  contentScript: 1.2,
  /** the same of a tool, which works on the visitor's list at once */
  toolScript: 1.25,
  /** HTML of a commander page */
  html: 60_000,
  /** the style sheet: fits the initial congestion window of a connection, less the headers */
  styles: 14_000,
  /** both preloaded fonts */
  fonts: 100_000,
} as const;

/** Routes that are tools. */
export const TOOL_ROUTES: readonly string[] = ['routes/recs'];
