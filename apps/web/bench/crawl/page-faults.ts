import type { PageFacts } from './page-facts';

const one = (what: string, texts: readonly string[]): readonly string[] =>
  texts.length === 1 && texts[0]?.trim() ? [] : [`${texts.length} ${what}, to be one: ${texts.join(' | ')}`];

/** A canonical link points to the page's own address; a view of a page, by its query, may point to the page. */
const canonicalFaults = ({ canonicals, noindex }: PageFacts, address: URL): readonly string[] => {
  const [canonical, ...more] = canonicals;
  if (canonical === undefined) return noindex ? [] : ['no canonical link'];
  if (more.length > 0) return ['more than one canonical link'];
  const own = [address.href, `${address.origin}${address.pathname}`];
  return own.includes(canonical) ? [] : [`the canonical link points to ${canonical}`];
};

const anchorFaults = ({ links, ids }: PageFacts): readonly string[] =>
  [...links]
    .filter((href) => href.startsWith('#') && href !== '#' && href !== '#top')
    .filter((href) => !ids.has(decodeURIComponent(href.slice(1))))
    .map((href) => `nothing is at ${href}`);

/** What is wrong with a page that was found at an address. */
export const pageFaults = (page: PageFacts, address: URL): readonly string[] => [
  ...page.faults,
  ...one('titles', page.titles),
  ...one('descriptions', page.descriptions),
  ...canonicalFaults(page, address),
  ...(page.h1 === 1 ? [] : [`${page.h1} h1, to be one`]),
  ...anchorFaults(page),
];
