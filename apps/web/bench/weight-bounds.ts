/** What pages may weigh, in bytes of gzip; fonts as they are. `npm test -- weight` and `npm run bench -- bytes` hold to it. */
export const WEIGHT_BOUNDS = {
  /** JavaScript that a page loads at first, as a multiple of an empty Remix page's */
  contentScript: 1.2,
  /** the same of a page that is a tool: it works on the visitor's list at once */
  toolScript: 1.25,
  /** HTML of a commander page */
  html: 60_000,
  /** the sheet of styles: what fits the first window of a connection, less the headers */
  styles: 14_000,
  /** both preloaded fonts */
  fonts: 100_000,
} as const;

/** Routes that are tools. */
export const TOOL_ROUTES: readonly string[] = ['routes/recs'];
