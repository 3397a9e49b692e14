import type { Card } from '../card/card';
import { foldName } from '../card/card-name';
import { isEveryCreatureType } from '../card/creature-types';
import { frontText } from '../card/front-text';
import { isCreatureOffBattlefield } from '../card/off-battlefield';
import { parseManaTokens } from '../mana/mana-cost';
import { frontTypes, ownTypes, parseTypeLine } from '../card/type-line';

/** The fields of a card that companions' conditions check. */
export type CompanionFacts = Pick<Card, 'name' | 'typeLine' | 'manaValue' | 'keywords' | 'layout'> & {
  readonly manaCost?: string | undefined;
  readonly text?: string | undefined;
};

/** Whether a card meets a condition; undefined if a field that it needs is missing. */
type CompanionCheck = (card: CompanionFacts) => boolean | undefined;

/** A companion (CR 702.139) with its condition: on each card, on the whole deck, or on its size beyond the minimum. */
export type CompanionRule = { readonly name: string; readonly condition: string } & (
  | { readonly kind: 'each'; readonly check: CompanionCheck }
  | { readonly kind: 'shared-type' }
  | { readonly kind: 'singleton' }
  | { readonly kind: 'deck-size'; readonly more: number }
);

const isSplit = (card: CompanionFacts): boolean => card.layout === 'split';

/** The types in a deck: Grist is a creature in every zone except the battlefield. */
const typesOf = (card: CompanionFacts): readonly string[] => [
  ...ownTypes(card).flatMap(({ types }) => types),
  ...(isCreatureOffBattlefield(card) ? ['Creature'] : []),
];

const isLand = (card: CompanionFacts): boolean => typesOf(card).includes('Land');

const PERMANENT = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'];
const isPermanent = (card: CompanionFacts): boolean => typesOf(card).some((type) => PERMANENT.includes(type));

/** The rules text outside the battlefield: of both halves of a split card, otherwise of the front face. */
const ownText = (card: CompanionFacts): string | undefined =>
  card.text === undefined || isSplit(card) ? card.text : frontText(card.text);

/**
 * Keywords that the front face is sure to have. Sources list those of both faces together, so of a card with two faces
 * only its text tells.
 */
const ownKeywords = (card: CompanionFacts): readonly string[] =>
  isSplit(card) || parseTypeLine(card.typeLine).length === 1
    ? card.keywords.map((keyword) => keyword.toLowerCase())
    : [];

const KAHEERA = ['Cat', 'Elemental', 'Nightmare', 'Dinosaur', 'Beast'];

const isKaheeraCreature: CompanionCheck = (card) =>
  !typesOf(card).includes('Creature') ||
  frontTypes(card.typeLine).subtypes.some((type) => KAHEERA.includes(type)) ||
  isEveryCreatureType(card);

/** No mana symbol twice. Generic costs of a split card are added up, so they do not repeat (CR 709.4b). */
const hasDistinctSymbols: CompanionCheck = (card) => {
  if (card.manaCost === undefined) return isLand(card) ? true : undefined;
  const cost = isSplit(card) ? card.manaCost : (card.manaCost.split('//')[0] ?? '');
  const symbols = parseManaTokens(cost).filter((token) => !/^\d+$/.test(token));
  return new Set(symbols).size === symbols.length;
};

/** Keyword abilities that are activated abilities (CR 702, read 2026-11-20). */
const ACTIVATED_KEYWORDS = [
  'Adapt',
  'Aura swap',
  'Basic landcycling',
  'Boast',
  'Channel',
  'Commander ninjutsu',
  'Craft',
  'Crew',
  'Cycling',
  'Embalm',
  'Encore',
  'Equip',
  'Eternalize',
  'Exhaust',
  'Fortify',
  'Forecast',
  'Forestcycling',
  'Islandcycling',
  'Landcycling',
  'Level Up',
  'Monstrosity',
  'Mountaincycling',
  'Ninjutsu',
  'Outlast',
  'Plainscycling',
  'Reconfigure',
  'Reinforce',
  'Saddle',
  'Scavenge',
  'Slivercycling',
  'Station',
  'Swampcycling',
  'Transfigure',
  'Transmute',
  'Typecycling',
  'Unearth',
  'Wizardcycling',
].map((keyword) => keyword.toLowerCase());

const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

const REMINDER = /\([^()]*\)/g;
const QUOTED = /"[^"]*"/g;

const keywordLine = new RegExp(`^(?:${ACTIVATED_KEYWORDS.join('|')})\\b`, 'i');

const hasActivatedAbility: CompanionCheck = (card) => {
  if (!isPermanent(card)) return true;
  const front = frontTypes(card.typeLine);
  if (front.types.includes('Planeswalker')) return true;
  if (front.types.includes('Land') && front.subtypes.some((type) => BASIC_LAND_TYPES.includes(type)))
    return true;
  if (ownKeywords(card).some((keyword) => ACTIVATED_KEYWORDS.includes(keyword))) return true;
  const text = ownText(card);
  if (text === undefined) return undefined;
  // Wastes has no text for its mana ability.
  if (front.subtypes.length === 0 && front.supertypes.includes('Basic')) return true;
  return text
    .replace(QUOTED, '')
    .replace(REMINDER, '')
    .split('\n')
    .some((line) => /^(?:[^.]|\.{3})+:\s/.test(line) || keywordLine.test(line));
};

const each = (name: string, condition: string, check: CompanionCheck): CompanionRule => ({
  name,
  condition,
  kind: 'each',
  check,
});

/** The ten companions and their conditions, in alphabetical order (Ikoria, CR 702.139, as of 2026-09-25). */
export const COMPANIONS: readonly CompanionRule[] = [
  each('Gyruda, Doom of Depths', 'only cards with even mana values', (card) => card.manaValue % 2 === 0),
  each('Jegantha, the Wellspring', 'no card with more than one of the same mana symbol', hasDistinctSymbols),
  each(
    'Kaheera, the Orphanguard',
    'each creature is a Cat, Elemental, Nightmare, Dinosaur, or Beast',
    isKaheeraCreature,
  ),
  each(
    'Keruga, the Macrosage',
    'only cards with mana value 3 or greater and lands',
    (card) => isLand(card) || card.manaValue >= 3,
  ),
  each(
    'Lurrus of the Dream-Den',
    'each permanent card has mana value 2 or less',
    (card) => !isPermanent(card) || card.manaValue <= 2,
  ),
  { name: 'Lutri, the Spellchaser', condition: 'each nonland card has a different name', kind: 'singleton' },
  each(
    'Obosh, the Preypiercer',
    'only cards with odd mana values and lands',
    (card) => isLand(card) || card.manaValue % 2 === 1,
  ),
  { name: 'Umori, the Collector', condition: 'each nonland card shares a card type', kind: 'shared-type' },
  {
    name: 'Yorion, Sky Nomad',
    condition: 'at least twenty cards more than the minimum deck size',
    kind: 'deck-size',
    more: 20,
  },
  each('Zirda, the Dawnwaker', 'each permanent card has an activated ability', hasActivatedAbility),
];

/**
 * Cards banned as companions only (announcement of 2026-02-09); sources list them as legal.
 */
const BANNED_AS_COMPANION = [{ name: 'Lutri, the Spellchaser', since: '2026-02-09' }] as const;

/** Whether a card is banned as a companion only. @example isBannedAsCompanion('Lutri, the Spellchaser') // true */
export const isBannedAsCompanion = (name: string): boolean =>
  BANNED_AS_COMPANION.some((row) => foldName(row.name) === foldName(name));

const ruleByName: ReadonlyMap<string, CompanionRule> = new Map(
  COMPANIONS.map((rule) => [foldName(rule.name), rule]),
);

/** The rule of a companion by its name; undefined for any other card. @example companionRule('Lurrus of the Dream-Den')?.kind // 'each' */
export const companionRule = (name: string): CompanionRule | undefined => ruleByName.get(foldName(name));

/** Whether a card has the ability companion, whose condition may be one that is not known here. */
export const hasCompanion = ({
  keywords = [],
}: {
  readonly keywords?: readonly string[] | undefined;
}): boolean => keywords.some((keyword) => keyword.toLowerCase() === 'companion');

/**
 * A filter of cards that come into a deck: those that its companion's condition is sure to refuse do not pass. Where the deck shares no
 * card type itself, none is refused for its types.
 * @param companion its name; without one, and for a card that is none, every card passes
 */
export const companionFilter = (
  companion: string | undefined,
  deck: readonly CompanionFacts[],
): ((card: CompanionFacts) => boolean) => {
  const rule = companion === undefined ? undefined : companionRule(companion);
  if (rule?.kind === 'each') return (card) => rule.check(card) !== false;
  if (rule?.kind !== 'shared-type') return () => true;
  const [first, ...others] = deck.filter((card) => !isLand(card)).map(typesOf);
  const shared = first?.filter((type) => others.every((types) => types.includes(type))) ?? [];
  return (card) => shared.length === 0 || isLand(card) || typesOf(card).some((type) => shared.includes(type));
};

/** The cards of a deck that do not meet a companion's condition. */
export interface CompanionVerdict {
  /** Names of the cards that break the condition. */
  readonly broken: readonly string[];
  /** Names of the cards that lack a field to check. */
  readonly unchecked: readonly string[];
}

const sharedType = (cards: readonly CompanionFacts[]): readonly string[] => {
  const nonland = cards.filter((card) => !isLand(card));
  const first = nonland[0];
  const shared = (type: string): boolean => nonland.every((card) => typesOf(card).includes(type));
  return first === undefined || typesOf(first).some(shared) ? [] : nonland.map((card) => card.name);
};

/**
 * Checks a deck, with its commanders, against a companion's condition. The singleton condition always holds in
 * Commander. Yorion's is about the size of the deck; the verdict names no cards for it.
 */
export const checkCompanion = (rule: CompanionRule, deck: readonly CompanionFacts[]): CompanionVerdict => {
  switch (rule.kind) {
    case 'singleton':
    case 'deck-size':
      return { broken: [], unchecked: [] };
    case 'shared-type':
      return { broken: sharedType(deck), unchecked: [] };
    case 'each': {
      const verdicts = deck.map((card) => [card.name, rule.check(card)] as const);
      const named = (wanted: boolean | undefined): readonly string[] =>
        verdicts.filter(([, verdict]) => verdict === wanted).map(([name]) => name);
      return { broken: named(false), unchecked: named(undefined) };
    }
  }
};

/**
 * Whether nothing that is known keeps a card from being the companion of a deck: a known companion that may be one, whose condition no
 * card breaks.
 * @param size of the deck beyond the minimum of its format, where it may have more cards; otherwise 0
 */
export const canAccompany = (name: string, deck: readonly CompanionFacts[], size: number): boolean => {
  const rule = companionRule(name);
  if (rule === undefined || isBannedAsCompanion(name)) return false;
  if (deck.some((card) => foldName(card.name) === foldName(name))) return false;
  return rule.kind === 'deck-size' ? size >= rule.more : checkCompanion(rule, deck).broken.length === 0;
};
