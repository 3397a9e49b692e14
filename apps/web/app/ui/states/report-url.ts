/** Longest path that the report form accepts. */
const MAX_PATH = 300;

/**
 * The URL of the form to report a page.
 * @param path of the page, without its query, which may hold private data
 * @example reportUrl('/cards/sol-rign') // '/bug-report?from=%2Fcards%2Fsol-rign'
 */
export const reportUrl = (path: string): string =>
  path.length > MAX_PATH ? '/bug-report' : `/bug-report?from=${encodeURIComponent(path)}`;
