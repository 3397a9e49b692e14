import type { Snapshot } from '#app/snapshot/current.server';
import { isSnapshotFailure, takeTurn } from '@crownsmith/answers/snapshot';
import { COLOR_IDENTITIES, identitySlug, isColorIdentity } from '@crownsmith/domain';
import { slugsOfSet } from '#app/snapshot/slugs-of-set.server';
import { xmlText } from './xml-text.server';

/** URLs per file; the protocol allows 50,000 (sitemaps.org, read 2026-11-21). */
const MAX_FILE_URLS = 40_000;

/** URLs per chunk. */
const CHUNK_URLS = 500;

const TOP_COLORS = ['w', 'u', 'b', 'r', 'g', 'colorless', 'multi'] as const;
const TOP_TYPES = [
  'creatures', 'instants', 'sorceries', 'artifacts', 'equipment', 'utility-artifacts', 'mana-artifacts',
  'enchantments', 'auras', 'planeswalkers', 'lands', 'utility-lands', 'color-fixing-lands',
] as const; // prettier-ignore
const STATIC_PATHS = [
  '/', '/top', '/commanders', '/compare', '/deck', '/table', '/new-cards', '/collection', '/build', '/faq', '/about-us', '/data-age', '/privacy', '/count-my-deck', '/contact-us', '/bug-report', '/apply', '/embed',
  '/developers', '/developers/domain', '/developers/api-client', '/developers/recommender', '/developers/deck-report', '/developers/catalog',
  '/developers/mana-symbols', '/developers/cli', '/developers/api', '/developers/compatible',
  '/symbols', '/search/syntax',
] as const; // prettier-ignore

/** Sections of the sitemap by kind of page, each in one file or more. */
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

const listPaths = async ({ browse }: Snapshot): Promise<readonly string[]> => {
  const ifPresent = async (path: string, read: () => Promise<unknown>): Promise<readonly string[]> => {
    const page = await read();
    return page === undefined || (Array.isArray(page) && page.length === 0) ? [] : [path];
  };
  const lists = await Promise.all([
    ifPresent('/top/salt', () => browse.salt()),
    ifPresent('/top/rising', () => browse.moving()),
    ...[...TOP_COLORS, ...TOP_TYPES].map((name) =>
      ifPresent(`/top/${name}`, () => browse.top(`top/${name}`, 'all')),
    ),
    ...(['backgrounds', 'partners', 'companions'] as const).map((name) =>
      ifPresent(`/${name}`, () => browse.zone(name)),
    ),
    ...COLOR_IDENTITIES.map((identity) =>
      ifPresent(`/commanders/${identitySlug(identity)}`, () => browse.commandersOf(identity)),
    ),
    ifPresent('/commanders/results', () => browse.results()),
    ifPresent('/combos', () => browse.combos()),
    ifPresent('/precon', () => browse.precons()),
    ifPresent('/sets', () => browse.sets()),
    ifPresent('/themes', () => browse.themes('themes')),
    ifPresent('/typal', () => browse.themes('typal')),
  ]);
  return lists.flat();
};

/** Paths of variants of commanders below one of their pages. */
const variantPaths = (
  variants: Readonly<Record<string, readonly string[]>>,
  parent: '/commanders' | '/average-decks',
): readonly string[] =>
  Object.entries(variants).flatMap(([slug, keys]) => keys.map((key) => `${parent}/${slug}/${key}`));

/** Paths of variants of commanders, and of themes and tribes within colours. */
const subpagePaths = async ({ browse }: Snapshot): Promise<readonly string[]> => {
  const index = await browse.subpages();
  if (!index) return [];
  const { variants, ...themes } = index;
  return [
    ...variantPaths(variants, '/commanders'),
    ...Object.entries(themes).flatMap(([kind, byKey]) =>
      Object.entries(byKey).flatMap(([key, identities]) =>
        identities.filter(isColorIdentity).map((identity) => `/${kind}/${key}/${identitySlug(identity)}`),
      ),
    ),
  ];
};

/** Paths of the results of commanders and pairs. */
const resultPaths = async ({ browse }: Snapshot): Promise<readonly string[]> => {
  const slugs = (await browse.results())?.formats.flatMap(({ commanders }) =>
    commanders.map(({ slug }) => slug),
  );
  return [...new Set(slugs)].map((slug) => `/commanders/${slug}/results`);
};

/** Paths of the average decks of commanders, pairs and their variants. */
const averageDeckPaths = async (snapshot: Snapshot): Promise<readonly string[]> => [
  ...[...(await snapshot.commanderPaths())].map((url) => url.replace('/commanders/', '/average-decks/')),
  ...variantPaths((await snapshot.browse.subpages())?.variants ?? {}, '/average-decks'),
];

/** Paths of the partners of each card that can be in a pair. */
const partnerPaths = async ({ browse }: Snapshot): Promise<readonly string[]> => {
  const zones = await Promise.all([browse.zone('partners'), browse.zone('backgrounds')]);
  const slugs = zones
    .flatMap((zone) => zone?.groups ?? [])
    .flatMap(({ rows }) => rows.map(({ card }) => card.slug));
  return [...new Set(slugs)].map((slug) => `/partners/${slug}`);
};

/** Paths of what is foreseen of the cards of sets that nobody has played; a set whose page is damaged is left out. */
const firstDayPaths = async (snapshot: Snapshot): Promise<readonly string[]> => {
  const unplayed = [...(await snapshot.unplayedCards())];
  const codes = [...new Set(unplayed.flatMap((slug) => snapshot.card(slug)?.sets ?? []))].sort();
  const paths = await Promise.all(
    codes.map(async (code) => {
      const set = await snapshot.browse.set(code).catch((error: unknown) => {
        if (isSnapshotFailure(error)) return undefined;
        throw error;
      });
      const slugs = set && slugsOfSet(set);
      return unplayed.some((slug) => slugs?.has(slug)) ? [`/sets/${code}/new-cards`] : [];
    }),
  );
  return paths.flat();
};

/** Paths of a section, without duplicates. */
const sectionPaths = async (snapshot: Snapshot, section: SitemapSection): Promise<readonly string[]> => {
  const { browse } = snapshot;
  switch (section) {
    case 'pages':
      return [...STATIC_PATHS, ...(await listPaths(snapshot))];
    case 'commanders':
      return [...(await snapshot.commanderPaths())];
    case 'parts':
      return [...(await subpagePaths(snapshot)), ...(await resultPaths(snapshot))];
    case 'partners':
      return partnerPaths(snapshot);
    case 'decks':
      return averageDeckPaths(snapshot);
    case 'cards':
      return [...new Set(snapshot.typeaheadList('cards').map(({ url }) => url))];
    case 'sets':
      return [
        ...(await browse.sets()).map(({ code }) => `/sets/${code}`),
        ...(await firstDayPaths(snapshot)),
      ];
    case 'themes':
      return (
        await Promise.all(
          (['themes', 'typal'] as const).map(async (kind) =>
            (await browse.themes(kind)).map(({ key }) => `/${kind}/${key}`),
          ),
        )
      ).flat();
    case 'precons':
      return ((await browse.precons()) ?? []).map(({ slug }) => `/precon/${slug}`);
    case 'combos':
      return ((await browse.combos())?.entries ?? []).map(({ id }) => `/combos/${id}`);
  }
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const lastModified = ({ manifest }: Snapshot): string => new Date(manifest.createdAt).toISOString();

/** The index of all files as XML. */
export const makeSitemapIndex = async (snapshot: Snapshot, origin: string): Promise<string> => {
  const lastmod = lastModified(snapshot);
  const files = await Promise.all(
    SITEMAP_SECTIONS.map(async (section) => {
      const count = Math.ceil((await sectionPaths(snapshot, section)).length / MAX_FILE_URLS);
      return Array.from({ length: count }, (_, index) => `${origin}/sitemaps/${section}-${index + 1}.xml`);
    }),
  );
  const lines = files
    .flat()
    .map((url) => `<sitemap><loc>${xmlText(url)}</loc><lastmod>${lastmod}</lastmod></sitemap>\n`);
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${lines.join('')}</sitemapindex>\n`;
};

/**
 * A file of the sitemap as XML, in chunks, each made in a turn of its own; undefined for an unknown one.
 * @param number from 1
 */
export const makeSitemapPart = async (
  snapshot: Snapshot,
  origin: string,
  section: SitemapSection,
  number: number,
): Promise<AsyncIterable<string> | undefined> => {
  const paths = (await sectionPaths(snapshot, section)).slice(
    (number - 1) * MAX_FILE_URLS,
    number * MAX_FILE_URLS,
  );
  if (paths.length === 0) return undefined;
  const lastmod = lastModified(snapshot);
  const chunks = async function* (): AsyncIterable<string> {
    yield `${HEAD}<urlset ${SCHEMA}>\n`;
    for (let from = 0; from < paths.length; from += CHUNK_URLS) {
      await takeTurn();
      yield paths
        .slice(from, from + CHUNK_URLS)
        .map((path) => `<url><loc>${xmlText(origin + path)}</loc><lastmod>${lastmod}</lastmod></url>\n`)
        .join('');
    }
    yield '</urlset>\n';
  };
  return chunks();
};
