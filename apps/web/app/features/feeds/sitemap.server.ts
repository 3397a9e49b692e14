import type { Snapshot } from '#app/snapshot/current.server';
import { COLOR_IDENTITIES, identitySlug, isColorIdentity } from '@crownsmith/domain';
import { xmlText } from './xml-text';

/** Most addresses of one part; the protocol allows 50,000 (sitemaps.org, read 2026-11-21). */
const PART_LENGTH = 40_000;

const COLORS = ['w', 'u', 'b', 'r', 'g', 'colorless', 'multi'] as const;
const TYPES = [
  'creatures', 'instants', 'sorceries', 'artifacts', 'equipment', 'utility-artifacts', 'mana-artifacts',
  'enchantments', 'auras', 'planeswalkers', 'lands', 'utility-lands', 'color-fixing-lands',
] as const; // prettier-ignore
const PLAIN = [
  '/', '/top', '/commanders', '/recs', '/faq', '/about-us', '/privacy', '/contact-us', '/bug-report', '/apply',
] as const; // prettier-ignore

/** The kinds of pages, each with addresses of its own. */
export const SITEMAP_SECTIONS = [
  'pages',
  'commanders',
  'parts',
  'partners',
  'decks',
  'cards',
  'sets',
  'themes',
  'precons',
  'combos',
] as const;
export type SitemapSection = (typeof SITEMAP_SECTIONS)[number];

const present = <T>(list: readonly T[] | undefined): readonly T[] => list ?? [];

/** Pages that list others: those that the snapshot has. */
const listPages = async ({ browse }: Snapshot): Promise<readonly string[]> => {
  const has = async (path: string, read: () => Promise<unknown>): Promise<readonly string[]> => {
    const page = await read();
    return page === undefined || (Array.isArray(page) && page.length === 0) ? [] : [path];
  };
  const lists = await Promise.all([
    has('/top/salt', () => browse.salt()),
    ...[...COLORS, ...TYPES].map((name) => has(`/top/${name}`, () => browse.top(`top/${name}`, 'all'))),
    ...(['backgrounds', 'partners', 'companions'] as const).map((name) =>
      has(`/${name}`, () => browse.zone(name)),
    ),
    ...COLOR_IDENTITIES.map((identity) =>
      has(`/commanders/${identitySlug(identity)}`, () => browse.commandersOf(identity)),
    ),
    has('/combos', () => browse.combos()),
    has('/precon', () => browse.precons()),
    has('/sets', () => browse.sets()),
    has('/themes', () => browse.themes('themes')),
    has('/typal', () => browse.themes('typal')),
  ]);
  return lists.flat();
};

/** Parts of pages: a commander's themes and price ends, and themes within colours. */
const partPages = async ({ browse }: Snapshot): Promise<readonly string[]> => {
  const parts = await browse.subpages();
  if (!parts) return [];
  const { variants, ...themes } = parts;
  return [
    ...Object.entries(variants).flatMap(([slug, keys]) => keys.map((key) => `/commanders/${slug}/${key}`)),
    ...Object.entries(themes).flatMap(([kind, of]) =>
      Object.entries(of).flatMap(([key, identities]) =>
        identities.filter(isColorIdentity).map((identity) => `/${kind}/${key}/${identitySlug(identity)}`),
      ),
    ),
  ];
};

/** Whom a card shares the command zone with: a page for each that the rules let do so. */
const partnerPages = async ({ browse }: Snapshot): Promise<readonly string[]> => {
  const zones = await Promise.all([browse.zone('partners'), browse.zone('backgrounds')]);
  const slugs = zones
    .flatMap((zone) => zone?.groups ?? [])
    .flatMap(({ rows }) => rows.map(({ card }) => card.slug));
  return [...new Set(slugs)].map((slug) => `/partners/${slug}`);
};

/** The addresses of a section, each once. */
const sectionPaths = async (snapshot: Snapshot, section: SitemapSection): Promise<readonly string[]> => {
  const { browse } = snapshot;
  switch (section) {
    case 'pages':
      return [...PLAIN, ...(await listPages(snapshot))];
    case 'commanders':
      return [...(await snapshot.commanderPaths())];
    case 'parts':
      return partPages(snapshot);
    case 'partners':
      return partnerPages(snapshot);
    case 'decks':
      return [...(await snapshot.commanderPaths())].map((url) =>
        url.replace('/commanders/', '/average-decks/'),
      );
    case 'cards':
      return [...new Set(snapshot.typeaheadList('cards').map(({ url }) => url))];
    case 'sets':
      return (await browse.sets()).map(({ code }) => `/sets/${code}`);
    case 'themes':
      return (
        await Promise.all(
          (['themes', 'typal'] as const).map(async (kind) =>
            (await browse.themes(kind)).map(({ key }) => `/${kind}/${key}`),
          ),
        )
      ).flat();
    case 'precons':
      return present(await browse.precons()).map(({ slug }) => `/precon/${slug}`);
    case 'combos':
      return present((await browse.combos())?.entries).map(({ id }) => `/combos/${id}`);
  }
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const modified = ({ manifest }: Snapshot): string => new Date(manifest.createdAt).toISOString();

/** The index of all parts as XML. */
export const makeSitemapIndex = async (snapshot: Snapshot, origin: string): Promise<string> => {
  const lastmod = modified(snapshot);
  const parts = await Promise.all(
    SITEMAP_SECTIONS.map(async (section) => {
      const count = Math.ceil((await sectionPaths(snapshot, section)).length / PART_LENGTH);
      return Array.from({ length: count }, (_, index) => `${origin}/sitemaps/${section}-${index + 1}.xml`);
    }),
  );
  const lines = parts
    .flat()
    .map((url) => `<sitemap><loc>${xmlText(url)}</loc><lastmod>${lastmod}</lastmod></sitemap>\n`);
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${lines.join('')}</sitemapindex>\n`;
};

/**
 * One part of the sitemap as XML, piece by piece; undefined where there is no such part.
 * @param part from 1
 */
export const makeSitemapPart = async (
  snapshot: Snapshot,
  origin: string,
  section: SitemapSection,
  part: number,
): Promise<Iterable<string> | undefined> => {
  const paths = (await sectionPaths(snapshot, section)).slice((part - 1) * PART_LENGTH, part * PART_LENGTH);
  if (paths.length === 0) return undefined;
  const lastmod = modified(snapshot);
  const pieces = function* (): Iterable<string> {
    yield `${HEAD}<urlset ${SCHEMA}>\n`;
    for (let from = 0; from < paths.length; from += 500) {
      yield paths
        .slice(from, from + 500)
        .map((path) => `<url><loc>${xmlText(origin + path)}</loc><lastmod>${lastmod}</lastmod></url>\n`)
        .join('');
    }
    yield '</urlset>\n';
  };
  return pieces();
};

/** What robots may read: pages; not the API, nor searches, of which there is no end. */
export const makeRobots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /search?',
    'Disallow: /oembed',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
