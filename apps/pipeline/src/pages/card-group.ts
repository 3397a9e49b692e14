import { frontText, frontTypes, identityColors, isBasicLand, type Card } from '@crownsmith/domain';
import type { CardGroup } from '@crownsmith/answers/lists';

const ADDS_MANA =
  /\badds? (?:\{|one mana|two mana|three mana|that much|an amount|an additional|x mana|mana)/i;
const ANY_COLOR =
  /mana of (?:any|that|the chosen) (?:one )?(?:color|type)|any combination of colors|mana of any|to your mana pool of any|commander's color identity/i;
const FETCHES_LAND =
  /search your library for (?:a|an|up to \w+)\b[^.]*\b(?:land|plains|island|swamp|mountain|forest)\b/i;

/** Names of mana artifacts, for records without rules text. */
const MANA_NAME = /\b(?:Signet|Talisman|Mox|Lotus|Obelisk|Banner|Cluestone|Locket|Keyrune)\b/;

/** Lands that help with colours although their identity and, in some sources, their rules text do not show it. */
const FIXING_LANDS: ReadonlySet<string> = new Set([
  'Arid Mesa',
  'Bloodstained Mire',
  'Flooded Strand',
  'Marsh Flats',
  'Misty Rainforest',
  'Polluted Delta',
  'Scalding Tarn',
  'Verdant Catacombs',
  'Windswept Heath',
  'Wooded Foothills',
  'Prismatic Vista',
  'Fabled Passage',
  'Evolving Wilds',
  'Terramorphic Expanse',
  'Escape Tunnel',
  'Command Tower',
  'City of Brass',
  'Mana Confluence',
  'Exotic Orchard',
  'Reflecting Pool',
  'Forbidden Orchard',
  'Gemstone Mine',
  'Tarnished Citadel',
  'Path of Ancestry',
  'Opal Palace',
  'Unclaimed Territory',
  'Cavern of Souls',
  'Secluded Courtyard',
  'Spire of Industry',
  'Grand Coliseum',
  'Plaza of Heroes',
  'Starting Town',
  'Undiscovered Paradise',
  'Gemstone Caverns',
  'Rupture Spire',
  'Transguild Promenade',
  'Aether Hub',
  'Vivid Grove',
]);

const LAND_TYPES: ReadonlySet<string> = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);

const frontRulesText = (card: Card): string | undefined =>
  card.text === undefined ? undefined : frontText(card.text);

/** Whether a land helps with colours: it has two or more, makes any colour, or fetches a land. */
export const isFixingLand = (card: Card): boolean => {
  if (card.primaryType !== 'Land' || isBasicLand(card)) return false;
  const text = frontRulesText(card) ?? '';
  const types = frontTypes(card.typeLine).subtypes.filter((type) => LAND_TYPES.has(type));
  return (
    identityColors(card.colorIdentity).length >= 2 ||
    types.length >= 2 ||
    FIXING_LANDS.has(card.name) ||
    ANY_COLOR.test(text) ||
    FETCHES_LAND.test(text)
  );
};

/** Whether a land is neither basic, of a basic land type, nor helps with colours. */
export const isUtilityLand = (card: Card): boolean => {
  if (card.primaryType !== 'Land' || isBasicLand(card) || isFixingLand(card)) return false;
  return !frontTypes(card.typeLine).subtypes.some((type) => LAND_TYPES.has(type));
};

/** Whether an artifact is played for its mana; Equipment is not. */
export const isManaArtifact = (card: Card): boolean => {
  if (card.primaryType !== 'Artifact' || isEquipment(card)) return false;
  const text = frontRulesText(card);
  return text === undefined ? card.tags.includes('ramp') || MANA_NAME.test(card.name) : ADDS_MANA.test(text);
};

const hasSubtype = (card: Card, subtype: string): boolean =>
  frontTypes(card.typeLine).subtypes.includes(subtype);

export const isEquipment = (card: Card): boolean => hasSubtype(card, 'Equipment');
export const isAura = (card: Card): boolean => hasSubtype(card, 'Aura');

/**
 * The list by type that shows a card; undefined for other types. A *mana artifact* is an artifact whose rules text adds
 * mana (if the text is unknown: with the tag `ramp` or a name like Signet), any other artifact is a *utility artifact*. A
 * *utility land* does not help with colours (see `isUtilityLand`), any other land is a *land*.
 */
export const cardGroup = (card: Card): CardGroup | undefined => {
  switch (card.primaryType) {
    case 'Creature':
      return 'creatures';
    case 'Instant':
      return 'instants';
    case 'Sorcery':
      return 'sorceries';
    case 'Artifact':
      return isManaArtifact(card) ? 'manaartifacts' : 'utilityartifacts';
    case 'Enchantment':
      return 'enchantments';
    case 'Battle':
      return 'battles';
    case 'Planeswalker':
      return 'planeswalkers';
    case 'Land':
      return isUtilityLand(card) ? 'utilitylands' : 'lands';
    default:
      return undefined;
  }
};
