import type { TimeWindow } from '@crownsmith/api-client';

/** A list of top cards: its path segment below `/top/`, its menu label and its title. */
export interface TopListInfo {
  readonly name: string;
  readonly label: string;
  readonly title: string;
}

const color = (name: string, label: string): TopListInfo => ({
  name,
  label,
  title: `Top ${label.toLowerCase()} cards`,
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
  },
  {
    name: 'multi',
    label: 'Multicolour',
    title: 'Top multicolour cards',
  },
];

const type = (name: string, label: string): TopListInfo => ({
  name,
  label,
  title: `Top ${label.toLowerCase()}`,
});

export const TOP_TYPE_LISTS: readonly TopListInfo[] = [
  type('creatures', 'Creatures'),
  type('instants', 'Instants'),
  type('sorceries', 'Sorceries'),
  type('artifacts', 'Artifacts'),
  type('equipment', 'Equipment'),
  type('utility-artifacts', 'Utility Artifacts'),
  type('mana-artifacts', 'Mana Artifacts'),
  type('enchantments', 'Enchantments'),
  type('auras', 'Auras'),
  type('planeswalkers', 'Planeswalkers'),
  type('lands', 'Lands'),
  type('utility-lands', 'Utility Lands'),
  type('color-fixing-lands', 'Colour-Fixing Lands'),
];

export const TOP_LIST: TopListInfo = {
  name: '',
  label: 'All cards',
  title: 'Top cards',
};

const BY_NAME: ReadonlyMap<string, TopListInfo> = new Map(
  [...TOP_COLOR_LISTS, ...TOP_TYPE_LISTS].map((list) => [list.name, list]),
);

/** A list by its path segment; undefined where there is none. @example topListOf('w')?.title // 'Top white cards' */
export const topListOf = (name: string): TopListInfo | undefined => BY_NAME.get(name);

/** The path of a list. @example topListUrl(TOP_LIST) // '/top' */
export const topListUrl = ({ name }: Pick<TopListInfo, 'name'>): string =>
  name === '' ? '/top' : `/top/${name}`;

export const WINDOW_LABELS: Readonly<Record<TimeWindow, string>> = {
  week: 'Past week',
  month: 'Past month',
  year: 'Past year',
  all: 'All time',
};
