import {
  identitiesOfGroup,
  identityColors,
  identityName,
  identitySlug,
  makeSlug,
  type ColorIdentity,
  type IdentityGroup,
} from '@crownsmith/domain';

/** A link of a menu; `symbols` are keys of mana symbols before its words. */
export interface NavLink {
  readonly label: string;
  readonly url: string;
  readonly symbols?: readonly string[];
}
/** Links under a heading; without one they lead the menu. */
export interface NavGroup {
  readonly title?: string;
  readonly links: readonly NavLink[];
}
/** What the misc data lists whole. */
export const MENU_RESTS = { sets: 'All sets', themes: 'All themes', tribes: 'All tribes' } as const;
export type MenuRest = keyof typeof MENU_RESTS;

export interface NavMenu {
  readonly label: string;
  readonly groups: readonly NavGroup[];
  /** what else it leads to; the browser fills it in from the misc data when the menu is first opened */
  readonly rest?: readonly MenuRest[];
}

/** What the menus are made from. */
export interface MenuSources {
  /** lists of top cards by colour and by type, `name` as in their addresses */
  readonly topColors: readonly { readonly name: string; readonly label: string }[];
  readonly topTypes: readonly { readonly name: string; readonly label: string }[];
  /** newest first */
  readonly sets: readonly { readonly code: string; readonly name: string }[];
  /** those of most decks first */
  readonly themes: readonly { readonly key: string; readonly name: string }[];
  readonly tribes: readonly { readonly key: string; readonly name: string }[];
}

const NEWEST_SETS = 14;
const TOP_THEMES = 18;

const symbolsOf = (identity: ColorIdentity): readonly string[] => {
  const letters = identityColors(identity).map((color) => color.toLowerCase());
  return letters.length > 0 ? letters : ['c'];
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

const filled = (groups: readonly NavGroup[]): readonly NavGroup[] =>
  groups.filter(({ links }) => links.length > 0);

/** The menus of the first bar, as the specification lists them (section 2). */
export const makeMenus = (sources: MenuSources): readonly NavMenu[] => [
  {
    label: 'Cards',
    groups: filled([
      {
        links: [
          { label: 'Top cards', url: '/top' },
          { label: 'Saltiest cards', url: '/top/salt' },
          { label: 'Combos', url: '/combos' },
        ],
      },
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
      {
        links: [
          { label: 'Top commanders', url: '/commanders' },
          { label: 'Backgrounds', url: '/backgrounds' },
          { label: 'Partners', url: '/partners' },
        ],
      },
      colors('One colour', 'mono'),
      colors('Guilds', 'guild'),
      colors('Shards and wedges', 'shard', 'wedge'),
      colors('Four, five or none', 'four-color', 'five-color', 'colorless'),
    ],
  },
  {
    label: 'Sets',
    groups: filled([
      {
        links: [
          { label: 'All sets', url: '/sets' },
          { label: 'Precons', url: '/precon' },
        ],
      },
      {
        title: 'Newest',
        links: sources.sets
          .slice(0, NEWEST_SETS)
          .map(({ code, name }) => ({ label: name, url: `/sets/${code}` })),
      },
    ]),
    rest: sources.sets.length > NEWEST_SETS ? ['sets'] : [],
  },
  {
    label: 'Themes',
    groups: filled([
      {
        links: [
          { label: 'Companions', url: '/companions' },
          { label: 'All themes', url: '/themes' },
          { label: 'Typal decks', url: '/typal' },
        ],
      },
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
    rest: [
      ...(sources.themes.length > TOP_THEMES ? (['themes'] as const) : []),
      ...(sources.tribes.length > TOP_THEMES ? (['tribes'] as const) : []),
    ],
  },
];
