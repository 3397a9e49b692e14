/** What the value of a field is: a text, a number, a set of colours, a cost, a day, or one of a list. */
export type SearchFieldKind = 'text' | 'number' | 'colors' | 'mana' | 'date' | 'choice' | 'rarity';

interface FieldInfo {
  readonly kind: SearchFieldKind;
  /** names in a query, the shortest common one first */
  readonly names: readonly [string, ...string[]];
}

/** Fields of a search by their keys: the kind of their values, and their names, which follow Scryfall's. */
export const SEARCH_FIELDS = {
  name: { kind: 'text', names: ['name', 'n'] },
  type: { kind: 'text', names: ['t', 'type'] },
  text: { kind: 'text', names: ['o', 'oracle', 'text'] },
  fullText: { kind: 'text', names: ['fo', 'fulloracle'] },
  keyword: { kind: 'text', names: ['kw', 'keyword', 'keywords'] },
  color: { kind: 'colors', names: ['c', 'color', 'colors', 'colour', 'colours'] },
  identity: { kind: 'colors', names: ['id', 'identity', 'ci', 'coloridentity', 'commander'] },
  mana: { kind: 'mana', names: ['m', 'mana'] },
  manaValue: { kind: 'number', names: ['mv', 'cmc', 'manavalue'] },
  power: { kind: 'number', names: ['pow', 'power'] },
  toughness: { kind: 'number', names: ['tou', 'toughness'] },
  loyalty: { kind: 'number', names: ['loy', 'loyalty'] },
  powerAndToughness: { kind: 'number', names: ['pt', 'powtou'] },
  rarity: { kind: 'rarity', names: ['r', 'rarity'] },
  set: { kind: 'text', names: ['s', 'set', 'e', 'edition'] },
  year: { kind: 'number', names: ['year'] },
  date: { kind: 'date', names: ['date', 'released'] },
  usd: { kind: 'number', names: ['usd', 'price'] },
  eur: { kind: 'number', names: ['eur'] },
  tix: { kind: 'number', names: ['tix'] },
  is: { kind: 'choice', names: ['is', 'has'] },
  not: { kind: 'choice', names: ['not'] },
  legal: { kind: 'choice', names: ['f', 'format', 'legal'] },
  banned: { kind: 'choice', names: ['banned'] },
  tag: { kind: 'choice', names: ['tag', 'otag', 'oracletag', 'function'] },
  decks: { kind: 'number', names: ['decks'] },
  inclusion: { kind: 'number', names: ['inclusion', 'incl'] },
  led: { kind: 'number', names: ['led', 'leads'] },
  rank: { kind: 'number', names: ['rank'] },
  salt: { kind: 'number', names: ['salt'] },
  with: { kind: 'text', names: ['with'] },
  synergy: { kind: 'number', names: ['synergy', 'syn'] },
  lift: { kind: 'number', names: ['lift'] },
  order: { kind: 'choice', names: ['order', 'sort'] },
  direction: { kind: 'choice', names: ['direction', 'dir'] },
  unique: { kind: 'choice', names: ['unique'] },
} as const satisfies Readonly<Record<string, FieldInfo>>;

/** The key of a field, such as `manaValue`. */
export type SearchField = keyof typeof SEARCH_FIELDS;
const SEARCH_FIELD_KEYS = Object.keys(SEARCH_FIELDS) as readonly SearchField[];

const BY_NAME: ReadonlyMap<string, SearchField> = new Map(
  SEARCH_FIELD_KEYS.flatMap((key) => SEARCH_FIELDS[key].names.map((name) => [name, key] as const)),
);

/** The field of a name, ignoring case. @example searchFieldOf('CMC') // 'manaValue' */
export const searchFieldOf = (name: string): SearchField | undefined => BY_NAME.get(name.toLowerCase());

/** The kind of a field's values. */
export const searchFieldKind = (field: SearchField): SearchFieldKind => SEARCH_FIELDS[field].kind;

/** The name that a query is printed with. */
export const searchFieldName = (field: SearchField): string => SEARCH_FIELDS[field].names[0];

/** Fields of Scryfall about printings, pictures and other games, which no snapshot has data for. */
const UNHELD: ReadonlySet<string> = new Set(
  `a art artist arttag atag block border cheapest cn collector cube devotion display flavor flavour frame ft
  function_tag game games in include lang language lore new number paperprints paperset parity prefer prints
  produces restricted sets st stamp watermark wm`.split(/\s+/),
);

/** Whether a name is a field of Scryfall that this search has no data for. */
export const isUnheldField = (name: string): boolean => UNHELD.has(name.toLowerCase());

/** The names of all fields. */
export const SEARCH_FIELD_NAMES: readonly string[] = [...BY_NAME.keys()];
