import { type ParsedPage, parsePage } from './parse-page';

const expectOne = (what: string, texts: readonly string[]): readonly string[] =>
  texts.length === 1 && texts[0]?.trim()
    ? []
    : [`${texts.length} ${what} instead of 1: ${texts.join(' | ')}`];

const findHeadingIssues = ({ h1 }: ParsedPage): readonly string[] =>
  h1 === 1 ? [] : [`${h1} h1 instead of 1`];

/** Whether a URL is another one, or that without some of its parameters. */
const isPartOf = (part: URL, whole: URL): boolean =>
  part.origin + part.pathname === whole.origin + whole.pathname &&
  [...part.searchParams].every(([name, value]) => whole.searchParams.getAll(name).includes(value));

/** A canonical link names the page's own URL; that of a view may name the page without the parameters of the view. */
const findCanonicalIssues = ({ canonicals }: ParsedPage, url: URL): readonly string[] => {
  const [canonical, ...more] = canonicals;
  if (canonical === undefined) return ['no canonical link'];
  if (more.length > 0) return ['more than one canonical link'];
  return URL.canParse(canonical) && isPartOf(new URL(canonical), url)
    ? []
    : [`the canonical link names ${canonical}`];
};

/** Links to fragments of the page itself that it does not have. */
const findFragmentIssues = ({ links, ids }: ParsedPage): readonly string[] =>
  [...links.keys()]
    .filter((href) => href.startsWith('#') && href !== '#' && href !== '#top')
    .filter((href) => !ids.has(decodeURIComponent(href.slice(1))))
    .map((href) => `no element for ${href}`);

const PREVIEW = ['og:title', 'og:description', 'og:url', 'og:image'] as const;

/** Metadata for link previews and search engines. */
const findMetadataIssues = ({ properties, structured, canonicals }: ParsedPage): readonly string[] => {
  const missing = PREVIEW.filter((name) => !properties.get(name)).map((name) => `no ${name}`);
  const url = properties.get('og:url');
  const wrong = url !== undefined && url !== canonicals[0] ? [`og:url is ${url}`] : [];
  const unreadable = structured.flatMap((text) => {
    try {
      return typeof JSON.parse(text) === 'object' ? [] : ['structured data is not an object'];
    } catch (error) {
      return [`structured data: ${String(error)}`];
    }
  });
  return [...missing, ...wrong, ...(structured.length > 0 ? unreadable : ['no structured data'])];
};

export const findPageIssues = (page: ParsedPage, url: URL): readonly string[] => [
  ...page.issues,
  ...expectOne('titles', page.titles),
  ...expectOne('descriptions', page.descriptions),
  ...findCanonicalIssues(page, url),
  ...findMetadataIssues(page),
  ...findHeadingIssues(page),
  ...findFragmentIssues(page),
];

/** Issues of the response for a URL that names nothing: a 404 page with suggestions and a link to report it. */
export const findNotFoundIssues = (
  status: number,
  html: string,
  { pathname }: Pick<URL, 'pathname'>,
): readonly string[] => {
  if (status !== 404) return [`does not exist, but has status ${status}`];
  const page = parsePage(html);
  const report = `/bug-report?from=${encodeURIComponent(pathname)}`;
  return [
    ...page.issues,
    ...expectOne('titles', page.titles),
    ...findHeadingIssues(page),
    ...(page.links.has(report) ? [] : ['no link to report it']),
    ...(html.includes('Did you mean') ? [] : ['no suggestions']),
  ];
};
