import { COLORS, colorName } from './color';
import {
  COLORLESS,
  COLOR_IDENTITIES,
  identityColors,
  identityOf,
  makeColorIdentity,
  parseColorIdentity,
  type ColorIdentity,
} from './color-identity';

/**
 * Names that players use for colour identities, the common one first: guilds and Strixhaven's colleges, shards and New
 * Capenna's families, wedges (clans, triomes, volvers), and the four-colour nephilim with the decks of Commander 2016.
 */
const NAMES: readonly (readonly [letters: string, ...names: string[]])[] = [
  ['WU', 'Azorius'],
  ['UB', 'Dimir'],
  ['BR', 'Rakdos'],
  ['RG', 'Gruul'],
  ['WG', 'Selesnya'],
  ['WB', 'Orzhov', 'Silverquill'],
  ['UR', 'Izzet', 'Prismari'],
  ['BG', 'Golgari', 'Witherbloom'],
  ['WR', 'Boros', 'Lorehold'],
  ['UG', 'Simic', 'Quandrix'],
  ['WUG', 'Bant', 'Brokers'],
  ['WUB', 'Esper', 'Obscura'],
  ['UBR', 'Grixis', 'Maestros'],
  ['BRG', 'Jund', 'Riveteers'],
  ['WRG', 'Naya', 'Cabaretti'],
  ['WBG', 'Abzan', 'Indatha', 'Necra'],
  ['WUR', 'Jeskai', 'Raugrin', 'Raka'],
  ['UBG', 'Sultai', 'Zagoth', 'Ana'],
  ['WBR', 'Mardu', 'Savai', 'Dega'],
  ['URG', 'Temur', 'Ketria', 'Ceta'],
  ['WUBR', 'Yore-Tiller', 'Artifice', 'Sans-Green', 'Non-Green'],
  ['UBRG', 'Glint-Eye', 'Chaos', 'Sans-White', 'Non-White'],
  ['WBRG', 'Dune-Brood', 'Aggression', 'Sans-Blue', 'Non-Blue'],
  ['WURG', 'Ink-Treader', 'Altruism', 'Sans-Black', 'Non-Black'],
  ['WUBG', 'Witch-Maw', 'Growth', 'Sans-Red', 'Non-Red'],
  ['WUBRG', 'Five-Colour', 'Five-Color', '5-Colour', '5-Color', '5c', 'Rainbow'],
  ['', 'Colourless', 'Colorless', 'C'],
  ...COLORS.map((color) => [color, `Mono-${colorName(color)}`, colorName(color)] as const),
];

const key = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const identityOfRow = (letters: string): ColorIdentity => parseColorIdentity(letters) ?? COLORLESS;

const COMMON_NAME: ReadonlyMap<ColorIdentity, string> = new Map(
  NAMES.map(([letters, name]) => [identityOfRow(letters), name ?? letters]),
);
const BY_NAME: ReadonlyMap<string, ColorIdentity> = new Map(
  NAMES.flatMap(([letters, ...names]) => names.map((name) => [key(name), identityOfRow(letters)] as const)),
);

/**
 * The common name of a colour identity.
 * @example identityName(identityOf(['G', 'U'])) // 'Simic'
 * @example identityName(COLORLESS) // 'Colourless'
 */
export const identityName = (identity: ColorIdentity): string =>
  COMMON_NAME.get(identity) ?? makeColorIdentity(identity);

/**
 * The URL segment of an identity: its letters in lower case and WUBRG order, or 'colorless'.
 * @example identitySlug(FIVE_COLOR) // 'wubrg'
 */
export const identitySlug = (identity: ColorIdentity): string =>
  identity === COLORLESS ? 'colorless' : makeColorIdentity(identity).toLowerCase();

const COLOR_WORDS: ReadonlyMap<string, ColorIdentity> = new Map(
  COLORS.map((color) => [colorName(color).toLowerCase(), identityOf([color])]),
);

/**
 * Parses a colour identity from a URL segment or a search: letters in any order ('ug', 'r-w'), names of guilds, shards,
 * wedges, colleges, nephilim and four-colour decks, 'mono-red', 'red', 'red-green', 'five-color', 'wubrg', 'colorless'.
 * Undefined for anything else.
 * @example parseIdentitySlug('gu') // 18
 * @example parseIdentitySlug('quandrix') // 18
 * @example parseIdentitySlug('mono-red') // 8
 */
export const parseIdentitySlug = (text: string): ColorIdentity | undefined => {
  const named = BY_NAME.get(key(text));
  if (named !== undefined) return named;
  const parts = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part !== '' && part !== 'and');
  const identities = parts.map((part) => COLOR_WORDS.get(part) ?? parseColorIdentity(part));
  if (identities.length === 0 || identities.some((identity) => !identity)) return undefined;
  return identityOf(identities.flatMap((identity) => (identity ? identityColors(identity) : [])));
};

/** Groups of colour identities in the commanders menu, in display order. */
export const IDENTITY_GROUPS = [
  'colorless',
  'mono',
  'guild',
  'shard',
  'wedge',
  'four-color',
  'five-color',
] as const;
/** A group of colour identities by their number of colours and its kind. */
export type IdentityGroup = (typeof IDENTITY_GROUPS)[number];

const isShard = (identity: ColorIdentity): boolean =>
  COLORS.some((_, at) => identity === identityOf([0, 1, 2].flatMap((step) => COLORS[(at + step) % 5] ?? [])));

/** The group of an identity; three adjacent colours of the wheel are a shard, other three colours a wedge. @example identityGroup(identityOf(['W', 'U', 'B'])) // 'shard' */
export const identityGroup = (identity: ColorIdentity): IdentityGroup => {
  const count = identityColors(identity).length;
  if (count === 3) return isShard(identity) ? 'shard' : 'wedge';
  return (
    (['colorless', 'mono', 'guild', 'wedge', 'four-color', 'five-color'] as const)[count] ?? 'five-color'
  );
};

/** The identities of a group, in numeric order. */
export const identitiesOfGroup = (group: IdentityGroup): readonly ColorIdentity[] =>
  COLOR_IDENTITIES.filter((identity) => identityGroup(identity) === group);
