import type { TimeWindow } from '@crownsmith/api-client';

/** A list of top cards: its address below `/top/`, its name in a menu and its title. */
export interface TopListInfo {
  readonly name: string;
  readonly label: string;
  readonly title: string;
  /** what it holds, for a snapshot that does not say */
  readonly rule: string;
}

const color = (name: string, label: string): TopListInfo => ({
  name,
  label,
  title: `Top ${label.toLowerCase()} cards`,
  rule: `Cards whose colour identity is ${label.toLowerCase()} and nothing else.`,
});

export const TOP_COLOR_LISTS: readonly TopListInfo[] = [
  color('w', 'White'),
  color('u', 'Blue'),
  color('b', 'Black'),
  color('r', 'Red'),
  color('g', 'Green'),
  {
    name: 'colorless',
    label: 'Colourless',
    title: 'Top colourless cards',
    rule: 'Cards without a colour in their identity.',
  },
  {
    name: 'multi',
    label: 'Multicolour',
    title: 'Top multicolour cards',
    rule: 'Cards whose identity has two or more colours.',
  },
];

const type = (name: string, label: string, rule: string): TopListInfo => ({
  name,
  label,
  title: `Top ${label.toLowerCase()}`,
  rule,
});

export const TOP_TYPE_LISTS: readonly TopListInfo[] = [
  type('creatures', 'Creatures', 'Cards whose front face is a creature.'),
  type('instants', 'Instants', 'Cards whose front face is an instant.'),
  type('sorceries', 'Sorceries', 'Cards whose front face is a sorcery.'),
  type('artifacts', 'Artifacts', 'Artifacts that are no creatures.'),
  type('equipment', 'Equipment', 'Artifacts of the type Equipment.'),
  type(
    'utility-artifacts',
    'Utility Artifacts',
    'Artifacts that do something else than make mana, Equipment left out.',
  ),
  type('mana-artifacts', 'Mana Artifacts', 'Artifacts that make mana.'),
  type('enchantments', 'Enchantments', 'Enchantments that are no creatures.'),
  type('auras', 'Auras', 'Enchantments of the type Aura.'),
  type('planeswalkers', 'Planeswalkers', 'Cards whose front face is a planeswalker.'),
  type('lands', 'Lands', 'Lands, basic lands left out.'),
  type('utility-lands', 'Utility Lands', 'Lands that do something else than make mana.'),
  type('color-fixing-lands', 'Colour-Fixing Lands', 'Lands that make or find mana of two or more colours.'),
];

export const TOP_LIST: TopListInfo = {
  name: '',
  label: 'All cards',
  title: 'Top cards',
  rule: 'Each card against the decks whose colours allow it.',
};

const BY_NAME: ReadonlyMap<string, TopListInfo> = new Map(
  [...TOP_COLOR_LISTS, ...TOP_TYPE_LISTS].map((list) => [list.name, list]),
);

/** A list by its address; undefined where there is none. @example topListOf('w')?.title // 'Top white cards' */
export const topListOf = (name: string): TopListInfo | undefined => BY_NAME.get(name);

/** The address of a list. @example topListUrl(TOP_LIST) // '/top' */
export const topListUrl = ({ name }: Pick<TopListInfo, 'name'>): string =>
  name === '' ? '/top' : `/top/${name}`;

export const WINDOW_LABELS: Readonly<Record<TimeWindow, string>> = {
  week: 'Past week',
  month: 'Past month',
  year: 'Past year',
  all: 'All time',
};
