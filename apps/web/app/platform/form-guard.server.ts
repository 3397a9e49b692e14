/** What the server found out about a posted form before its body was read. */
export interface FormGuard {
  /** a page of another site sent it */
  readonly crossSite: boolean;
  /** seconds until the next post, where too many came from one address */
  readonly retryAfter?: number | undefined;
}

/** An origin in normal form, without its scheme's default port; undefined where it is opaque or invalid. */
const normalizeOrigin = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).origin : undefined;

/**
 * Whether a post comes from a page of another site, by Sec-Fetch-Site, else by Origin. A client that sends neither is no
 * browser with a visitor's cookies, so its post is accepted.
 * @param header reads a request header by its lower-case name
 * @param ownOrigins origins of the site
 * @example isCrossSite((name) => (name === 'origin' ? 'http://a.example' : undefined), ['https://a.example']) // true
 */
export const isCrossSite = (
  header: (name: string) => string | null | undefined,
  ownOrigins: readonly string[],
): boolean => {
  const site = header('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = header('origin');
  if (!origin) return false;
  const normal = normalizeOrigin(origin);
  return normal === undefined || !ownOrigins.some((own) => normalizeOrigin(own) === normal);
};
