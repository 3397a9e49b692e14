import type { SearchCard } from './search-card';
import type { IsChoice } from './search-choices';

/** Whether a card is what `is:` asks for; false where the facts for it are unknown. */
type Check = (card: SearchCard) => boolean;

const hasType =
  (...types: readonly string[]): Check =>
  (card) =>
    types.some((type) => card.types.includes(type));

const hasLayout =
  (...layouts: readonly string[]): Check =>
  ({ facts }) =>
    layouts.includes(facts.layout);

const says =
  (wording: RegExp): Check =>
  ({ fullText }) =>
    fullText !== undefined && wording.test(fullText);

const isLand = hasType('Land');
const land =
  (wording: RegExp): Check =>
  (card) =>
    isLand(card) && says(wording)(card);

const BASIC_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const basicTypes = ({ types }: SearchCard): number =>
  BASIC_TYPES.filter((type) => types.includes(type)).length;

/** Nothing but reminder text. */
const isWordless = ({ text }: SearchCard): boolean => text !== undefined && text.trim() === '';

const hasSymbol =
  (wanted: (symbol: string) => boolean): Check =>
  ({ costs }) =>
    costs.some((cost) => cost.some(wanted));

/**
 * What each choice of `is:` means. Kinds of lands are recognised by their wording, which all lands of a kind share
 * (magic.wizards.com and mtg.wiki on the cycles, read 2026-11-22).
 */
export const IS_CHECKS: Readonly<Record<IsChoice, Check>> = {
  commander: ({ facts }) => facts.canLead,
  partner: ({ facts }) => facts.isPartner,
  background: hasType('Background'),
  companion: ({ facts }) => facts.isCompanion,
  gamechanger: ({ facts }) => facts.gameChanger,
  banned: ({ facts }) => facts.legality === 'banned',
  reserved: ({ facts }) => facts.isReserved === true,
  permanent: hasType('Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'),
  spell: (card) => !isLand(card),
  historic: hasType('Legendary', 'Artifact', 'Saga'),
  party: hasType('Cleric', 'Rogue', 'Warrior', 'Wizard'),
  outlaw: hasType('Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'),
  vanilla: (card) => card.types.includes('Creature') && isWordless(card),
  bear: ({ facts, types }) =>
    types.includes('Creature') &&
    facts.manaValue === 2 &&
    facts.faces[0]?.power === '2' &&
    facts.faces[0].toughness === '2',
  modal: says(/\bchoose (?:one|two|three|any number|up to \w+|one or (?:both|more))(?: —|\.| that)/),
  hybrid: hasSymbol((symbol) => /^(?:[wubrg]{2}|2[wubrg])$/.test(symbol)),
  phyrexian: hasSymbol((symbol) => /^[wubrg]p$/.test(symbol)),
  split: hasLayout('split'),
  flip: hasLayout('flip'),
  transform: hasLayout('transform'),
  mdfc: hasLayout('modal_dfc'),
  dfc: hasLayout('transform', 'modal_dfc'),
  meld: hasLayout('meld'),
  leveler: hasLayout('leveler'),
  adventure: hasLayout('adventure'),
  dual: (card) =>
    isLand(card) &&
    basicTypes(card) === 2 &&
    isWordless(card) &&
    !card.types.includes('Basic') &&
    !card.types.includes('Snow'),
  shockland: (card) => basicTypes(card) === 2 && land(/\byou may pay 2 life\b/)(card),
  fetchland: land(
    /pay 1 life, sacrifice [^:]+: search your library for an? (?:plains|island|swamp|mountain|forest) or /,
  ),
  checkland: land(/\btapped unless you control an? (?:plains|island|swamp|mountain|forest) or /),
  fastland: land(/\btapped unless you control two or fewer other lands\b/),
  slowland: land(/\btapped unless you control two or more other lands\b/),
  painland: land(
    /\{t\}: add \{c\}\.\n\{t\}: add \{[wubrg]\} or \{[wubrg]\}\. [^\n]+ deals 1 damage to you\./,
  ),
  bounceland: land(
    /\bwhen [^\n]+ enters(?: the battlefield)?, return a land you control to its owner's hand\b/,
  ),
  scryland: land(/\bwhen [^\n]+ enters(?: the battlefield)?, scry 1\b[^]*: add \{[wubrg]\} or \{[wubrg]\}/),
  gainland: land(
    /\bwhen [^\n]+ enters(?: the battlefield)?, you gain 1 life\b[^]*: add \{[wubrg]\} or \{[wubrg]\}/,
  ),
  triome: (card) => isLand(card) && basicTypes(card) === 3,
  triland: land(/\btapped\.\n\{t\}: add \{[wubrg]\}, \{[wubrg]\}, or \{[wubrg]\}\.$/),
  filterland: land(/\{([wubrg])\/([wubrg])\}, \{t\}: add \{\1\}\{\1\}, \{\1\}\{\2\}, or \{\2\}\{\2\}/),
  creatureland: land(/\bbecomes? an? [^\n:]{0,120}\bcreature\b[^\n]* until end of turn/),
};

/** The choices that need rules text, for data without any. */
export const IS_TEXT_CHOICES: ReadonlySet<string> = new Set<IsChoice>([
  'vanilla',
  'modal',
  'dual',
  'shockland',
  'fetchland',
  'checkland',
  'fastland',
  'slowland',
  'painland',
  'bounceland',
  'scryland',
  'gainland',
  'triland',
  'filterland',
  'creatureland',
]);
