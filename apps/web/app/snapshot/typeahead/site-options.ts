import type { MiscData, PreconIndex, TypeaheadOption } from '@crownsmith/api-client';
import { COLOR_IDENTITIES, identityName, identitySlug, makeSlug } from '@crownsmith/domain';
import { DECK_PAGE, DEVELOPER_PAGES, SITE_PAGES } from '#app/model/site-pages';
import { TOP_COLOR_LISTS, TOP_TYPE_LISTS, topListUrl } from '#app/model/top-list-info';

type Options = readonly TypeaheadOption[];

/** The lists of a snapshot that the search of the site joins, each with the most played first. */
export interface SiteOptionSources {
  readonly cards: Options;
  readonly commanders: Options;
  /** pairs among them */
  readonly partners: Options;
  readonly sets: Options;
  readonly misc: Pick<MiscData, 'themes' | 'tribes'>;
  /** newest first */
  readonly precons: readonly Pick<PreconIndex['precons'][number], 'slug' | 'name' | 'set'>[];
}

const COMMANDERS = '/commanders/';
const CARDS = '/cards/';

/** Cards and commanders in the order of the cards; a card with a commander page leads there. */
const nameOptions = ({ cards, commanders }: SiteOptionSources): Options => {
  const commanderUrls = new Set(commanders.map(({ url }) => url));
  return cards.map((option): TypeaheadOption => {
    const url = option.url.replace(CARDS, COMMANDERS);
    return commanderUrls.has(url) ? { ...option, url, kind: 'commander' } : { ...option, kind: 'card' };
  });
};

const pairOptions = ({ partners, commanders }: SiteOptionSources): Options => {
  const singles = new Set(commanders.map(({ url }) => url));
  return partners
    .filter(({ url }) => url.startsWith(COMMANDERS) && !singles.has(url))
    .map((option) => ({ ...option, kind: 'pair' }));
};

/** A name with the code of a set, by which players look for it, too. */
const withCode = (name: string, code: string | null | undefined): string =>
  code ? `${name} (${code.toUpperCase()})` : name;

const setOptions = ({ sets }: SiteOptionSources): Options =>
  sets.map((option) => ({
    ...option,
    label: withCode(option.label, /^\/sets\/([^/]+)$/.exec(option.url)?.[1]),
    kind: 'set',
  }));

const preconOptions = ({ precons }: SiteOptionSources): Options =>
  precons.map(({ slug, name, set }) => ({
    label: withCode(name, set),
    url: `/precon/${slug}`,
    kind: 'precon',
  }));

/** Pages that are the only one of their kind, and the lists by colour and type. */
const pageOptions = (): Options => {
  const pages = [
    DECK_PAGE,
    ...Object.values(SITE_PAGES).flat(),
    ...DEVELOPER_PAGES,
    ...[...TOP_TYPE_LISTS, ...TOP_COLOR_LISTS].map((list) => ({ label: list.title, url: topListUrl(list) })),
    ...COLOR_IDENTITIES.map((identity) => ({
      label: `${identityName(identity)} commanders`,
      url: `${COMMANDERS}${identitySlug(identity)}`,
    })),
  ];
  const byUrl = new Map(pages.map(({ label, url }) => [url, { label, url, kind: 'page' as const }]));
  return [...byUrl.values()];
};

/**
 * Everything that the search of the site finds, each with its kind: cards and commanders by their decks, then precons,
 * themes, tribes, pages, sets and pairs. The order decides between labels that match a query equally well.
 */
export const siteOptions = (sources: SiteOptionSources): Options => [
  ...nameOptions(sources),
  ...preconOptions(sources),
  ...sources.misc.themes.map(({ key, name }) => ({
    label: name,
    url: `/themes/${key}`,
    kind: 'theme' as const,
  })),
  ...sources.misc.tribes.map((name) => ({
    label: name,
    url: `/typal/${makeSlug(name)}`,
    kind: 'tribe' as const,
  })),
  ...pageOptions(),
  ...setOptions(sources),
  ...pairOptions(sources),
];

/** Places for each kind among the popular options. */
const POPULAR = { commanders: 5, cards: 3 } as const;

/** What most decks play: the most played commanders, then the most played other cards. */
export const popularOptions = (sources: SiteOptionSources): Options => {
  const names = nameOptions(sources);
  return [
    ...sources.commanders
      .slice(0, POPULAR.commanders)
      .map((option) => ({ ...option, kind: 'commander' as const })),
    ...names.filter(({ kind }) => kind === 'card').slice(0, POPULAR.cards),
  ];
};
