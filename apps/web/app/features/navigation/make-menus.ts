import {
  identitiesOfGroup,
  identityColors,
  identityName,
  identitySlug,
  makeSlug,
  type ColorIdentity,
  type IdentityGroup,
} from '@crownsmith/domain';
import { SITE_PAGES } from '#app/model/site-pages';

/** A link of a menu. */
export interface NavLink {
  readonly label: string;
  readonly url: string;
  /** keys of mana symbols before the label */
  readonly symbols?: readonly string[];
}
/** Links of a menu under a heading; the first group has none. */
export interface NavGroup {
  readonly title?: string;
  readonly links: readonly NavLink[];
}
/** Long lists that the browser loads when their menu is first opened, with their headings. */
export const LAZY_LISTS = { sets: 'All sets', themes: 'All themes', tribes: 'All tribes' } as const;
export type LazyList = keyof typeof LAZY_LISTS;

export interface NavMenu {
  readonly label: string;
  readonly groups: readonly NavGroup[];
  readonly lazyLists?: readonly LazyList[];
}

/** The data that the menus are made from. */
export interface MenuSources {
  /** lists of top cards by colour and by type; `name` is the last segment of their path */
  readonly topColors: readonly { readonly name: string; readonly label: string }[];
  readonly topTypes: readonly { readonly name: string; readonly label: string }[];
  /** newest first */
  readonly sets: readonly { readonly code: string; readonly name: string }[];
  /** most decks first */
  readonly themes: readonly { readonly key: string; readonly name: string }[];
  readonly tribes: readonly { readonly key: string; readonly name: string }[];
}

const NEWEST_SETS = 14;
const TOP_THEMES = 18;

const symbolsOf = (identity: ColorIdentity): readonly string[] => {
  const symbols = identityColors(identity).map((color) => color.toLowerCase());
  return symbols.length > 0 ? symbols : ['c'];
};

const topSymbols = (name: string): readonly string[] => (name === 'colorless' ? ['c'] : [name]);

const colors = (title: string, ...groups: readonly IdentityGroup[]): NavGroup => ({
  title,
  links: groups.flatMap(identitiesOfGroup).map((identity) => ({
    label: identityName(identity),
    url: `/commanders/${identitySlug(identity)}`,
    symbols: symbolsOf(identity),
  })),
});

const nonEmpty = (groups: readonly NavGroup[]): readonly NavGroup[] =>
  groups.filter(({ links }) => links.length > 0);

/** The main menus (specification, section 2). */
export const makeMenus = (sources: MenuSources): readonly NavMenu[] => [
  {
    label: 'Cards',
    groups: nonEmpty([
      { links: SITE_PAGES.cards },
      {
        title: 'By colour',
        links: sources.topColors.map(({ name, label }) => ({
          label,
          url: `/top/${name}`,
          symbols: topSymbols(name),
        })),
      },
      {
        title: 'By type',
        links: sources.topTypes.map(({ name, label }) => ({ label, url: `/top/${name}` })),
      },
    ]),
  },
  {
    label: 'Commanders',
    groups: [
      { links: SITE_PAGES.commanders },
      colors('One colour', 'mono'),
      colors('Guilds', 'guild'),
      colors('Shards and wedges', 'shard', 'wedge'),
      colors('Four, five or none', 'four-color', 'five-color', 'colorless'),
    ],
  },
  {
    label: 'Sets',
    groups: nonEmpty([
      { links: SITE_PAGES.sets },
      {
        title: 'Newest',
        links: sources.sets
          .slice(0, NEWEST_SETS)
          .map(({ code, name }) => ({ label: name, url: `/sets/${code}` })),
      },
    ]),
    lazyLists: sources.sets.length > NEWEST_SETS ? ['sets'] : [],
  },
  {
    label: 'Themes',
    groups: nonEmpty([
      { links: SITE_PAGES.themes },
      {
        title: 'Top themes',
        links: sources.themes
          .slice(0, TOP_THEMES)
          .map(({ key, name }) => ({ label: name, url: `/themes/${key}` })),
      },
      {
        title: 'Top tribes',
        links: sources.tribes.slice(0, TOP_THEMES).map(({ key, name }) => ({
          label: name,
          url: `/typal/${key || makeSlug(name)}`,
        })),
      },
    ]),
    lazyLists: [
      ...(sources.themes.length > TOP_THEMES ? (['themes'] as const) : []),
      ...(sources.tribes.length > TOP_THEMES ? (['tribes'] as const) : []),
    ],
  },
];
