import {
  COLORLESS,
  FIVE_COLOR,
  foldName,
  identityColors,
  identityOf,
  isColor,
  parseTypeLine,
  searchedLandColors,
  unionIdentity,
  type Color,
  type ColorIdentity,
} from '@crownsmith/domain';
import type { ReportCard } from '../report/report-card';
import { ANY_COLOR_SOURCES } from './mana-names';

/** The fields of a card that say what mana it makes. */
export type ManaSourceCard = Pick<ReportCard, 'name' | 'typeLine' | 'colorIdentity' | 'tags' | 'text'>;

/** The mana that a card makes again and again. */
export interface ManaSource {
  readonly isLand: boolean;
  /** Those of the deck and others; colourless mana alone has none. */
  readonly colors: ColorIdentity;
}

const ANY_COLOR: ReadonlySet<string> = new Set(ANY_COLOR_SOURCES.map(foldName));

/** The basic land types with the colour of their mana (CR 305.6). */
const BASIC_TYPES: Readonly<Record<string, Color>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

/** What an ability adds that taps the permanent. */
const TAPS_FOR = /\{T\}[^:\n]*:[^\n]*?\badd ([^.\n]*)/gi;
const OF_COMMANDER = /\bcolors?\b[^.]*\bidentity\b/i;
const ANY = /\bany (?:one )?(?:color|type)|\bcombination of colors\b|\bchosen color\b/i;

/** The colours of the symbols in braces. */
const symbolColors = (text: string): ColorIdentity =>
  identityOf([...(text.match(/\{[^{}]+\}/g) ?? []).join('').toUpperCase()].filter(isColor));

/** What the abilities add that tap the permanent, one after another. */
const manaAdded = (text: string): readonly string[] =>
  [...text.matchAll(TAPS_FOR)].map(([, what = '']) => what);

/** The colours of the mana that abilities add; undefined for a card that does not tap for mana. */
const colorsOfText = (text: string, identity: ColorIdentity): ColorIdentity | undefined => {
  const added = manaAdded(text);
  return added.length === 0
    ? undefined
    : unionIdentity(
        ...added.map((what) => {
          if (OF_COMMANDER.test(what)) return identity;
          return ANY.test(what) ? FIVE_COLOR : symbolColors(what);
        }),
      );
};

/**
 * The mana that a card makes, also of colours outside of its deck’s: by its basic land types, its text, and what lands it searches
 * for; without rules text by its colour identity, and well-known cards by name. Undefined for a card that makes none.
 * @param identity the colours of the deck
 * @param landColors those of the lands that a search finds in it
 */
export const manaSourceOf = (
  card: ManaSourceCard,
  identity: ColorIdentity,
  landColors: ColorIdentity = identity,
): ManaSource | undefined => {
  const faces = parseTypeLine(card.typeLine);
  const landFaces = faces.filter(({ types }) => types.includes('Land'));
  const isLand = landFaces.length > 0;
  const basics = identityOf(
    landFaces.flatMap(({ subtypes }) => subtypes.flatMap((type) => BASIC_TYPES[type] ?? [])),
  );
  const searched = isLand ? searchedLandColors(card, landColors) : COLORLESS;
  if (card.text !== undefined) {
    const added = colorsOfText(card.text, identity);
    return isLand || added !== undefined
      ? { isLand, colors: unionIdentity(basics, searched, added ?? COLORLESS) }
      : undefined;
  }
  const isPermanent = faces[0]?.types.some((type) => type === 'Artifact' || type === 'Creature') ?? false;
  if (!isLand && !(isPermanent && card.tags.includes('ramp'))) return undefined;
  const named = ANY_COLOR.has(foldName(card.name)) ? identity : card.colorIdentity;
  return { isLand, colors: unionIdentity(basics, searched, named) };
};

/** A line of a land that makes mana of any colour or hinders that, and does nothing else. */
const FIXING =
  /^(?:\{T\}(?:, pay \d+ life)?: add one mana of any (?:one )?(?:color|type)\b[^.]*|whenever [^.]* becomes tapped, it deals \d+ damage to you|[^.]* enters(?: the battlefield)? tapped)\.$/i;

/**
 * Whether a card makes no mana for a deck that a basic land would not: of the colours of commanders without colours, or as a land of
 * any colour in a deck of one.
 * @param identity the colours of the deck
 * @example isIdleSource({ name: 'Command Tower', typeLine: 'Land', text: '{T}: Add one mana of any color in your commander\u2019s color identity.' }, identityOf(['R'])) // true
 */
export const isIdleSource = (
  { typeLine, text = '' }: Pick<ManaSourceCard, 'typeLine' | 'text'>,
  identity: ColorIdentity,
): boolean => {
  const colors = identityColors(identity).length;
  if (colors > 1) return false;
  const added = manaAdded(text);
  if (colors === 0 && added.length > 0 && added.every((what) => OF_COMMANDER.test(what))) return true;
  const lines = text.replace(/\([^()]*\)/g, '').split('\n');
  return (
    parseTypeLine(typeLine).every(({ types }) => types.includes('Land')) &&
    lines.every((line) => FIXING.test(line.trim()))
  );
};
