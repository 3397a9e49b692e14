import {
  COLORLESS,
  identityColors,
  identityOf,
  unionIdentity,
  type ColorIdentity,
} from '../color/color-identity';
import type { Color } from '../color/color';
import { frontText } from './front-text';

/** The basic land types with the colour of their mana (CR 305.6). */
const LAND_TYPE_COLORS: Readonly<Record<string, Color>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

/** The basic land types that lands search for, by name: for records without rules text. */
const SEARCHED_TYPES: Readonly<Record<string, string>> = {
  'Arid Mesa': 'Mountain or Plains',
  'Bad River': 'Island or Swamp',
  'Bant Panorama': 'Forest, Plains, or Island',
  'Bloodstained Mire': 'Swamp or Mountain',
  'Esper Panorama': 'Plains, Island, or Swamp',
  'Flood Plain': 'Plains or Island',
  'Flooded Strand': 'Plains or Island',
  Grasslands: 'Forest or Plains',
  'Grixis Panorama': 'Island, Swamp, or Mountain',
  'Jund Panorama': 'Swamp, Mountain, or Forest',
  'Krosan Verge': 'Forest and Plains',
  'Marsh Flats': 'Plains or Swamp',
  'Misty Rainforest': 'Forest or Island',
  'Mountain Valley': 'Mountain or Forest',
  'Naya Panorama': 'Mountain, Forest, or Plains',
  'Polluted Delta': 'Island or Swamp',
  'Rocky Tar Pit': 'Swamp or Mountain',
  'Scalding Tarn': 'Island or Mountain',
  'Verdant Catacombs': 'Swamp or Forest',
  'Windswept Heath': 'Forest or Plains',
  'Wooded Foothills': 'Mountain or Forest',
};

/** Lands that search for a basic land of any type, by name: for records without rules text. */
const SEARCHED_BASICS: ReadonlySet<string> = new Set([
  'Ash Barrens',
  'Blighted Woodland',
  'Escape Tunnel',
  'Evolving Wilds',
  'Fabled Passage',
  'Myriad Landscape',
  'Prismatic Vista',
  'Promising Vein',
  'Shire Terrace',
  'Terminal Moraine',
  'Terramorphic Expanse',
  'Thawing Glaciers',
  'Warped Landscape',
]);

/** What the rule reads of a card. */
export interface LandSearchFacts {
  readonly name: string;
  /** Rules text of all faces. */
  readonly text?: string | undefined;
}

const SEARCH = /\bsearch(?:es)? (?:your|their) library for ([^.]*)/gi;

/** What a card searches the library for, one text per search. */
const searchesOf = ({ name, text }: LandSearchFacts): readonly string[] => {
  if (text !== undefined) return [...frontText(text).matchAll(SEARCH)].map(([, object = '']) => object);
  const types = SEARCHED_BASICS.has(name)
    ? 'basic land card'
    : Object.hasOwn(SEARCHED_TYPES, name)
      ? SEARCHED_TYPES[name]
      : undefined;
  return types === undefined ? [] : [types];
};

/** The colours of the basic land types that a search names; undefined if it finds other cards, too. */
const searchedColors = (object: string): readonly Color[] | undefined => {
  const [wanted = ''] = object.split(/,? (?:put|reveal|then|and put|and reveal)\b/i, 1);
  if (/\bland\b/i.test(wanted)) return undefined;
  const colors = [...wanted.matchAll(/\b(?:Plains|Island|Swamp|Mountain|Forest)\b/g)].flatMap(
    ([type]) => LAND_TYPE_COLORS[type] ?? [],
  );
  return colors.length === 0 ? undefined : colors;
};

/**
 * Whether a card only searches for lands of basic land types (CR 701.23, 205.3i) that a deck of an identity has no use for:
 * none of their colours is in it. False for cards that search for nothing, or for other cards too.
 * @example findsNoLand({ name: 'Flooded Strand', text: '{T}, Pay 1 life, Sacrifice this land: Search your library for a Plains or Island card.' }, identityOf(['B'])) // true
 */
export const findsNoLand = (card: LandSearchFacts, identity: ColorIdentity): boolean => {
  const searches = searchesOf(card);
  const own: ReadonlySet<Color> = new Set(identityColors(identity));
  return (
    searches.length > 0 &&
    searches.every((object) => searchedColors(object)?.every((color) => !own.has(color)) ?? false)
  );
};

/**
 * The colours of mana that the lands can make which a card searches for: those of an identity where it finds any basic land.
 * Colourless for a card that searches for no land.
 * @example searchedLandColors({ name: 'Flooded Strand' }, identityOf(['U', 'B'])) === identityOf(['U']) // true
 */
export const searchedLandColors = (card: LandSearchFacts, identity: ColorIdentity): ColorIdentity =>
  unionIdentity(
    ...searchesOf(card).map((object) => {
      const colors = searchedColors(object);
      if (colors !== undefined) return (identityOf(colors) & identity) as ColorIdentity;
      return /\bland\b/i.test(object) ? identity : COLORLESS;
    }),
  );
