/** What is known of a posted form before it is read. */
export interface FormGuard {
  /** a page of another site sent it */
  readonly crossSite: boolean;
  /** seconds until another one may be sent, where there were too many from one address */
  readonly retryAfter?: number | undefined;
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Whether a post comes from a page of another site, by what the browser says of it. One that says nothing is no browser
 * that holds anything of a visitor, and is let through.
 * @param header reads a request header by its lower-case name
 * @param ownHosts where the site stands, with ports
 * @example isCrossSite((name) => (name === 'sec-fetch-site' ? 'cross-site' : undefined), ['crownsmith.example']) // true
 */
export const isCrossSite = (
  header: (name: string) => string | null | undefined,
  ownHosts: readonly string[],
): boolean => {
  const site = header('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = header('origin');
  if (!origin) return false;
  const host = hostOf(origin);
  return host === undefined || !ownHosts.includes(host);
};
