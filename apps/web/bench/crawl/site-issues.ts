import type { ParsedPage } from './parse-page';

export interface CrawlIssue {
  /** path, query and fragment of the URL */
  readonly path: string;
  readonly reason: string;
  /** path of the page that links to it; undefined for a URL that only the sitemap lists */
  readonly from?: string | undefined;
}

/** Collects pages and links, then finds issues between pages: shared titles, dead fragments, the sitemap. */
export const createSiteChecker = (origin: string) => {
  const idsOf = new Map<string, ReadonlySet<string>>();
  const fragments = new Map<string, string>();
  const canonicalOf = new Map<string, string>();
  const listed = new Set<string>();
  const indexed = new Set<string>();
  const issues: CrawlIssue[] = [];
  const pathOf = (href: string): string => href.slice(origin.length);

  return {
    /** A link with a fragment, and the page that it is on. */
    addFragment: (href: string, from: string): void => {
      if (!fragments.has(href)) fragments.set(href, from);
    },
    /** A URL that the sitemap lists. */
    addListed: (href: string): void => {
      if (listed.has(href)) issues.push({ path: pathOf(href), reason: 'is in the sitemap twice' });
      listed.add(href);
    },
    addPage: (page: ParsedPage, url: URL): void => {
      idsOf.set(url.href, page.ids);
      const [canonical] = page.canonicals;
      const [title] = page.titles;
      if (canonical !== url.href || page.noindex) return;
      indexed.add(url.href);
      const other = title === undefined ? undefined : canonicalOf.get(title);
      if (other !== undefined)
        issues.push({ path: pathOf(canonical), reason: `has the title of ${pathOf(other)}: ${title}` });
      else if (title !== undefined) canonicalOf.set(title, canonical);
    },
    /**
     * All issues. Call it once, after the crawl.
     * @param isSkipped whether a listed URL was not requested
     */
    findIssues: (isSkipped: (href: string) => boolean = () => false): readonly CrawlIssue[] => {
      for (const [href, from] of fragments) {
        const url = new URL(href);
        const id = decodeURIComponent(url.hash.slice(1));
        url.hash = '';
        const ids = idsOf.get(url.href);
        if (ids && !ids.has(id))
          issues.push({ path: pathOf(url.href), from, reason: `no element for #${id}` });
      }
      for (const href of indexed)
        if (!href.includes('?') && !listed.has(href))
          issues.push({ path: pathOf(href), reason: 'is not in the sitemap' });
      for (const href of listed)
        if (!indexed.has(href) && !isSkipped(href))
          issues.push({ path: pathOf(href), reason: 'is in the sitemap, but is not an indexable page' });
      return issues;
    },
  };
};
