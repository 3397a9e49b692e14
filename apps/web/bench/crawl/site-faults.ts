import type { PageFacts } from './page-facts';

/** Something wrong with an address. */
export interface CrawlFault {
  /** below the origin */
  readonly address: string;
  readonly reason: string;
  /** where the link stands; none for what the sitemap names */
  readonly from?: string | undefined;
}

/** What pages must agree on with one another: gathered page by page, told at the end. */
export const createSiteFaults = (origin: string) => {
  const idsOf = new Map<string, ReadonlySet<string>>();
  const fragments = new Map<string, string>();
  const canonicalOf = new Map<string, string>();
  const listed = new Set<string>();
  const indexed = new Set<string>();
  const faults: CrawlFault[] = [];
  const pathOf = (href: string): string => href.slice(origin.length);

  return {
    /** A link with a fragment. */
    addFragment: (href: string, from: string): void => {
      if (!fragments.has(href)) fragments.set(href, from);
    },
    /** An address that the sitemap lists. */
    addListed: (href: string): void => {
      if (listed.has(href)) faults.push({ address: pathOf(href), reason: 'the sitemap lists it twice' });
      listed.add(href);
    },
    addPage: (page: PageFacts, address: URL): void => {
      idsOf.set(address.href, page.ids);
      const [canonical] = page.canonicals;
      const [title] = page.titles;
      const isItself = canonical === address.href;
      if (isItself && !page.noindex) {
        indexed.add(address.href);
        const other = title === undefined ? undefined : canonicalOf.get(title);
        if (other !== undefined)
          faults.push({ address: pathOf(canonical), reason: `has the title of ${pathOf(other)}: ${title}` });
        else if (title !== undefined) canonicalOf.set(title, canonical);
      }
    },
    /** All that is wrong; to be asked for once, when the walk is over. */
    tell: (): readonly CrawlFault[] => {
      for (const [href, from] of fragments) {
        const address = new URL(href);
        const id = decodeURIComponent(address.hash.slice(1));
        address.hash = '';
        const ids = idsOf.get(address.href);
        if (ids && !ids.has(id))
          faults.push({ address: pathOf(address.href), from, reason: `nothing is at #${id}` });
      }
      for (const href of indexed)
        if (!href.includes('?') && !listed.has(href))
          faults.push({ address: pathOf(href), reason: 'is not in the sitemap' });
      for (const href of listed)
        if (!indexed.has(href))
          faults.push({ address: pathOf(href), reason: 'is in the sitemap, but is no page to be listed' });
      return faults;
    },
  };
};
