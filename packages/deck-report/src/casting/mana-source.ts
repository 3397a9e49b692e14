import {
  COLORLESS,
  FIVE_COLOR,
  foldName,
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

/** The colours of the mana that abilities add; undefined for a card that does not tap for mana. */
const colorsOfText = (text: string, identity: ColorIdentity): ColorIdentity | undefined => {
  const added = [...text.matchAll(TAPS_FOR)].map(([, what = '']) => what);
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
