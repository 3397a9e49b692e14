/** Lists of top cards: all cards, those of a colour or a type, and the saltiest. */
export const TOP_LIST_NAMES = [
  'all',
  'w',
  'u',
  'b',
  'r',
  'g',
  'colorless',
  'multi',
  'creatures',
  'instants',
  'sorceries',
  'artifacts',
  'equipment',
  'utility-artifacts',
  'mana-artifacts',
  'enchantments',
  'auras',
  'planeswalkers',
  'lands',
  'utility-lands',
  'color-fixing-lands',
  'salt',
] as const;
/** The name of a list of top cards. */
export type TopListName = (typeof TOP_LIST_NAMES)[number];
