import {
  COLORLESS,
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
  /** The colours among those of the deck; colourless mana alone has none. */
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
const ANY =
  /\bany (?:one )?(?:color|type)|\bcolors?\b[^.]*\bidentity\b|\bcombination of colors\b|\bchosen color\b/i;

/** The colours of the symbols in braces. */
const symbolColors = (text: string): ColorIdentity =>
  identityOf([...(text.match(/\{[^{}]+\}/g) ?? []).join('').toUpperCase()].filter(isColor));

/** The colours of the mana that abilities add; undefined for a card that does not tap for mana. */
const colorsOfText = (text: string, identity: ColorIdentity): ColorIdentity | undefined => {
  const added = [...text.matchAll(TAPS_FOR)].map(([, what = '']) => what);
  return added.length === 0
    ? undefined
    : unionIdentity(...added.map((what) => (ANY.test(what) ? identity : symbolColors(what))));
};

/**
 * The mana that a card makes, of the colours of its deck: by its basic land types, its text, and what lands it searches for;
 * without rules text by its colour identity, and well-known cards by name. Undefined for a card that makes none.
 */
export const manaSourceOf = (card: ManaSourceCard, identity: ColorIdentity): ManaSource | undefined => {
  const faces = parseTypeLine(card.typeLine);
  const landFaces = faces.filter(({ types }) => types.includes('Land'));
  const isLand = landFaces.length > 0;
  const basics = identityOf(
    landFaces.flatMap(({ subtypes }) => subtypes.flatMap((type) => BASIC_TYPES[type] ?? [])),
  );
  const within = (colors: ColorIdentity): ColorIdentity => (colors & identity) as ColorIdentity;
  const searched = isLand ? searchedLandColors(card, identity) : COLORLESS;
  if (card.text !== undefined) {
    const added = colorsOfText(card.text, identity);
    return isLand || added !== undefined
      ? { isLand, colors: within(unionIdentity(basics, searched, added ?? COLORLESS)) }
      : undefined;
  }
  const isPermanent = faces[0]?.types.some((type) => type === 'Artifact' || type === 'Creature') ?? false;
  if (!isLand && !(isPermanent && card.tags.includes('ramp'))) return undefined;
  const named = ANY_COLOR.has(foldName(card.name)) ? identity : card.colorIdentity;
  return { isLand, colors: within(unionIdentity(basics, searched, named)) };
};
