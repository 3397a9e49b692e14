import { TAGS, type Tag } from '../card/tag';

/** Rarities from the most to the least common. */
export const RARITIES = ['common', 'uncommon', 'rare', 'special', 'mythic', 'bonus'] as const;

/** What `is:` asks for, each with other names of it and what it finds. */
export const IS_CHOICES = {
  commander: [[], 'cards that can be a commander, alone or with a partner'],
  partner: [[], 'cards that share the command zone'],
  background: [[], 'Backgrounds'],
  companion: [[], 'companions'],
  gamechanger: [['gc'], 'Game Changers'],
  banned: [[], 'cards that Commander bans'],
  reserved: [['rl'], 'cards of the Reserved List'],
  permanent: [[], 'cards that stay on the battlefield'],
  spell: [[], 'cards that are cast: all but lands'],
  historic: [[], 'legendary cards, artifacts and Sagas'],
  party: [[], 'Clerics, Rogues, Warriors and Wizards'],
  outlaw: [[], 'Assassins, Mercenaries, Pirates, Rogues and Warlocks'],
  vanilla: [[], 'creatures without rules text'],
  bear: [[], 'creatures of 2/2 for two mana'],
  modal: [[], 'cards with a choice of modes'],
  hybrid: [[], 'costs with hybrid mana'],
  phyrexian: [[], 'costs with Phyrexian mana'],
  split: [[], 'split cards'],
  flip: [[], 'flip cards'],
  transform: [['tdfc'], 'cards that transform'],
  mdfc: [['modaldfc'], 'modal double-faced cards'],
  dfc: [['doublefaced'], 'double-faced cards'],
  meld: [[], 'cards that meld'],
  leveler: [[], 'cards with levels'],
  adventure: [['adventurer'], 'cards with an Adventure'],
  dual: [['duelland', 'dualland'], 'lands of two basic types and nothing else'],
  shockland: [[], 'lands of two basic types that ask for 2 life'],
  fetchland: [['fetch'], 'lands that find one of two basic types for 1 life'],
  checkland: [[], 'lands that look for a basic type'],
  fastland: [[], 'lands that want few other lands'],
  slowland: [[], 'lands that want two other lands'],
  painland: [[], 'lands whose colours cost 1 life'],
  bounceland: [['karoo'], 'lands that return a land'],
  scryland: [['temple'], 'lands that scry 1'],
  gainland: [['lifeland'], 'lands that gain 1 life'],
  triome: [['tricycleland'], 'lands of three basic types'],
  triland: [[], 'lands for one of three colours'],
  filterland: [[], 'lands that filter two colours'],
  creatureland: [['manland'], 'lands that become creatures'],
} as const satisfies Readonly<Record<string, readonly [others: readonly string[], meaning: string]>>;
/** A value of `is:`. */
export type IsChoice = keyof typeof IS_CHOICES;

/** What results can be sorted by: other names of it, which end comes first, and what it is. */
export const SEARCH_ORDERS = {
  popularity: [['played', 'edhrec'], 'desc', 'decks that play it or that it leads'],
  inclusion: [['incl'], 'desc', 'share of the decks that could play it'],
  decks: [[], 'desc', 'decks that play it'],
  led: [[], 'desc', 'decks that it leads'],
  synergy: [[], 'desc', 'synergy with the commander'],
  lift: [[], 'desc', 'lift with the commander'],
  name: [[], 'asc', 'name'],
  mv: [['cmc', 'manavalue'], 'asc', 'mana value'],
  power: [['pow'], 'desc', 'power'],
  toughness: [['tou'], 'desc', 'toughness'],
  rarity: [[], 'desc', 'rarity'],
  color: [['colour'], 'asc', 'colour identity'],
  released: [['date', 'year'], 'desc', 'first printing'],
  usd: [['price'], 'asc', 'price in dollars'],
  eur: [[], 'asc', 'price in euros'],
  tix: [[], 'asc', 'price in tickets'],
  salt: [[], 'desc', 'salt'],
  winrate: [
    ['wins'],
    'desc',
    'win rate of the decks that it leads, by the lower end of its interval, in the format with the most results',
  ],
} as const satisfies Readonly<
  Record<string, readonly [others: readonly string[], first: 'asc' | 'desc', meaning: string]>
>;
/** What results can be sorted by. */
export type SearchOrder = keyof typeof SEARCH_ORDERS;

const TAG_NAMES: Readonly<Record<Tag, readonly string[]>> = {
  draw: ['carddraw', 'card-draw'],
  protection: ['protect'],
  ramp: ['mana-ramp'],
  recursion: ['regrowth', 'reanimate'],
  removal: ['spot-removal', 'remove'],
  sweeper: ['wipe', 'boardwipe', 'board-wipe', 'wrath'],
  tutor: ['tutors'],
};

type Choices = ReadonlyMap<string, string>;

const choices = (rows: Iterable<readonly [key: string, others: readonly string[]]>): Choices =>
  new Map([...rows].flatMap(([key, others]) => [key, ...others].map((name) => [name, key] as const)));

const rowsOf = (
  table: Readonly<Record<string, readonly [others: readonly string[], ...rest: string[]]>>,
): readonly (readonly [string, readonly string[]])[] =>
  Object.entries(table).map(([key, [others]]) => [key, others] as const);

const IS = choices(rowsOf(IS_CHOICES));
const FORMATS = choices([['commander', ['edh', 'cedh']]]);

/** Names of the values of fields that take one of a list, each with the value that it stands for. */
export const SEARCH_CHOICES = {
  is: IS,
  not: IS,
  legal: FORMATS,
  banned: FORMATS,
  tag: choices(TAGS.map((tag) => [tag, TAG_NAMES[tag]] as const)),
  order: choices(rowsOf(SEARCH_ORDERS)),
  direction: choices([
    ['asc', ['ascending', 'up']],
    ['desc', ['descending', 'down']],
  ]),
  unique: choices([['cards', ['card']]]),
  rarity: choices([
    ['common', ['c']],
    ['uncommon', ['u']],
    ['rare', ['r']],
    ['special', ['s']],
    ['mythic', ['m', 'mythicrare']],
    ['bonus', ['b']],
  ]),
} as const satisfies Readonly<Record<string, Choices>>;
/** A field that takes one of a list. */
export type ChoiceField = keyof typeof SEARCH_CHOICES;
