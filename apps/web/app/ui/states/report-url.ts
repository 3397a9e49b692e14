/** Longest path that the form takes as the page concerned. */
const LONGEST = 300;

/**
 * The address of the form for a report about a page, which it names.
 * @param path of the page, with its leading slash; its query may hold what is nobody's business and stays away
 * @example reportUrl('/cards/sol-rign') // '/bug-report?from=%2Fcards%2Fsol-rign'
 */
export const reportUrl = (path: string): string =>
  path.length > LONGEST ? '/bug-report' : `/bug-report?from=${encodeURIComponent(path)}`;
