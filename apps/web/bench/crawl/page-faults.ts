import { type PageFacts, readPage } from './page-facts';

const one = (what: string, texts: readonly string[]): readonly string[] =>
  texts.length === 1 && texts[0]?.trim() ? [] : [`${texts.length} ${what}, to be one: ${texts.join(' | ')}`];

/** A canonical link points to the page's own address; a view of a page, by its query, may point to the page. */
const canonicalFaults = ({ canonicals }: PageFacts, address: URL): readonly string[] => {
  const [canonical, ...more] = canonicals;
  if (canonical === undefined) return ['no canonical link'];
  if (more.length > 0) return ['more than one canonical link'];
  const own = [address.href, `${address.origin}${address.pathname}`];
  return own.includes(canonical) ? [] : [`the canonical link points to ${canonical}`];
};

/** Links to a place on the page itself. */
const anchorFaults = ({ links, ids }: PageFacts): readonly string[] =>
  [...links.keys()]
    .filter((href) => href.startsWith('#') && href !== '#' && href !== '#top')
    .filter((href) => !ids.has(decodeURIComponent(href.slice(1))))
    .map((href) => `nothing is at ${href}`);

const PREVIEW = ['og:title', 'og:description', 'og:url', 'og:image'] as const;

/** What shared links and search engines are told. */
const previewFaults = ({ properties, structured, canonicals }: PageFacts): readonly string[] => {
  const missing = PREVIEW.filter((name) => !properties.get(name)).map((name) => `no ${name}`);
  const url = properties.get('og:url');
  const wrong = url !== undefined && url !== canonicals[0] ? [`og:url is ${url}`] : [];
  const unreadable = structured.flatMap((text) => {
    try {
      return typeof JSON.parse(text) === 'object' ? [] : ['structured data that is no object'];
    } catch (error) {
      return [`structured data: ${String(error)}`];
    }
  });
  return [...missing, ...wrong, ...(structured.length > 0 ? unreadable : ['no structured data'])];
};

/** What is wrong with a page that was found at an address. */
export const pageFaults = (page: PageFacts, address: URL): readonly string[] => [
  ...page.faults,
  ...one('titles', page.titles),
  ...one('descriptions', page.descriptions),
  ...canonicalFaults(page, address),
  ...previewFaults(page),
  ...(page.h1 === 1 ? [] : [`${page.h1} h1, to be one`]),
  ...anchorFaults(page),
];

/** What is wrong with the answer for an address that is not there: a page that says so and what may have been meant. */
export const missingFaults = (status: number, html: string, { pathname }: URL): readonly string[] => {
  if (status !== 404) return [`is not there, yet answers ${status}`];
  const page = readPage(html);
  const report = `/bug-report?from=${encodeURIComponent(pathname)}`;
  return [
    ...page.faults,
    ...one('titles', page.titles),
    ...(page.h1 === 1 ? [] : [`${page.h1} h1, to be one`]),
    ...(page.links.has(report) ? [] : ['no way to report it']),
    ...(html.includes('Did you mean') ? [] : ['suggests nothing']),
  ];
};
